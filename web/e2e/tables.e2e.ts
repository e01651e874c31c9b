import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { accessible, asked, begin, choose, fits, pickGame, picture, served, until, visitor } from './harness.ts';

const server = served();

/** Begins a game of that name against the computer that plays at random. */
async function sitDown(page: Page, game: string): Promise<void> {
  await pickGame(page, server, game);
  await page.getByRole('combobox', { name: 'Strength' }).selectOption('random');
  await begin(page);
  await asked(page);
}

/** Plays so many decisions, or to the end; looks at the table on the way. Says how many it were. */
async function play(page: Page, name: string, most: number): Promise<number> {
  for (let n = 0; n < most; n++) {
    if ((await asked(page)) === 'over') return n;
    if (n === 20) {
      await fits(page, name);
      await accessible(page);
    }
    if (n % 40 === 20) {
      // Nothing is shown by its number in the engine.
      expect(await page.locator('.table').innerText()).not.toMatch(/undefined|\[object|null\b/);
      await picture(page, name);
    }
    await choose(page, (words) => (n * 7 + 3) % words.length);
  }
  return most;
}

test('a table in panels: a whole game with cards', { timeout: 600_000 }, async () => {
  const { page, faults } = await visitor();
  await sitDown(page, 'Star Wars CCG');
  // Piles and hands have names and counts.
  await page.getByRole('region', { name: 'light', exact: true }).getByText('Reserve Deck').waitFor();
  const decisions = await play(page, 'cards', 1500);
  console.log(`a game with cards: ${decisions} decisions`);
  expect(await asked(page)).toBe('over');
  await page.getByText(/You win!|You lose\.|A draw/).waitFor();
  expect(faults).toEqual([]);
});

test('a table in panels with a drawing: a battle with units', { timeout: 600_000 }, async () => {
  const { page, faults } = await visitor();
  await sitDown(page, 'Star Wars: Legion');
  const drawing = page.locator('.panels img');
  await drawing.waitFor();
  await until(() => drawing.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  const decisions = await play(page, 'units', 80);
  console.log(`a battle with units: ${decisions} decisions`);
  expect(decisions).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});
