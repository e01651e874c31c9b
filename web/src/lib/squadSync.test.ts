import { expect, test } from 'vitest';
import type { KeptSquad } from './shelf';
import { plan } from './squadSync';
import type { SavedSquad } from './wire/SavedSquad';

const here = (text: string, base?: [string, string]): KeptSquad => ({ name: 'Watch', text, ...(base ? { base } : {}) });
const there = (text: string): SavedSquad => ({ game: 'minis', name: 'Watch', text, notes: '' });
const nothing = { take: [], give: [], drop: [], ask: [] };

test('a squad that is new in the account comes, and one that is only here stays', () => {
  expect(plan([], [there('a')], 'Ysanne')).toEqual({ ...nothing, take: [there('a')] });
  expect(plan([here('a')], [], 'Ysanne')).toEqual(nothing);
});

test('what was changed elsewhere arrives, and what was changed here goes there', () => {
  expect(plan([here('a', ['Ysanne', 'a'])], [there('b')], 'Ysanne')).toEqual({ ...nothing, take: [there('b')] });
  const mine = here('b', ['Ysanne', 'a']);
  expect(plan([mine], [there('a')], 'Ysanne')).toEqual({ ...nothing, give: [mine] });
});

test('what was changed on both sides is asked about, and so is what never was agreed on', () => {
  for (const mine of [here('b', ['Ysanne', 'a']), here('b'), here('b', ['Another', 'b'])]) {
    expect(plan([mine], [there('c')], 'Ysanne')).toEqual({ ...nothing, ask: [{ here: mine, there: there('c') }] });
  }
  // The same change on both sides is none to ask about.
  expect(plan([here('c', ['Ysanne', 'a'])], [there('c')], 'Ysanne')).toEqual({ ...nothing, take: [there('c')] });
});

test('what was deleted elsewhere goes here too, unless it was changed here or belongs to somebody else', () => {
  expect(plan([here('a', ['Ysanne', 'a'])], [], 'Ysanne')).toEqual({ ...nothing, drop: ['Watch'] });
  expect(plan([here('b', ['Ysanne', 'a'])], [], 'Ysanne')).toEqual(nothing);
  expect(plan([here('a', ['Another', 'a'])], [], 'Ysanne')).toEqual(nothing);
});
