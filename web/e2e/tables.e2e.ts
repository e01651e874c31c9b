import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessible, asked, choose, closeAll, picture, Server, visitor } from './harness.ts';
import type { Page } from 'playwright-core';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(async () => {
  await closeAll();
  await server.stop();
});

/** Begins a game of that name against the computer that plays at random. */
async function begin(page: Page, game: string): Promise<void> {
  await page.goto(server.url);
  await page.getByText(game).click();
  await page.getByRole('combobox', { name: 'Strength' }).selectOption('random');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/#\/play\//);
}

/** Plays to the end, and looks at the table now and then. */
async function playThrough(page: Page, name: string, most: number): Promise<number> {
  for (let n = 0; n < most; n++) {
    if ((await asked(page)) === 'over') return n;
    if (n === 20) {
      await picture(page, name);
      await accessible(page);
    }
    const more = page.getByRole('button', { name: /\d+ more/ });
    if ((await page.locator('.option').count()) === 0 && (await more.count())) await more.click();
    await choose(page, (words) => (n * 7 + 3) % words.length);
  }
  return most;
}

test('a table in panels: a whole game with cards', { timeout: 600_000 }, async () => {
  const { page, faults } = await visitor();
  await begin(page, 'Star Wars CCG');
  await asked(page);
  // Piles and hands have names and counts; nothing is shown by its number in the engine.
  await page.getByRole('region', { name: 'Light', exact: true }).getByText('Reserve Deck').waitFor();
  const shown = await page.locator('.panels').innerText();
  expect(shown).not.toMatch(/\b255\b|undefined|\[object/);
  expect(await playThrough(page, 'cards', 1200)).toBeLessThan(1200);
  await page.getByText(/You win!|You lose\.|A draw/).waitFor();
  expect(faults).toEqual([]);
});

test('a table in panels with a drawing: a battle with units', { timeout: 600_000 }, async () => {
  const { page, faults } = await visitor();
  await begin(page, 'Star Wars: Legion');
  await asked(page);
  await page.locator('.panels img').waitFor();
  expect(await page.locator('.panels img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  const decisions = await playThrough(page, 'units', 900);
  expect(decisions).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});
