import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { accessible, againstBot, answering, asked, fits, inTurn, pickGame, begin, picture, question, served, setUp, stamp, until, visitor } from './harness.ts';

const server = served();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test('on a phone held upright: nothing is cut off, and two taps move', async () => {
  const { page, faults } = await visitor(PHONE);
  for (const at of ['', '#/squads', '#/character', '#/rules', '#/account']) {
    await page.goto(server.url + at);
    await page.locator('h1').first().waitFor();
    await page.getByText('Loading…').first().waitFor({ state: 'detached' });
    await fits(page, at);
    await picture(page, `phone-${at.replace('#/', '') || 'home'}`);
  }
  await againstBot(page, server);
  await setUp(page);
  await fits(page, 'in play');
  await picture(page, 'phone');
  await accessible(page);
  await answering(page, () => page.locator('.option').first().tap());
  await inTurn(page);
  const spot = await inSight(page);
  await page.touchscreen.tap(spot.x + spot.width / 2, spot.y + spot.height / 2);
  const go = page.getByRole('button', { name: 'Move here' });
  await go.waitFor();
  await page.locator('path.trail').waitFor({ state: 'attached' });
  await fits(page, 'about to move');
  await picture(page, 'phone-move');
  await answering(page, () => go.tap());
  expect(faults).toEqual([]);
});

test('a table in panels on a phone', async () => {
  const { page, faults } = await visitor(PHONE);
  await pickGame(page, server, 'Star Wars CCG');
  await begin(page);
  await asked(page);
  await fits(page, 'cards');
  await accessible(page);
  await picture(page, 'phone-cards');
  expect(faults).toEqual([]);
});

/** A square within reach that neither the buttons nor the line above the board cover, once the board has come to rest. */
async function inSight(page: Page): Promise<DOMRect> {
  let spot: DOMRect | undefined;
  await until(async () => {
    const board = await page.locator('.board').boundingBox();
    const squares = await page.locator('rect.near').evaluateAll((all) => all.map((square) => square.getBoundingClientRect().toJSON() as DOMRect));
    spot = board ? squares.find((b) => b.x > board.x + 20 && b.x + b.width < board.x + board.width - 70 && b.y > board.y + 60 && b.y + b.height < board.y + board.height - 20) : undefined;
    return spot !== undefined;
  }).toBe(true);
  if (!spot) throw new Error('no square to go to in view');
  return spot;
}

/** Goes on with the Tab key until that is in focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

test('with the keyboard only', async () => {
  const { page, faults } = await visitor();
  await page.goto(server.url);
  await page.getByLabel('Your squad').waitFor();
  // A list takes the first letters of what is wanted.
  for (const [list, letters] of [['Map', 'Canyon'], ['Your squad', 'Hollow'], ['Their squad', 'Grey']] as const) {
    await tabTo(page, page.getByRole('combobox', { name: list }));
    await page.keyboard.type(letters);
  }
  await tabTo(page, page.getByRole('button', { name: 'Start', exact: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/play\//);
  const board = page.locator('.board');
  await board.waitFor();
  // Figures are set up with the marker: N jumps to a square that can be chosen, Enter takes it.
  await asked(page);
  await tabTo(page, board);
  while (!/activate/i.test(await question(page))) {
    await answering(page, async () => {
      if (await page.locator('.option').count()) return page.keyboard.press('1');
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    });
    await asked(page);
  }
  // A digit answers from the list, arrows lead the marker, Escape steps back.
  await answering(page, () => page.keyboard.press('1'));
  await inTurn(page);
  await page.locator('rect.near').first().waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  expect(await page.getByRole('status').filter({ hasText: /^Square / }).first().innerText()).toMatch(/^Square [a-z]+\d+/);
  // Sight comes and goes; reach stays beside it, and whoever points at something loses neither.
  await page.keyboard.press('v');
  await page.keyboard.press('ArrowDown');
  await page.locator('rect.seen').first().waitFor();
  expect(await page.locator('rect.near').count()).toBeGreaterThan(0);
  await picture(page, 'sight');
  await page.keyboard.press('v');
  await page.locator('rect.seen').first().waitFor({ state: 'detached' });
  // A move with the marker, and both taken back.
  const before = await stamp(page);
  for (let i = 0; i < 8 && (await stamp(page)) === before; i++) {
    await page.keyboard.press(i % 2 ? 'ArrowDown' : 'ArrowLeft');
    const reachable = await page.getByRole('status').filter({ hasText: /can be reached/ }).count();
    if (reachable) await answering(page, () => page.keyboard.press('Enter'));
  }
  await inTurn(page);
  expect(await stamp(page)).not.toBe(before);
  await page.keyboard.press('Escape');
  for (let i = 0; i < 4 && !/activate/i.test(await question(page)); i++) await answering(page, () => page.keyboard.press('u'));
  await until(() => question(page)).toMatch(/activate/i);

  // And through the whole round: whom to activate, whom to attack and how, with the keys alone.
  const round = () => page.locator('.stand').innerText();
  expect(await round()).toMatch(/^Round 1/i);
  await tabTo(page, board);
  let decisions = 0;
  for (; decisions < 150 && /^Round 1/i.test(await round()) && (await asked(page)) === 'asked'; decisions++) await decideByKeys(page, decisions);
  console.log(`a round with the keyboard: ${decisions} decisions`);
  // Whoever has won the initiative is asked who goes first, before the next one.
  await until(round).toMatch(/^(before )?round 2/i);
  expect(faults).toEqual([]);
});

/** Attacks if it can, ends a turn otherwise; what has no digit is taken with the marker. */
async function decideByKeys(page: Page, n: number): Promise<void> {
  const words = await page.locator('.option .words').allInnerTexts();
  const wish = [/^attack /i, /^end turn/i].map((what) => words.findIndex((w) => what.test(w))).find((i) => i >= 0 && i < 9) ?? 0;
  await answering(page, async () => {
    // Every other activation is picked on the board.
    const marked = !words.length || (/activate/i.test(await question(page)) && n % 2 === 1);
    if (!marked) return page.keyboard.press(String(wish + 1));
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  });
}
