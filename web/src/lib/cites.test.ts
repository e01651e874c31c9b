import { expect, test } from 'vitest';
import { about, spans } from './cites';

const texts = [
  { key: 'cover', cite: '000:282-319, 591-712; 003:358-380' },
  { key: 'target', cite: '000:224-300, 773' },
  { key: 'term', cite: '000:290' },
];
const keys = (cite: string) => about(texts, cite).map((t) => t.key);

test('a citation is lines of documents', () => {
  expect(spans('000:46-47, 508; 003:60')).toEqual([['000', 46, 47], ['000', 508, 508], ['003', 60, 60]]);
  expect(spans('R005')).toEqual([]);
});

test('the text that says the least besides comes first', () => {
  expect(keys('000:290')).toEqual(['term', 'target', 'cover']);
  expect(keys('003:370-372')).toEqual(['cover']);
});

test('lines that no text is about lead to the nearest', () => {
  expect(keys('000:770')).toEqual(['target']);
  expect(keys('004:1')).toEqual([]);
});
