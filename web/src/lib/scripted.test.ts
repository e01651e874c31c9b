import { expect, test } from 'vitest';
import { scripted } from './scripted';

test('every line of a ruling stands before what came of it, also one of which nothing came', () => {
  const lines = [{ n: 1, words: 'set up' }, { n: 3, words: 'attacks' }, { n: 4, words: 'hits' }, { n: 6, words: 'ends' }];
  const marks = [
    { line: 0, text: '', n: 2 },
    { line: 9, text: 'left: attack x', n: 3 },
    { line: 10, text: 'roll 10', n: 4 },
    { line: 11, text: 'expect x damage 10', n: 4 },
  ];
  expect(scripted(lines, marks).map((l) => l.words)).toEqual(['set up', '▸ left: attack x', 'attacks', '▸ roll 10', 'hits', '▸ expect x damage 10', 'ends']);
  // None is lost, and none has the name of another.
  expect(new Set(scripted(lines, marks).map((l) => l.written ?? l.n)).size).toBe(7);
  expect(scripted(lines, [])).toEqual(lines);
});
