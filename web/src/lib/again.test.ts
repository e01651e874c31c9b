import { expect, test } from 'vitest';
import { asWished, awaits, once } from './again';
import type { MatchInfo } from './wire/MatchInfo';
import type { NewMatch } from './wire/NewMatch';

const wish: NewMatch = {
  game: 'minis',
  seats: [{ who: 'me', squad: { named: 'hollow-cell' } }, { who: 'open', squad: null }],
  map: 'Canyon Gate',
  clock: { seconds: 1200, increment: 10 },
  public: true,
  rated: true,
  name: 'Ysanne',
  lang: 'en',
  own: [],
};

test('between persons it is for the same people, each in the other seat', () => {
  expect(awaits(wish)).toBe(true);
  expect(once(wish, true)).toEqual({ ...wish, public: false, seats: [wish.seats[1], wish.seats[0]] });
  // Where a seat has squads of its own everybody keeps theirs.
  expect(once(wish, false)).toEqual({ ...wish, public: false });
});

test('against the computer it is simply the same', () => {
  const alone: NewMatch = { ...wish, seats: [{ who: 'me', squad: null }, { who: { bot: 'easy' }, squad: null }] };
  expect(awaits(alone)).toBe(false);
  expect(once(alone, true)).toBe(alone);
});

test('whoever joined can wish for the same', () => {
  const seat = { player: null, bot: null, squad: null, rating: null, here: true };
  const match = { game: 'minis', clock: wish.clock, rated: true, seats: [{ ...seat, seat: 0 }, { ...seat, seat: 1 }, { ...seat, seat: 2, bot: 'easy' }] } as unknown as MatchInfo;
  const wished = asWished(match, [1], { named: 'grey-line' }, []);
  expect(wished.seats).toEqual([{ who: 'open', squad: null }, { who: 'me', squad: { named: 'grey-line' } }, { who: { bot: 'easy' }, squad: null }]);
  expect([wished.clock, wished.rated, wished.public]).toEqual([wish.clock, true, false]);
});
