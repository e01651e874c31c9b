import { expect, test } from 'vitest';
import { about, duel, key, mark, marks, seatOf, squareName } from './choices';

test('options point at what they are about', () => {
  expect(mark({ Figure: 3 })).toEqual({ on: 'figure', figure: 3, deed: 'pick' });
  expect(mark({ Deed: { Attack: 7 } })).toEqual({ on: 'figure', figure: 7, deed: 'attack' });
  expect(mark({ Square: { x: 4, y: 9 } })).toEqual({ on: 'square', at: [4, 9] });
  expect(mark({ Deed: 'Move' })).toEqual({ on: 'move' });
  expect(mark({ Deed: 'End' })).toEqual({ on: 'end' });
  expect(mark({ Use: { who: 1, ability: 22 } })).toEqual({ on: 'ability', ability: 22, who: 1 });
  expect(mark('Pass')).toEqual({ on: 'nothing' });
});

test('what is not on the board stays in the list', () => {
  const all = marks([
    { choice: { Deed: 'Move' }, words: 'move' },
    { choice: { Deed: { Attack: 2 } }, words: 'attack' },
    { choice: { Square: { x: 1, y: 2 } }, words: 'b3' },
    { choice: { Door: 5 }, words: 'door 5' },
    { choice: 'Pass', words: 'pass' },
  ]);
  expect(all.move).toBe(0);
  expect(all.rest).toEqual([0, 4]);
  expect(all.figures.get(2)).toEqual([{ nth: 1, deed: 'attack' }]);
  expect(all.squares.get(key([1, 2]))).toBe(2);
  expect(all.doors.get(5)).toBe(3);
});

test('a question says whom it is about', () => {
  expect(about({ Turn: 4 })).toEqual({ kind: 'Turn', who: 4 });
  expect(about({ Move: [4, 6] })).toEqual({ kind: 'Move', who: 4 });
  expect(about({ Activate: 2 })).toEqual({ kind: 'Activate', who: null });
  expect(about('Area')).toEqual({ kind: 'Area', who: null });
  expect(duel({ Opportunity: [3, 8] })).toEqual([3, 8]);
  expect(duel({ Turn: 3 })).toBeNull();
});

test('squares have the names of the rulebook', () => {
  expect(squareName([0, 0])).toBe('a1');
  expect(squareName([26, 10])).toBe('aa11');
  expect(squareName([33, 13])).toBe('ah14');
});

test('an option that names a seat says which', () => {
  expect(seatOf({ Seat: 1 })).toBe(1);
  expect(seatOf({ Figure: 1 })).toBeNull();
  expect(seatOf('Yes')).toBeNull();
});
