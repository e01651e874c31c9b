import { expect, test } from 'vitest';
import { en } from './en';
import { forms, pl } from './pl';

test('the languages have the same keys, and none is empty', () => {
  expect(Object.keys(pl).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(pl)) if (typeof text === 'string') expect(text.length, key).toBeGreaterThan(0);
});

test('Polish nouns follow their numbers', () => {
  const of = (n: number) => forms(n, 'pole', 'pola', 'pól');
  expect([1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 112].map(of)).toEqual(['pole', 'pola', 'pola', 'pól', 'pól', 'pól', 'pól', 'pól', 'pola', 'pól', 'pól']);
});
