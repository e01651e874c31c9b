import { sha256 } from './sha256';

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
