import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { accessible, asked, begin, choose, first, inTurn, picture, question, served, setUp, visitor } from './harness.ts';

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
  await page.getByRole('combobox', { name: 'Your squad' }).selectOption({ label: '★ Harbour Watch' });
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
