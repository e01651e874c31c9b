import type { Drawn } from './wire/Drawn';

/*
 * Dice and shuffles drawn again from the seed of a match. This is the arithmetic of the promise, not a rule of a game: it is written here a
 * second time so that the server's word is not needed. The first is crates/kernel/src/chance.rs; a test compares the two by draws.vectors.json.
 */

const MOST = (1n << 64n) - 1n;
const u64 = (n: bigint): bigint => n & MOST;

/** The finaliser of SplitMix64. */
function scramble(of: bigint): bigint {
  let z = u64(of + 0x9e3779b97f4a7c15n);
  z = u64((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
  z = u64((z ^ (z >> 27n)) * 0x94d049bb133111ebn);
  return z ^ (z >> 31n);
}

/** Draw number `k` of a match, from 0 to `n` - 1: numbers that would make some likelier than others are drawn again. */
export function draw(seed: bigint, k: bigint, n: bigint): bigint {
  const zone = MOST - (MOST % n);
  const mixed = scramble(u64(seed) ^ scramble(u64(k * 0x9e3779b97f4a7c15n))) ^ (seed >> 64n);
  for (let attempt = 0n; ; attempt++) {
    const value = scramble(mixed ^ u64(attempt * 0xd1b54a32d192ed03n));
    if (value < zone) return value % n;
  }
}

/** What dice show that are thrown after so many draws: one draw for each. */
export function thrown(seed: bigint, drawn: number, count: number, sides: number): number[] {
  return Array.from({ length: count }, (_, i) => Number(draw(seed, BigInt(drawn + i), BigInt(sides))) + 1);
}

/** The order of things that are shuffled after so many draws: as many draws as there are things. */
export function shuffled(seed: bigint, drawn: number, count: number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const other = Number(draw(seed, BigInt(drawn + i), BigInt(i + 1)));
    const [here = 0, there = 0] = [order[i], order[other]];
    [order[i], order[other]] = [there, here];
  }
  return order;
}

/** A throw or a shuffle that does not follow from the seed. */
export interface Wrong {
  /** Its place in the list, from 0. */
  at: number;
  told: number[];
  drawn: number[];
}

/** What came of drawing everything again. */
export interface Redrawn {
  dice: number;
  shuffles: number;
  wrong: Wrong[];
}

/** Draws everything again that a match says fell to chance, and compares. The places are counted here, so that no draw can be left out or taken twice. */
export function redraw(seed: string, all: Drawn[]): Redrawn {
  const from = BigInt(`0x${seed}`);
  const found: Redrawn = { dice: 0, shuffles: 0, wrong: [] };
  let used = 0;
  for (const [at, { fell }] of all.entries()) {
    const told = 'dice' in fell ? fell.dice.faces : fell.shuffle.order;
    const drawn = 'dice' in fell ? thrown(from, used, told.length, fell.dice.sides) : shuffled(from, used, told.length);
    if ('dice' in fell) found.dice += told.length;
    else found.shuffles += 1;
    if (told.some((n, i) => n !== drawn[i])) found.wrong.push({ at, told, drawn });
    used += told.length;
  }
  return found;
}
