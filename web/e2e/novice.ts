import type { Page } from 'playwright-core';
import { choose } from './harness.ts';

type Square = [column: number, row: number];

/** A square as players call it, such as `ad8`. */
function square(words: string): Square | null {
  const [, letters, row] = /\b([a-z]{1,2})(\d+)\b/.exec(words) ?? [];
  if (!letters || !row) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);
  return [column - 1, Number(row) - 1];
}

/** Where the figures of a side stand, as the board draws them. */
function figures(page: Page, side: number): Promise<Square[]> {
  return page.locator(`.piece:has(.token.s-${side})`).evaluateAll((all) =>
    all.map((piece): [number, number] => {
      const { e, f } = new DOMMatrix(getComputedStyle(piece).transform);
      return [Math.round(e / 32), Math.round(f / 32)];
    }),
  );
}

/** Somebody who has just learnt the game: attacks whom it can, goes towards the enemy once a turn, and ends the turn otherwise. */
export class Novice {
  #moved = '';

  constructor(
    private page: Page,
    private enemy: 0 | 1,
  ) {}

  /** Makes the decision that is open, with the mouse. */
  async decide(): Promise<void> {
    await choose(this.page, async (words, asked) => {
      const near = /where .+ moves/i.test(asked) ? await figures(this.page, this.enemy) : [];
      return near.length ? this.#towards(words, near) : this.#deed(asked, words);
    });
  }

  #deed(asked: string, words: string[]): number {
    const wish = [/^attack /i, /^yes/i, ...(this.#moved === asked ? [] : [/^move/i]), /^end turn/i];
    const nth = wish.map((what) => words.findIndex((w) => what.test(w))).find((n) => n >= 0) ?? 0;
    // Once moved, it attacks or ends the turn; whatever it does then, it may move again afterwards.
    this.#moved = /^move/i.test(words[nth] ?? '') ? asked : '';
    return nth;
  }

  #towards(words: string[], enemies: Square[]): number {
    const far = (at: Square | null) => (at ? Math.min(...enemies.map(([x, y]) => Math.hypot(at[0] - x, at[1] - y))) : Infinity);
    const ways = words.map((w) => far(square(w)));
    return ways.indexOf(Math.min(...ways));
  }
}
