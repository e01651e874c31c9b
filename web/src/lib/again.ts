import type { MatchInfo } from './wire/MatchInfo';
import type { NewMatch } from './wire/NewMatch';
import type { SquadWish } from './wire/SquadWish';

/** Whether somebody else must come before such a match begins. */
export const awaits = (wish: NewMatch): boolean => wish.seats.some((seat) => seat.who === 'open');

/** A match as whoever joined it would have wished for it: the same terms, with their own squad and seat. */
export function asWished(match: MatchInfo, mine: number[], squad: SquadWish | null, own: string[]): NewMatch {
  return {
    game: match.game,
    seats: match.seats.map(({ seat, bot }) => (mine.includes(seat) ? { who: 'me', squad } : { who: bot === null ? 'open' : { bot }, squad: null })),
    map: match.map ?? null,
    clock: match.clock,
    public: false,
    rated: match.rated,
    name: null,
    lang: null,
    own,
    limit: match.limit ?? null,
    allow_own: match.own ?? null,
  };
}

/** The same once more: with whom it was, not with anybody, and each in the next seat unless seats have squads of their own. */
export function once(wish: NewMatch, exchange: boolean): NewMatch {
  if (!awaits(wish)) return wish;
  const [first, ...rest] = wish.seats.map((seat) => (seat.who === 'open' ? { ...seat, squad: null } : seat));
  const seats = exchange && first ? [...rest, first] : wish.seats;
  return { ...wish, seats, public: false };
}
