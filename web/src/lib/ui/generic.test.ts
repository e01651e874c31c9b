import { expect, test } from 'vitest';
import { brief, columns, named, plain, title } from './generic';

const words = { yes: 'yes', no: 'no', nothing: 'nothing' };

test('small values are one line, others are not', () => {
  expect(plain(null, words)).toBe('nothing');
  expect(plain(true, words)).toBe('yes');
  expect(plain([1, 2], words)).toBe('1, 2');
  expect(plain({ a: 1 }, words)).toBeNull();
  expect(brief({ a: 1, bC: [true, { d: 2 }] }, words)).toBe('A 1, B C yes; D 2');
  expect(title('hit_points')).toBe('Hit points');
});

test('things of one kind are a table; what is the same in all of them is left out', () => {
  expect(columns([{ a: 1, b: 2 }, { a: 1, b: 3 }])?.names).toEqual(['b']);
  expect(columns([{ a: 1 }, { a: 1 }])).toBeNull();
  expect(columns([1, 2])).toBeNull();
  expect(columns([{ a: 1 }])).toBeNull();
});

test('words name a thing, and not the beginning of another', () => {
  expect(named('Move Stormtrooper 1 to Tatooine', 'Stormtrooper 1')).toBe(true);
  expect(named('Move Stormtrooper 12 to Tatooine', 'Stormtrooper 1')).toBe(false);
  expect(named('Land X-wing, then Stormtrooper 12 or Stormtrooper 1', 'Stormtrooper 1')).toBe(true);
  expect(named('Drain at Tatooine: Cantina', 'Tatooine')).toBe(false);
  expect(named('Drain at Tatooine: Cantina', 'Tatooine: Cantina')).toBe(true);
  expect(named('Odpływ Mocy: Tatooine', 'Tatooine')).toBe(true);
  expect(named('', 'Han Solo')).toBe(false);
});
