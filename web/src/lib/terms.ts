import type { Messages } from './i18n/en';
import type { MatchInfo } from './wire/MatchInfo';

/** What is agreed for a match, in short. */
export function terms(match: MatchInfo, t: Messages): string[] {
  const said = [match.clock ? t.clockMinutes(Math.round(match.clock.seconds / 60), match.clock.increment) : t.noClock];
  if (match.rated) said.push(t.rated);
  if (match.limit != null) said.push(t.points(String(match.limit)));
  if (match.map) said.push(match.map);
  if (match.own) said.push(t.ownAllowed);
  return said;
}
