import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessible, againstBot, asked, closeAll, inTurn, picture, Server, setUp, shifts, stamp, visitor } from './harness.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(async () => {
  await closeAll();
  await server.stop();
});

test('the whole application is under 200 KB, compressed', () => {
  const assets = join(import.meta.dirname, '../dist/assets');
  const sizes = readdirSync(assets).map((file) => gzipSync(readFileSync(join(assets, file))).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${(total / 1024).toFixed(0)} KB in ${sizes.length} files`);
  expect(sizes.length).toBeGreaterThan(3);
  expect(total).toBeLessThan(200 * 1024);
});

test('the home page, dark and light, without faults', async () => {
  for (const colorScheme of ['dark', 'light'] as const) {
    const { page, faults } = await visitor({ colorScheme });
    await page.goto(server.url);
    await page.getByLabel('Your squad').waitFor();
    await page.getByRole('img').first().waitFor();
    await accessible(page);
    expect(await shifts(page)).toBeLessThan(0.1);
    await picture(page, `home-${colorScheme}`);
    expect(faults).toEqual([]);
  }
});

test('the squad builder says at once what is not legal, and why', async () => {
  const { page, faults } = await visitor();
  await page.goto(`${server.url}#/squads`);
  await page.getByLabel('Name', { exact: true }).fill('Too Much');
  await page.getByRole('searchbox').fill('Hollow Ranger');
  await page.getByRole('button', { name: 'Add Hollow Ranger' }).first().click();
  await page.getByText('✓ Legal').waitFor();
  for (let i = 0; i < 12; i++) await page.getByRole('button', { name: 'Add Hollow Ranger' }).last().click();
  await page.getByText('✕ Not legal').waitFor();
  const reasons = page.getByRole('list', { name: 'Legality' }).getByRole('listitem');
  expect(await reasons.count()).toBeGreaterThan(0);
  expect(await page.getByRole('button', { name: 'Play this squad' }).isDisabled()).toBe(true);
  await accessible(page);
  await picture(page, 'squads');
  for (let i = 0; i < 11; i++) await page.getByRole('button', { name: 'Remove Hollow Ranger' }).click();
  await page.getByText('✓ Legal').waitFor();

  // As text, as a link, and kept: it comes back each way.
  await page.getByText('As text').click();
  expect(await page.getByLabel('As text').inputValue()).toContain('2 Hollow Ranger');
  await page.getByRole('button', { name: 'Share as a link' }).click();
  const other = await visitor();
  await other.page.goto(page.url());
  expect(await other.page.getByLabel('Name', { exact: true }).inputValue()).toBe('Too Much');
  await page.getByRole('button', { name: 'Keep in this browser' }).click();
  await page.goto(server.url);
  await page.getByLabel('Your squad').locator('option', { hasText: 'Too Much' }).waitFor({ state: 'attached' });
  expect(faults.concat(other.faults)).toEqual([]);
});

test('a character is entered from a card, with checks as one types', async () => {
  const { page, faults } = await visitor();
  await page.goto(`${server.url}#/character`);
  await page.getByLabel('Name', { exact: true }).fill('Harbor Guard');
  await page.getByLabel('Cost', { exact: true }).fill('8');
  await page.getByLabel('Hit Points').fill('20');
  await page.getByLabel('Defense').fill('15');
  await page.getByLabel('Attack', { exact: true }).fill('5');
  await page.getByText(/Still missing: .*damage/).waitFor();
  await page.getByLabel('Damage').fill('10');
  await page.getByText('This card can be played.').waitFor();
  await page.getByLabel('Add an ability', { exact: true }).fill('Careful Shot');
  await page.getByLabel('Number').fill('4');
  await page.getByRole('button', { name: '+ Add an ability' }).click();
  await page.getByText('Careful Shot +4').first().waitFor();
  await page.getByText('This card can be played.').waitFor();
  await expect.poll(() => page.locator('pre').innerText()).toContain('"Careful Shot +4"');
  await accessible(page);
  await picture(page, 'character');
  // Somebody of that name is in the Book already.
  await page.getByLabel('Name', { exact: true }).fill('Nexu');
  await page.getByText(/already/).waitFor();
  expect(faults).toEqual([]);
});

test('the rules are searched, misspelt words too, and shown on the board', async () => {
  const { page, faults } = await visitor();
  await page.goto(`${server.url}#/rules`);
  await page.getByLabel('Search terms and abilities').fill('covr');
  await page.getByRole('heading', { name: 'Cover', exact: true }).waitFor();
  await accessible(page);
  await picture(page, 'rules');
  await page.getByLabel('Search terms and abilities').fill('Grenades');
  await page.getByRole('heading', { name: 'Grenades', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Show me' }).first().click();
  await page.getByRole('list', { name: 'Rulings' }).getByRole('link').first().click();
  await page.waitForURL(/#\/ruling\//);
  await page.locator('.board').waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await picture(page, 'ruling');
  expect(faults).toEqual([]);
});

test('in Polish, from the first word to the log', async () => {
  const { page, faults } = await visitor({ locale: 'pl-PL' });
  await page.goto(server.url);
  expect(await page.locator('html').getAttribute('lang')).toBe('pl');
  await page.getByRole('button', { name: 'Zaczynamy' }).click();
  await page.locator('#question-words').waitFor();
  await page.getByRole('tab', { name: 'Dziennik' }).waitFor();
  await picture(page, 'polish');
  await accessible(page);
  const polish = await page.locator('#question-words').innerText();
  await page.getByRole('button', { name: 'English' }).click();
  await expect.poll(async () => page.locator('#question-words').innerText()).not.toBe(polish);
  expect(faults).toEqual([]);
});

test('on a phone held upright: nothing is cut off, and two taps move', async () => {
  const { page, faults } = await visitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const narrow = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  for (const at of ['', '#/squads', '#/character', '#/rules']) {
    await page.goto(server.url + at);
    await page.locator('h1').first().waitFor();
    expect(await narrow(), at).toBe(true);
  }
  await againstBot(page, server);
  await setUp(page);
  expect(await narrow()).toBe(true);
  await picture(page, 'phone');
  await accessible(page);
  await page.locator('.option').first().tap();
  await inTurn(page);
  const near = page.locator('rect.near');
  await near.first().waitFor();
  const board = await page.locator('.board').boundingBox();
  if (!board) throw new Error('no board');
  const boxes = await Promise.all((await near.all()).map((square) => square.boundingBox()));
  const spot = boxes.find((b) => b && b.x > board.x + 20 && b.x + b.width < board.x + board.width - 70 && b.y > board.y + 60 && b.y + b.height < board.y + board.height - 20);
  if (!spot) throw new Error('no square to go to in view');
  await page.touchscreen.tap(spot.x + spot.width / 2, spot.y + spot.height / 2);
  await page.getByRole('button', { name: 'Move here' }).waitFor();
  await picture(page, 'phone-move');
  const before = await stamp(page);
  await page.getByRole('button', { name: 'Move here' }).tap();
  await expect.poll(() => stamp(page)).not.toBe(before);
  expect(faults).toEqual([]);
});

test('with the keyboard only', async () => {
  const { page, faults } = await visitor();
  await page.goto(server.url);
  await page.getByLabel('Your squad').waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/play\//);
  const board = page.locator('.board');
  await board.waitFor();
  // Figures are set up with the marker: N jumps to a square that can be chosen, Enter takes it.
  for (let i = 0; i < 40; i++) {
    await asked(page);
    if (/activate/i.test(await page.locator('#question-words').innerText())) break;
    const before = await stamp(page);
    if (await page.locator('.option').count()) await page.keyboard.press('1');
    else {
      await board.focus();
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => stamp(page), { timeout: 20_000 }).not.toBe(before);
  }
  // A digit answers from the list, arrows lead the marker, Escape steps back.
  await page.keyboard.press('1');
  await inTurn(page);
  await board.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('status').filter({ hasText: /^Square / }).first().innerText()).toMatch(/^Square [a-z]+\d+/);
  await page.keyboard.press('v');
  await page.locator('rect.seen').first().waitFor();
  await picture(page, 'sight');
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await page.getByText(/activate/i).first().waitFor();
  expect(faults).toEqual([]);
});
