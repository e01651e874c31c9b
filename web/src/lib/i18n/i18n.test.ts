import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from './en';
import { forms, pl } from './pl';

test('the languages have the same keys, and none is empty', () => {
  expect(Object.keys(pl).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(pl)) if (typeof text === 'string') expect(text.length, key).toBeGreaterThan(0);
});

test('every word is said somewhere', () => {
  const root = join(import.meta.dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes('i18n'));
  const used = new Set(files.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/\bt\.(\w+)/g)].map(([, key]) => key)));
  expect(Object.keys(en).filter((key) => !used.has(key))).toEqual([]);
});

test('Polish nouns follow their numbers', () => {
  const of = (n: number) => forms(n, 'pole', 'pola', 'pól');
  expect([1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 112].map(of)).toEqual(['pole', 'pola', 'pola', 'pól', 'pól', 'pól', 'pól', 'pól', 'pola', 'pól', 'pól']);
});
