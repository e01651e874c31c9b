import { expect, test } from 'vitest';
import { crossLinks } from './crossLinks';

const links = (text: string, titles: string[]) => crossLinks(text, titles).filter((p) => p.title).map((p) => p.text);

test('whole words become links, each title once', () => {
  const text = 'The attacker makes an attack; a second attack (at once) has cover.';
  expect(links(text, ['legal target', 'attack', 'cover', 'over'])).toEqual(['attack', 'cover']);
  expect(crossLinks(text, ['attack']).map((p) => p.text).join('')).toBe(text);
});

test('letters of every language belong to words, and signs are themselves', () => {
  expect(links('Zasięgu nie ma, jest zasięg.', ['zasięg', 'asięg'])).toEqual(['zasięg']);
  expect(links('Levitation (2) and C-3PO?', ['Levitation (2)', 'C-3PO'])).toEqual(['Levitation (2)', 'C-3PO']);
  expect(crossLinks('Nothing here.', ['cover'])).toEqual([{ text: 'Nothing here.', title: null }]);
});

test('the longer title comes first where they begin alike', () => {
  expect(links('A legal target is a target.', ['legal target', 'target'])).toEqual(['legal target', 'target']);
});
