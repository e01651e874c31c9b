import { expect, test } from 'vitest';
import { isCharacter } from './shelf';

const form = { name: 'Harbor Guard', faction: 'Rebel', cost: 8, hit_points: 20, defense: 15, attack: 5, damage: 10, force: null, abilities: ['Careful Shot +4'], commander: false };

test('what a link brings is taken only if it is a character in full', () => {
  expect(isCharacter({ form, file: '[]' })).toBe(true);
  const strange = [null, 3, [], {}, { form }, { form: null, file: '' }, { form: { name: 'x' }, file: '' }, { form: { ...form, name: ' ' }, file: '' }, { form: { ...form, cost: '8' }, file: '' }, { form: { ...form, abilities: 'Pilot' }, file: '' }];
  expect(strange.filter(isCharacter)).toEqual([]);
});
