import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { accessible, answering, asked, begin, choose, fits, pickGame, picture, served, until, visitor } from './harness.ts';

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
      // Whoever gets in and out of a ship for nothing, or spares every card, could go on for ever.
      const tired = n > 300 || (/^move phase/i.test(question) && n % 2 === 1);
      const enough = tired ? words.findIndex((word) => /^pass$/i.test(word)) : -1;
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
    // A number that is nothing, such as the power of a droid, has no terms.
    await card.locator('.sum:has(span)', { hasText: /^(power|ability|forfeit) of .+: \d/i }).first().waitFor();
    await accessible(page);
    await picture(page, 'card-numbers');
    await card.locator('summary').click();
    explained = true;
  });
  console.log(`a game with cards: ${decisions} decisions`);
  expect(await asked(page)).toBe('over');
  expect(explained).toBe(true);
  await page.getByText(/You win!|You lose\.|A draw/).waitFor();
  // The replay shuffles the decks again from the seed.
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.locator('summary', { hasText: /\d+ shuffles?: all follow from the seed/ }).waitFor();
  await accessible(page);
  await picture(page, 'replay-cards');
  expect(faults).toEqual([]);
});

test('a table in panels with a drawing: a battle with units', { timeout: 1_200_000 }, async () => {
  const { page, faults } = await visitor();
  await sitDown(page, 'Star Wars: Legion');
  const drawing = page.locator('.drawing img');
  await drawing.waitFor();
  await until(() => drawing.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  const decisions = await play(page, 'units', 80);
  console.log(`a battle with units: ${decisions} decisions`);
  expect(decisions).toBeGreaterThan(20);
  // Where options are places they stand on the drawing: one that is pointed at lights up, and a click on it chooses.
  const places = page.locator('.paper g');
  for (let n = 0; n < 200 && !(await places.count()); n++) {
    await choose(page, (words) => Math.max(0, words.findIndex((word) => /^move/i.test(word))));
  }
  const box = await places.first().locator('circle').first().boundingBox();
  const paper = await drawing.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((paper?.y ?? Infinity) - 8);
  await places.first().locator('circle').first().hover({ force: true });
  await page.locator('.paper g.at').waitFor();
  await picture(page, 'units-places');
  await answering(page, () => places.first().locator('circle').first().click({ force: true }));
  // What the battle is about can be read, and the drawing enlarged.
  await page.getByText('What it says').click();
  await page.locator('.banner .text', { hasText: /victory token/ }).waitFor();
  await page.getByText('What it says').click();
  const wide = async () => (await drawing.boundingBox())?.width ?? 0;
  const before = await wide();
  await page.getByRole('button', { name: 'Enlarge the drawing' }).click();
  expect(await wide()).toBeGreaterThan(before * 1.4);
  await accessible(page);
  await picture(page, 'units-near');
  await page.getByRole('button', { name: 'Enlarge the drawing' }).click();
  // A unit that is opened shows its card, and the drawing what it reaches and sees.
  const plain = await drawing.getAttribute('src');
  const unit = page.locator('.panels li details').filter({ hasNotText: /defeated|not yet|not on the table/ }).first();
  await unit.locator('summary').click();
  await unit.getByText(/speed \d/).waitFor();
  await page.getByText(/reaches and sees\.$/).waitFor();
  await until(() => drawing.getAttribute('src')).not.toBe(plain);
  await picture(page, 'unit-studied');
  await unit.locator('summary').click();
  await until(() => drawing.getAttribute('src')).toBe(plain);
  // The drawing stays in sight when the last unit of the list is opened.
  const last = page.locator('.panels li details').filter({ hasNotText: /defeated|not yet|not on the table/ }).last();
  await last.locator('summary').click();
  await page.getByText(/reaches and sees\.$/).waitFor();
  await last.scrollIntoViewIfNeeded();
  const [shown, stage] = [await drawing.boundingBox(), await page.locator('.view').boundingBox()];
  expect(shown?.y).toBeGreaterThanOrEqual(stage?.y ?? Infinity);
  expect((shown?.y ?? Infinity) + (shown?.height ?? 0)).toBeLessThan((stage?.y ?? 0) + (stage?.height ?? 0) * 0.75);
  await picture(page, 'unit-last');
  await last.locator('summary').click();
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

test('a table of cards to be joined offers decks, and no squads of another game; the computer tells what it considered', async () => {
  const [host, guest] = [await visitor(), await visitor()];
  // The guest keeps a squad of Miniatures.
  await guest.page.goto(server.url);
  await guest.page.evaluate(() => localStorage.setItem('dejarik.squads', JSON.stringify([{ name: 'Night Watch', text: 'name: Night Watch' }])));
  await pickGame(host.page, server, 'Star Wars CCG');
  await host.page.getByText('A friend, by link').click();
  await begin(host.page);
  await guest.page.goto(await host.page.getByLabel('Send this link to your friend').inputValue());
  const decks = guest.page.getByRole('combobox', { name: 'Your deck' });
  await decks.waitFor();
  expect(await decks.locator('option', { hasText: 'Night Watch' }).count()).toBe(0);
  expect(await decks.locator('option').count()).toBeGreaterThan(1);
  await picture(guest.page, 'join-cards');

  await pickGame(host.page, server, 'Star Wars Miniatures');
  await host.page.getByRole('combobox', { name: 'Strength' }).selectOption('medium');
  await begin(host.page);
  // It does not think about where to set up; it does when it has several ways to act.
  const lines = host.page.locator('.thoughts li');
  await host.page.getByRole('tab', { name: 'More' }).click();
  for (let i = 0; i < 120 && (await lines.count()) < 2 && (await asked(host.page)) === 'asked'; i++) {
    await choose(host.page, (words) => Math.max(0, words.findIndex((w) => /^end turn/i.test(w))));
    await asked(host.page);
    await host.page.getByRole('button', { name: 'Show its last decision' }).click();
    await host.page.locator('.thoughts, .more .none').first().waitFor();
  }
  expect(await lines.filter({ hasText: 'taken' }).count()).toBe(1);
  for (const line of await lines.allInnerTexts()) expect(line).toMatch(/% to win, tried \d+ times?: \S/);
  expect(await host.page.locator('.more').innerText()).not.toMatch(/seat:|lines:/);
  await accessible(host.page);
  await lines.last().scrollIntoViewIfNeeded();
  await picture(host.page, 'thoughts');
  expect(host.faults.concat(guest.faults)).toEqual([]);
});

test('cards: who takes a dark deck plays the dark side, in Polish too', async () => {
  const { page, faults } = await visitor({ locale: 'pl-PL' });
  await page.goto(server.url);
  await page.locator('label.pick', { hasText: 'Star Wars CCG' }).click();
  const mine = page.getByRole('combobox', { name: 'Twoja talia' });
  const dark = mine.locator('option', { hasText: 'ciemna strona' });
  await dark.first().waitFor({ state: 'attached' });
  await mine.selectOption({ index: await dark.first().evaluate((option: HTMLOptionElement) => option.index) });
  // Only decks of the other side can face it.
  const theirs = page.getByRole('combobox', { name: 'Talia przeciwnika' });
  expect(await theirs.locator('option', { hasText: 'ciemna strona' }).count()).toBe(0);
  expect(await theirs.locator('option', { hasText: 'jasna strona' }).count()).toBeGreaterThan(0);
  await page.getByRole('combobox', { name: 'Siła gry' }).selectOption('random');
  await page.getByRole('button', { name: 'Zaczynamy' }).click();
  await page.waitForURL(/#\/play\//);
  await page.getByRole('heading', { name: 'ciemna strona ty' }).waitFor();
  // What is asked, offered and told is Polish; names of cards are as printed.
  const english = /\b(the|of|to|is|are|draws?|loses?|deploy|phase|turn|pass|card)\b/i;
  for (let n = 0; n < 40 && (await asked(page)) === 'asked'; n++) {
    const unfold = page.getByRole('button', { name: /^jeszcze \d+$/ });
    if (!(await page.locator('.option').count())) await unfold.click();
    const verbs = await page.locator('.option .words').evaluateAll((all) => all.map((option) => (option.textContent ?? '').split(' ')[0] ?? ''));
    expect(verbs.filter((verb) => english.test(verb))).toEqual([]);
    await choose(page, (words) => (n * 5 + 1) % words.length);
  }
  const log = (await page.getByRole('list', { name: 'Dziennik' }).innerText()).split('\n').filter((line) => line && !/[A-Z]/.test(line.slice(1)));
  expect(log.filter((line) => english.test(line))).toEqual([]);
  // The text of a card is made in English, and says so.
  await page.getByText('Co mówi karta').first().click();
  await page.locator('.panel details[open] p[lang="en"]').first().waitFor();
  await accessible(page);
  await picture(page, 'polish-cards');
  expect(faults).toEqual([]);
});
