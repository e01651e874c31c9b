import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { accessible, picture, served, shifts, until, visitor } from './harness.ts';

const server = served();

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
    expect(await shifts(page)).toBeLessThan(0.01);
    // Everything one needs to begin is in view.
    const start = await page.getByRole('button', { name: 'Start', exact: true }).boundingBox();
    expect((start?.y ?? Infinity) + (start?.height ?? 0)).toBeLessThanOrEqual(800);
    await picture(page, `home-${colorScheme}`);
    expect(faults).toEqual([]);
  }
});

test('the squad builder says at once what is not legal, and why', async () => {
  const { page, faults } = await visitor();
  await page.goto(`${server.url}#/squads`);
  await page.getByLabel('Name', { exact: true }).fill('Too Much');
  await page.getByRole('searchbox').fill('Hollow Ranger');
  const list = page.getByRole('region', { name: 'Characters' });
  await list.getByRole('button', { name: 'Add Hollow Ranger' }).click();
  await page.getByText('✓ Legal').waitFor();
  for (let i = 0; i < 12; i++) await list.getByRole('button', { name: 'Add Hollow Ranger' }).click();
  await page.getByText('✕ Not legal').waitFor();
  const reasons = page.getByRole('list', { name: 'Legality' }).getByRole('listitem');
  await reasons.filter({ hasText: '69 more than 100' }).waitFor();
  expect(await page.getByRole('button', { name: 'Play this squad' }).isDisabled()).toBe(true);
  await accessible(page);
  await picture(page, 'squad-illegal');
  for (let i = 0; i < 11; i++) await page.getByRole('button', { name: 'Remove Hollow Ranger' }).click();
  await page.getByText('✓ Legal').waitFor();

  // As text, as a link, and kept: it comes back each way.
  await page.getByText('As text').click();
  await until(() => page.getByLabel('As text').inputValue()).toContain('2 Hollow Ranger');
  // Also where the browser keeps its clipboard from the page, as it does in a network at home.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Share as a link' }).click();
  await page.waitForURL(/squad=/);
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
  const other = await visitor();
  await other.page.goto(page.url());
  expect(await other.page.getByLabel('Name', { exact: true }).inputValue()).toBe('Too Much');
  await page.getByRole('button', { name: 'Keep in this browser' }).click();
  await page.goto(server.url);
  await page.getByLabel('Your squad').locator('option', { hasText: 'Too Much' }).waitFor({ state: 'attached' });

  // Whoever is named on two lines is there twice, and an empty number is said; what was legal before is so no more.
  await page.goto(`${server.url}#/squads`);
  await page.getByText('As text').click();
  await page.getByLabel('As text').fill('name: Twice\nfaction: Rebel\nlimit: 100\n1 Hollow Ranger\n1 Hollow Ranger\n');
  await page.getByRole('button', { name: 'Take this text' }).click();
  await page.getByText('26 of 100 points').waitFor();
  await page.getByRole('spinbutton', { name: 'Points' }).fill('');
  await page.getByRole('alert').filter({ hasText: 'limit is a number' }).waitFor();
  expect(await page.getByRole('button', { name: 'Play this squad' }).isDisabled()).toBe(true);
  // A link that is pasted into the open page is followed; what it brings is looked at first, and does no harm here.
  const code = (text: string): string => Buffer.from(text).toString('base64url');
  const link = `#/squads?squad=${code('name: Brought\nfaction: Rebel\nlimit: 100\n1 Hollow Ranger\n')}&cards=${code('[null, {"form":{"name":"Half"},"file":""}]')}`;
  await page.evaluate((to) => void (location.hash = to), link);
  await until(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Brought');
  await page.getByText('✓ Legal').waitFor();
  await page.goto(server.url);

  // A squad of the house, with a card to look at.
  await page.goto(`${server.url}#/squads`);
  await page.getByRole('button', { name: /^Hollow Cell/ }).click();
  await page.getByText('✓ Legal').waitFor();
  await page.getByRole('searchbox').fill('stealth');
  await list.getByRole('button', { name: 'Hollow Ranger', exact: false }).first().click();
  await page.getByRole('region', { name: 'The card of Hollow Ranger' }).waitFor();
  await accessible(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await picture(page, 'squads');
  expect(faults.concat(other.faults)).toEqual([]);
});

test('a character is entered from a card, with checks as one types', async () => {
  const { page, faults } = await visitor();
  await page.goto(`${server.url}#/character`);
  await page.getByLabel('Name', { exact: true }).fill('Harbor Guard');
  // What can be on no card is said beside its field, and gone as soon as it is mended.
  const cost = page.getByRole('spinbutton', { name: /^Cost/ });
  await cost.fill('-3');
  const told = page.getByRole('alert').filter({ hasText: 'A whole number from 0 to 999' });
  await told.waitFor();
  await cost.fill('8');
  await told.waitFor({ state: 'detached' });
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
  await until(() => page.locator('pre').innerText()).toContain('"Careful Shot +4"');
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
  // A text leads to another, and the way back leads back.
  const words = () => page.getByLabel('Search terms and abilities').inputValue();
  await page.locator('.texts p a').first().click();
  await until(words).not.toBe('covr');
  await page.goBack();
  await until(words).toBe('covr');
  await page.getByRole('heading', { name: 'Cover', exact: true }).waitFor();
  // A term has rulings as well as an ability.
  const term = page.locator('#ability-term-cover');
  await page.getByLabel('Search terms and abilities').fill('cover');
  await term.getByRole('button', { name: 'Show me' }).click();
  await term.getByRole('list', { name: 'Rulings' }).getByRole('link').first().waitFor();
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await until(words).toBe('');
  await page.getByLabel('Search terms and abilities').fill('Grenades');
  await page.getByRole('heading', { name: 'Grenades', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Show me' }).first().click();
  await page.getByRole('list', { name: 'Rulings' }).getByRole('link').first().click();
  await page.waitForURL(/#\/ruling\//);
  await page.locator('.board').waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  const last = await page.getByRole('slider', { name: 'Moment' }).getAttribute('max');
  await page.locator(`[data-shown="${last}"]`).waitFor();
  await accessible(page);
  await picture(page, 'ruling');
  // What is written stands before what came of it, and figures have their cards.
  await page.locator('.log .written', { hasText: /^▸ left: .*use Grenades/ }).waitFor();
  await page.locator('.log .written', { hasText: /^▸ expect/ }).first().waitFor();
  await page.locator('.board .piece').first().click();
  await page.getByRole('region', { name: /^The card of / }).waitFor();
  // Another case of it is another film.
  const other = page.getByRole('combobox', { name: 'Case' });
  expect(await other.locator('option').count()).toBeGreaterThan(1);
  await other.selectOption({ index: 1 });
  await page.waitForURL(/case=1/);
  await page.locator('[data-shown="0"]').waitFor();
  expect(await other.inputValue()).toBe('1');
  expect(await page.title()).toBe('Ruling · Dejarik');
  // An address with something else than a number leads to the beginning.
  const address = page.url();
  await page.goto(server.url);
  await page.goto(`${address.replace(/\?.*/, '')}?case=x&at=soon&seat=y`);
  await page.locator('[data-shown="0"]').waitFor();
  await page.goto(server.url);
  await page.goto(address);
  await page.locator('[data-shown]').waitFor();
  expect(faults).toEqual([]);
  // Who likes things to move is shown it at once.
  const moved = await visitor({ reducedMotion: 'no-preference' });
  await moved.page.goto(page.url());
  await until(async () => Number(await moved.page.getByRole('slider', { name: 'Moment' }).inputValue())).toBeGreaterThan(1);
  expect(moved.faults).toEqual([]);
});

test('the rules of the other games are looked up as well, with their rulings', async () => {
  const { page, faults } = await visitor();
  await page.goto(`${server.url}#/rules`);
  for (const [game, word] of [
    ['Star Wars: Legion', 'Suppressive'],
    ['Star Wars CCG', 'Force drain'],
  ] as const) {
    await page.getByRole('button', { name: game }).click();
    await page.getByLabel('Search terms and abilities').fill(word);
    // The whole list may have that text too, among others: the one is meant that is found.
    const text = page.locator('.texts > li', { has: page.getByRole('heading', { name: word, exact: true }) });
    await text.getByRole('button', { name: 'Show me' }).click();
    await text.getByRole('list', { name: 'Rulings' }).getByRole('link').first().waitFor();
    await accessible(page);
  }
  await page.reload();
  await page.getByRole('heading', { name: 'Force drain', exact: true }).waitFor();
  expect(faults).toEqual([]);
});

test('a page that cannot be loaded says so, and is loaded when the server is back', async () => {
  const { page, faults } = await visitor();
  await page.goto(server.url);
  await page.getByLabel('Your squad').waitFor();
  await server.kill();
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
  const again = page.getByRole('button', { name: 'Load it again' });
  await again.click();
  await server.again();
  await again.click();
  await page.getByRole('heading', { name: 'Rules', level: 1 }).waitFor();
  expect(faults).toEqual([]);
});

test('in Polish, from the first word to the log', async () => {
  const { page, faults } = await visitor({ locale: 'pl-PL' });
  await page.goto(server.url);
  await page.getByRole('combobox', { name: 'Twoja drużyna' }).selectOption('hollow-cell');
  expect(await page.locator('html').getAttribute('lang')).toBe('pl');
  await picture(page, 'polish-home');
  await page.getByRole('button', { name: 'Zaczynamy' }).click();
  const question = page.locator('#question-words');
  await question.waitFor();
  await page.getByRole('tab', { name: 'Dziennik' }).waitFor();
  await page.getByRole('list', { name: 'Dziennik' }).getByText(/staje na/).first().waitFor();
  await picture(page, 'polish');
  await accessible(page);
  const polish = await question.innerText();
  expect(polish).toMatch(/gdzie|którą|kogo/i);
  // The other language comes at once, without a word of a connection that is lost.
  await page.evaluate(() => {
    new MutationObserver(() => document.querySelector('.lost') && document.body.setAttribute('data-was-lost', '')).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'English' }).click();
  await until(() => question.innerText()).not.toBe(polish);
  await page.getByRole('tab', { name: 'Log' }).waitFor();
  expect(await page.locator('[data-was-lost]').count()).toBe(0);
  expect(faults).toEqual([]);
});
