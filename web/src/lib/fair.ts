import { redraw, type Redrawn } from './draws';
import { sha256 } from './sha256';
import type { Drawn } from './wire/Drawn';
import type { Fairness } from './wire/Fairness';

/** The text whose hash is the promise of a match's dice, as the protocol says it. */
export const promised = (match: string, seed: string): string => `dejarik dice 1\nmatch ${match}\nseed ${seed}\n`;

/**
 * What the seed that was shown at the end is worth:
 * `kept`: it is the one whose hash this browser had noted before the end.
 * `told`: its hash is what the server says it was; this browser had noted none.
 * `broken`: it is not the seed that was promised.
 */
export type Verdict = 'kept' | 'told' | 'broken';

/** Hashes the seed here and compares it with what was noted here; the server's word counts only where nothing was. */
export async function judge(match: string, seed: string, noted: string | undefined, told: string): Promise<Verdict> {
  const hash = await sha256(promised(match, seed));
  if (hash !== told || (noted !== undefined && hash !== noted)) return 'broken';
  return noted === undefined ? 'told' : 'kept';
}

/** All that can be said of the dice of a match that is over. */
export interface Fair {
  verdict: Verdict;
  /** What fell to chance, as the match has it. */
  drawn: Drawn[];
  /** The same, drawn again here. */
  again: Redrawn;
  /** Whether the server could play the match again to the same end, which it can under its own rules. */
  replayed: boolean;
}

/** Checks the seed of a match that is over against the promise, and every die and shuffle against the seed. */
export async function examine(match: string, noted: string | undefined, told: Fairness, drawn: Drawn[]): Promise<Fair> {
  const { commitment, seed, dice_hold } = told;
  const verdict = seed === null ? 'broken' : await judge(match, seed, noted, commitment);
  return { verdict, drawn, again: redraw(seed ?? '0', drawn), replayed: dice_hold };
}
