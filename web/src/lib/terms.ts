import type { Messages } from './i18n/en';
import type { MatchInfo } from './wire/MatchInfo';

/** What anybody may know of a match; some of it only newer servers tell. */
export type Agreed = Omit<MatchInfo, 'seats'> & {
  host?: string | null;
  host_rating?: number | null;
  limit?: number | null;
  map?: string | null;
  own?: boolean;
  /** For how long, in milliseconds, somebody the match waits for must be away until another seat may claim it. */
  claim_after?: number;
  seats: (MatchInfo['seats'][number] & { away?: number | null })[];
};

/** What is agreed for a match, in short. */
export function terms(match: Agreed, t: Messages): string[] {
  const said = [match.clock ? t.clockMinutes(Math.round(match.clock.seconds / 60), match.clock.increment) : t.noClock];
  if (match.rated) said.push(t.rated);
  if (match.limit != null) said.push(t.points(String(match.limit)));
  if (match.map) said.push(match.map);
  if (match.own) said.push(t.ownAllowed);
  return said;
}
