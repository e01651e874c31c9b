import { expect, test } from 'vitest';
import { brief, columns, extent, marksOf, named, plain, title } from './generic';

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

test('options that are places are found on the drawing', () => {
  const options = [
    { words: 'done', choice: 'Pass' },
    { words: 'at 55.431/1.231 facing 180', choice: { Spots: [{ at: { x: 55431, y: 1231 }, facing: 32768 }] } },
    { words: 'to 71.479 19.231 speed 2', choice: { March: { speed: 2, heading: 0, bend: 0, travel: 4048 } } },
    { words: 'Rebel Troopers 2', choice: { Unit: 2 } },
  ];
  expect(marksOf(options)).toEqual([
    { nth: 1, places: [[55431, 1231]] },
    { nth: 2, places: [[71479, 19231]] },
  ]);
  expect(extent('<svg viewBox="0 0 7200 3600" x="1">')).toEqual([7200, 3600]);
  expect(extent('')).toEqual([0, 0]);
});
