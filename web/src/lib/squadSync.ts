import type { KeptSquad } from './shelf';
import type { SavedSquad } from './wire/SavedSquad';

/**
 * What becomes of the squads of a browser and of an account. Each squad here remembers the text on which both last agreed (`base`): whoever still has that
 * text has changed nothing since, so the other's is the newer one. No clock is needed, and a clock that is wrong does no harm.
 */
export interface Plan {
  /** Come here from the account, in place of what is here. */
  take: SavedSquad[];
  /** Were changed here alone: go to the account. */
  give: KeptSquad[];
  /** Were deleted elsewhere, and not changed here since. */
  drop: string[];
  /** Were changed on both sides: somebody must say which is to stay. */
  ask: { here: KeptSquad; there: SavedSquad }[];
}

/** The text on which this browser and that account last agreed. */
export const base = (squad: KeptSquad | undefined, account: string): string | null => (squad?.base?.[0] === account ? squad.base[1] : null);

export function plan(here: KeptSquad[], there: SavedSquad[], account: string): Plan {
  const made: Plan = { take: [], give: [], drop: [], ask: [] };
  for (const theirs of there) {
    const own = here.find((s) => s.name === theirs.name);
    const agreed = base(own, account);
    if (!own || own.text === theirs.text || own.text === agreed) made.take.push(theirs);
    else if (theirs.text === agreed) made.give.push(own);
    else made.ask.push({ here: own, there: theirs });
  }
  for (const own of here.filter((s) => !there.some((t) => t.name === s.name))) {
    if (base(own, account) === own.text) made.drop.push(own.name);
  }
  return made;
}
