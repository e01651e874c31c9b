import { expect, test } from 'vitest';
import { en } from '../i18n/en';
import type { Scene } from '../wire/minis';
import { stand, told } from './stand';

const scene = (of: Partial<Scene>): Scene => ({ phase: 1, round: 2, left: 1, over: false, stand: 'setting up', sides: [], ...of }) as Scene;

test('where the game stands is said from where one sits', () => {
  const names = ['Hollow Cell', 'Grey Line'];
  expect(stand(scene({}), en, names, [1])).toBe('Round 2 · your phase · 1 activation left');
  expect(stand(scene({ left: 0 }), en, names, [0])).toBe('Round 2 · phase of Grey Line');
  // Who plays both sides is told which of them it is.
  expect(stand(scene({ phase: 0, left: 2 }), en, names, [0, 1])).toBe('Round 2 · phase of Hollow Cell · 2 activations left');
  expect(stand(scene({ phase: null }), en, names, [0])).toBe('setting up');
});

test('of a move the log tells where it led', () => {
  const step = (n: number, who: number) => ({ n, event: { Stepped: { who, to: { x: n, y: 0 } } }, words: `step ${n}` });
  const log = [step(0, 3), step(1, 3), step(2, 4), { n: 3, event: 'Rested', words: 'rest' }, step(4, 4), { n: 5, event: 'Quiet', words: '' }];
  expect(told(log).map((line) => line.n)).toEqual([1, 2, 3, 4]);
});
