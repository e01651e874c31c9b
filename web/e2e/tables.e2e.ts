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
async function play(page: Page, name: string, most: number, meanwhile: () => Promise<void> = async () => {}): Promise<number> {
  for (let n = 0; n < most; n++) {
    if ((await asked(page)) === 'over') return n;
    await meanwhile();
    if (n === 20) {
      await fits(page, name);
      await accessible(page);
    }
    if (n % 40 === 20) {
      // Nothing is shown by its number in the engine.
      expect(await page.locator('.table').innerText()).not.toMatch(/undefined|\[object|null\b/);
      await picture(page, name);
    }
    await choose(page, (words, question) => {
      // Whoever gets in and out of a ship for nothing could go on for ever.
      const enough = /^move phase/i.test(question) && n % 2 ? words.findIndex((word) => /^pass$/i.test(word)) : -1;
      return enough >= 0 ? enough : (n * 7 + 3) % words.length;
    });
  }
  return most;
}

test('a table in panels: a whole game with cards', { timeout: 1_200_000 }, async () => {
  const { page, faults } = await visitor();
  await sitDown(page, 'Star Wars CCG');
  // Piles and hands have names and counts.
  await page.getByRole('region', { name: 'light', exact: true }).getByText('Reserve Deck').waitFor();
  await page.getByRole('heading', { name: 'light you' }).or(page.getByRole('heading', { name: 'dark you' })).waitFor();
  // The numbers of the first card on the table that has some are explained by their terms.
  let explained = false;
  const decisions = await play(page, 'cards', 1500, async () => {
    const card = page.locator('.panels li details:has(summary small)').first();
    if (explained || !(await card.count())) return;
    await card.locator('summary').click();
    const sum = card.locator('.sum', { hasText: /^(power|ability|forfeit) of .+: \d/i }).first();
    await sum.waitFor();
    await until(() => sum.locator('span').count()).toBeGreaterThan(0);
    await accessible(page);
    await picture(page, 'card-numbers');
    await card.locator('summary').click();
    explained = true;
  });
  console.log(`a game with cards: ${decisions} decisions`);
  expect(await asked(page)).toBe('over');
  expect(explained).toBe(true);
  await page.getByText(/You win!|You lose\.|A draw/).waitFor();
  expect(faults).toEqual([]);
});

test('a table in panels with a drawing: a battle with units', { timeout: 1_200_000 }, async () => {
  const { page, faults } = await visitor();
  await sitDown(page, 'Star Wars: Legion');
  const drawing = page.locator('.panels img');
  await drawing.waitFor();
  await until(() => drawing.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  const decisions = await play(page, 'units', 80);
  console.log(`a battle with units: ${decisions} decisions`);
  expect(decisions).toBeGreaterThan(20);
  // A unit that is opened shows its card, and the drawing what it reaches and sees.
  const plain = await drawing.getAttribute('src');
  const unit = page.locator('.panels li details').filter({ hasNotText: /defeated|not yet/ }).first();
  await unit.locator('summary').click();
  await unit.getByText(/speed \d/).waitFor();
  await page.getByText(/reaches and sees\.$/).waitFor();
  expect(await drawing.getAttribute('src')).not.toBe(plain);
  await picture(page, 'unit-studied');
  await unit.locator('summary').click();
  await until(() => drawing.getAttribute('src')).toBe(plain);
  // Each line of the log leads to its moment, and Escape back to now.
  const table = () => page.locator('.panels').innerText();
  const now = await table();
  await page.getByRole('list', { name: 'Log' }).getByRole('button').nth(1).click();
  await page.getByText('You are looking at an earlier moment').waitFor();
  await until(table).not.toBe(now);
  await page.keyboard.press('Escape');
  await until(table).toBe(now);
  expect(faults).toEqual([]);
});
