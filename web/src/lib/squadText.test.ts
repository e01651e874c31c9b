import { expect, test } from 'vitest';
import { fromLink, read, toLink, write } from './squadText';

const TEXT = 'name: Hollow Cell\nfaction: Rebel\nera: Rebellion\nlimit: 100\n1 Mirel Tennick, Cell Leader\n3 Hollow Ranger\nnote: Scouts in cover.\n';

test('a squad is taken apart and put together again', () => {
  const draft = read(TEXT);
  expect(draft.members).toEqual([{ count: 1, name: 'Mirel Tennick, Cell Leader' }, { count: 3, name: 'Hollow Ranger' }]);
  expect(write(draft)).toBe(TEXT);
});

test('lines the builder does not know stay', () => {
  const text = 'name: A\nfaction: Sith\nlimit: 150\nreinforcements: 20\n2 Nexu\n';
  expect(write(read(text))).toBe(text);
});

test('who is named on two lines is one member', () => {
  const text = 'name: A\nfaction: Rebel\nlimit: 100\n1 Hollow Ranger\n1 Nexu\n2 Hollow Ranger\n0 Hollow Scout\n';
  expect(read(text).members).toEqual([{ count: 3, name: 'Hollow Ranger' }, { count: 1, name: 'Nexu' }]);
});

test('a link brings the squad back, with every letter', () => {
  const text = 'name: Łowcy żółwi\nfaction: Fringe\nlimit: 100\n';
  expect(fromLink(toLink(text))).toBe(text);
  expect(toLink(text)).toMatch(/^[\w-]+$/);
});
