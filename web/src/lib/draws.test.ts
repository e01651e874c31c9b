import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { draw, redraw, shuffled, thrown } from './draws';
import type { Drawn } from './wire/Drawn';

interface Vectors {
  draws: [seed: string, k: string, n: string, value: string][];
  throws: { seed: string; drawn: number; sides: number; faces: number[] }[];
  shuffles: { seed: string; drawn: number; order: number[] }[];
}

/** Written by the test `the_browser_is_tested_against_these_draws` of crates/server. */
const vectors = JSON.parse(readFileSync(new URL('./draws.vectors.json', import.meta.url), 'utf8')) as Vectors;
const seedOf = (hex: string): bigint => BigInt(`0x${hex}`);

test('every draw, throw and shuffle is the one that the kernel makes', () => {
  expect(vectors.draws.length).toBeGreaterThan(400);
  for (const [seed, k, n, value] of vectors.draws) expect(draw(seedOf(seed), BigInt(k), BigInt(n)), `${seed} ${k} ${n}`).toBe(BigInt(value));
  expect(vectors.throws.length).toBeGreaterThan(30);
  for (const { seed, drawn, sides, faces } of vectors.throws) expect(thrown(seedOf(seed), drawn, faces.length, sides)).toEqual(faces);
  expect(vectors.shuffles.length).toBeGreaterThan(20);
  for (const { seed, drawn, order } of vectors.shuffles) expect(shuffled(seedOf(seed), drawn, order.length)).toEqual(order);
});

const SEED = '0123456789abcdeffedcba9876543210';

/** A match of a few throws and a shuffle, as an honest server tells it. */
function honest(): Drawn[] {
  const seed = seedOf(SEED);
  return [
    { n: 3, fell: { dice: { sides: 20, faces: thrown(seed, 0, 1, 20) } } },
    { n: 3, fell: { shuffle: { order: shuffled(seed, 1, 60) } } },
    { n: 9, fell: { dice: { sides: 8, faces: thrown(seed, 61, 5, 8) } } },
    { n: 20, fell: { dice: { sides: 20, faces: thrown(seed, 66, 1, 20) } } },
  ];
}

test('an honest match is confirmed, die by die', () => {
  expect(redraw(SEED, honest())).toEqual({ dice: 7, shuffles: 1, wrong: [] });
  expect(redraw(SEED, [])).toEqual({ dice: 0, shuffles: 0, wrong: [] });
});

test('a forged die is found out, and nothing else is blamed', () => {
  const all = honest();
  const third = all[2];
  if (!third || !('dice' in third.fell)) throw new Error('no throw');
  const faces = third.fell.dice.faces;
  const right = [...faces];
  faces[4] = ((faces[4] ?? 1) % 8) + 1;
  expect(redraw(SEED, all)).toEqual({ dice: 7, shuffles: 1, wrong: [{ at: 2, told: faces, drawn: right }] });
});

test('cards that were stacked, a seed that was changed and a throw that was left out are found out', () => {
  const stacked = honest();
  const deck = stacked[1];
  if (!deck || !('shuffle' in deck.fell)) throw new Error('no shuffle');
  deck.fell.shuffle.order.reverse();
  expect(redraw(SEED, stacked).wrong.map((w) => w.at)).toEqual([1]);

  expect(redraw(SEED.replace('0123', '0124'), honest()).wrong.length).toBeGreaterThan(1);

  // Whoever throws again until it suits has used draws that the list does not have.
  const without = honest();
  without.splice(0, 1);
  expect(redraw(SEED, without).wrong.length).toBeGreaterThan(1);
});
