import type { Messages } from './i18n/en';
import type { MatchInfo } from './wire/MatchInfo';

/** What is agreed for a match, in short. */
export function terms(match: MatchInfo, t: Messages): string[] {
  const said = [match.clock ? t.clockMinutes(Math.round(match.clock.seconds / 60), match.clock.increment) : t.noClock];
  if (match.rated) said.push(t.rated);
  return said;
}

/** Who waits there: the first person who sits at it. */
export const host = (match: MatchInfo): MatchInfo['seats'][number] | undefined => match.seats.find((seat) => seat.player !== null && seat.bot === null);
