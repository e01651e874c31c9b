import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { accessible, asked, begin, choose, first, inTurn, picture, question, served, setUp, until, visitor } from './harness.ts';

const server = served();

/** Makes an account, or enters one, on the account page. */
async function account(page: Page, name: string, password: string, how: 'Make an account' | 'Log in'): Promise<void> {
  await page.goto(`${server.url}#/account`);
  await page.getByLabel('Password', { exact: true }).waitFor();
  if (how === 'Make an account') await page.getByRole('button', { name: how }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: how }).first().click();
}

test('an account: made, entered elsewhere, revoked there, and a match gone on with from another browser', async () => {
  const home = await visitor();
  await account(home.page, 'Ysanne', 'correct horse', 'Make an account');
  await home.page.getByRole('heading', { name: 'You are Ysanne.' }).waitFor();
  await accessible(home.page);

  // A match that is begun here is there for the same account elsewhere, with its seat.
  await home.page.goto(server.url);
  await home.page.getByRole('button', { name: 'Start', exact: true }).click();
  await home.page.locator('#question-words').waitFor();

  const away = await visitor();
  await account(away.page, 'Ysanne', 'wrong horse', 'Log in');
  await away.page.getByRole('alert').filter({ hasText: /wrong/ }).waitFor();
  await account(away.page, 'Ysanne', 'correct horse', 'Log in');
  await away.page.getByRole('heading', { name: 'You are Ysanne.' }).waitFor();
  await away.page.getByText('going on').waitFor();
  await picture(away.page, 'account');
  await away.page.getByRole('listitem').filter({ hasText: 'going on' }).getByRole('link').click();
  await away.page.locator('#question-words').waitFor();

  // The first browser ends the other's session; there, the account is a guest again.
  await home.page.goto(`${server.url}#/account`);
  await home.page.getByRole('button', { name: 'Log out there' }).click();
  await home.page.getByRole('button', { name: 'Log out there' }).waitFor({ state: 'detached' });
  await away.page.goto(`${server.url}#/account`);
  await away.page.reload();
  await away.page.getByRole('button', { name: 'Log in' }).waitFor();

  await home.page.getByRole('button', { name: 'Log out', exact: true }).click();
  await home.page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(home.faults.concat(away.faults)).toEqual([]);
});

test('a squad that an account keeps: changed elsewhere it arrives, changed on both sides it is asked about', async () => {
  const [home, away] = [await visitor(), await visitor()];
  await account(home.page, 'Pellaeon', 'correct horse', 'Make an account');
  await home.page.getByRole('heading', { name: 'You are Pellaeon.' }).waitFor();
  await account(away.page, 'Pellaeon', 'correct horse', 'Log in');
  await away.page.getByRole('heading', { name: 'You are Pellaeon.' }).waitFor();

  const open = async (page: Page) => {
    await page.goto(`${server.url}#/squads`);
    await page.reload();
    await page.getByRole('searchbox').waitFor();
  };
  const load = async (page: Page) => {
    await open(page);
    await page.locator('.shelf').getByRole('button', { name: 'Night Watch', exact: true }).click();
    await page.getByRole('searchbox').fill('Hollow Ranger');
  };
  /** Keeps it, and waits until the account has it, or has asked. */
  const keep = async (page: Page) => {
    await page.getByText('✓ Legal').waitFor();
    await page.getByRole('button', { name: 'Keep in this browser' }).click();
    await page.getByText('Kept', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
  };
  const rangers = (page: Page) => page.locator('.members').first().getByRole('listitem').filter({ hasText: 'Hollow Ranger' }).locator('b').innerText();
  const more = (page: Page) => page.getByRole('button', { name: 'Add Hollow Ranger' }).first().click();

  await open(home.page);
  await home.page.getByLabel('Name', { exact: true }).fill('Night Watch');
  await home.page.getByRole('searchbox').fill('Hollow Ranger');
  await more(home.page);
  await keep(home.page);
  // It comes to the other browser, is changed there, and the change comes back.
  await load(away.page);
  await more(away.page);
  await keep(away.page);
  await load(home.page);
  await until(() => rangers(home.page)).toBe('2');

  // Now both change it. Who comes second is asked, and nothing is lost meanwhile.
  await load(away.page);
  await more(home.page);
  await keep(home.page);
  for (let i = 0; i < 2; i++) await more(away.page);
  await keep(away.page);
  const ask = away.page.getByRole('alert').filter({ hasText: 'Night Watch' });
  await ask.waitFor();
  await accessible(away.page);
  await picture(away.page, 'squad-torn');
  await ask.getByRole('button', { name: 'Keep this browser’s' }).click();
  await ask.waitFor({ state: 'detached' });
  await away.page.waitForLoadState('networkidle');
  await load(home.page);
  await until(() => rangers(home.page)).toBe('4');
  expect(home.faults.concat(away.faults)).toEqual([]);
});

test('a character from a card goes into a squad, and the squad into a match', async () => {
  const { page, faults } = await visitor();
  await page.goto(`${server.url}#/character`);
  await page.getByLabel('Name', { exact: true }).fill('Quay Warden');
  for (const [label, value] of [['Cost', 9], ['Hit Points', 30], ['Defense', 16], ['Attack', 7], ['Damage', 10]] as const) {
    await page.getByLabel(label, { exact: true }).fill(String(value));
  }
  await page.getByText('This card can be played.').waitFor();
  await page.getByRole('button', { name: 'Keep it for my squads' }).click();
  await page.getByText('The squad builder lists it now.').waitFor();

  await page.goto(`${server.url}#/squads`);
  await page.getByLabel('Name', { exact: true }).fill('Harbour Watch');
  await page.getByRole('searchbox').fill('Quay Warden');
  for (let i = 0; i < 8; i++) await page.getByRole('button', { name: 'Add Quay Warden' }).first().click();
  await page.getByText('✓ Legal').waitFor();
  await page.getByText('72 of 100 points').waitFor();
  await picture(page, 'own-character');

  // Somebody who gets the link gets the character with it.
  await page.getByRole('button', { name: 'Share as a link' }).click();
  await page.waitForURL(/squad=/);
  const other = await visitor();
  await other.page.goto(page.url());
  await other.page.getByText('✓ Legal').waitFor();

  await page.getByRole('button', { name: 'Play this squad' }).click();
  // It is the one that is picked.
  await until(() => page.getByRole('combobox', { name: 'Your squad' }).inputValue()).toBe('own:Harbour Watch');
  await begin(page);
  await setUp(page);
  await choose(page, first);
  await inTurn(page);
  expect(await question(page)).toMatch(/Quay Warden/);

  // The server comes back with the character after a sudden end.
  await server.kill();
  await server.again();
  await page.reload();
  await page.locator('#question-words', { hasText: /Quay Warden/ }).waitFor();
  expect(await asked(page)).toBe('asked');
  expect(faults.concat(other.faults)).toEqual([]);
});
