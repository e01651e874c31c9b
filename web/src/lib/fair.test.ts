import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { thrown } from './draws';
import { examine, judge, promised } from './fair';
import { plain, sha256 } from './sha256';

const theirs = (text: string): string => createHash('sha256').update(text).digest('hex');

test('SHA-256, the browser’s and our own, of every length around its blocks', async () => {
  for (const n of [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 200, 1000]) {
    const text = 'żółw '.repeat(n).slice(0, n);
    expect(plain(new TextEncoder().encode(text)), `${n}`).toBe(theirs(text));
    expect(await sha256(text)).toBe(theirs(text));
  }
});

test('a seed is what was noted, what the server says, or neither', async () => {
  const [match, seed] = ['3f00', '000000000000000000000000000000ff'];
  const hash = '4d46ae8d90b560558a2cbc0a58a71f485e84a60f5772bc3a3820eb68b8c6311e';
  expect(theirs(promised(match, seed))).toBe(hash);
  expect(await judge(match, seed, hash, hash)).toBe('kept');
  expect(await judge(match, seed, undefined, hash)).toBe('told');
  // Another seed than was promised, though the server now says that it was this one.
  const other = theirs(promised(match, '01'));
  expect(await judge(match, '01', hash, other)).toBe('broken');
  expect(await judge(match, '01', undefined, hash)).toBe('broken');
  expect(await judge(match, seed, hash, other)).toBe('broken');
});

test('a match is examined: the promise and each die apart', async () => {
  const [match, seed] = ['3f00', '000000000000000000000000000000ff'];
  const commitment = theirs(promised(match, seed));
  const told = { commitment, preimage: promised(match, seed), seed, commitment_holds: true, dice_hold: true };
  const roll = (...faces: number[]) => [{ n: 1, fell: { dice: { sides: 20, faces } } }];
  const [right = 0] = thrown(BigInt(`0x${seed}`), 0, 1, 20);
  const fine = await examine(match, commitment, told, roll(right));
  expect([fine.verdict, fine.again]).toEqual(['kept', { dice: 1, shuffles: 0, wrong: [] }]);
  // The server may say what it likes of the dice: they are drawn again here.
  const forged = await examine(match, commitment, told, roll((right % 20) + 1));
  expect(forged.replayed).toBe(true);
  expect(forged.again.wrong).toEqual([{ at: 0, told: [(right % 20) + 1], drawn: [right] }]);
});
