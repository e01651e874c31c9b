import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessible, againstBot, asked, choose, closeAll, inTurn, picture, Server, setUp, stamp, visitor } from './harness.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(async () => {
  await closeAll();
  await server.stop();
});

/** Attacks where it can, goes towards the enemy otherwise, as somebody would who has just learnt the game. */
function eager(words: string[]): number {
  const find = (what: RegExp) => words.findIndex((w) => what.test(w));
  for (const wish of [/\battack /i, /^(\d+\s*)?yes/i, /\bmove/i, /end turn/i]) {
    const nth = find(wish);
    if (nth >= 0) return nth;
  }
  return 0;
}

test('a full game against the computer, with the mouse and the list', { timeout: 600_000 }, async () => {
  const { page, faults } = await visitor();
  await againstBot(page, server);
  await setUp(page);
  await picture(page, 'play');
  await accessible(page);
  let moved = '';
  let decisions = 0;
  for (; decisions < 1500; decisions++) {
    if ((await asked(page)) === 'over') break;
    const question = await page.locator('#question-words').innerText();
    const more = page.getByRole('button', { name: /\d+ more/ });
    if ((await page.locator('.option').count()) === 0 && (await more.count())) await more.click();
    await choose(page, (words) => {
      const nth = eager(words);
      // Once moved, a figure that cannot attack ends its turn: two moves each would go on for ever.
      if (/\bmove/i.test(words[nth] ?? '') && moved === question) return words.findIndex((w) => /end turn/i.test(w));
      moved = /\bmove/i.test(words[nth] ?? '') ? question : moved;
      return /activate|what .+ does/i.test(question) || !/where .+ moves/i.test(question) ? nth : Math.floor(words.length / 2);
    });
  }
  expect(await asked(page), `after ${decisions} decisions`).toBe('over');
  await page.getByText(/You win!|You lose\.|A draw/).waitFor();
  await picture(page, 'over');
  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Check every die' }).click();
  await page.getByText('every die was rolled from it').waitFor();
  expect(faults).toEqual([]);

  // The same game as a replay: verified, and any moment of it can be looked at.
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByText('every die and decision checks out').waitFor();
  const slider = page.getByRole('slider', { name: 'Moment' });
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(100);
  await slider.fill(String(Math.floor(last / 2)));
  await expect.poll(() => page.url()).toContain(`at=${Math.floor(last / 2)}`);
  await page.locator(`[data-shown="${Math.floor(last / 2)}"]`).waitFor();
  await picture(page, 'replay');
  await accessible(page);
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(Math.floor(last / 2));
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.getByRole('list', { name: 'Log' }).getByRole('button').nth(3).click();
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(Math.floor(last / 2));
  const shared = page.url();
  const other = await visitor();
  await other.page.goto(shared);
  await expect.poll(async () => other.page.getByRole('slider', { name: 'Moment' }).inputValue()).toBe(await slider.inputValue());
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const from = Number(await slider.inputValue());
  await expect.poll(async () => Number(await slider.inputValue()), { timeout: 10_000 }).toBeGreaterThan(from + 2);
  expect(other.faults.concat(faults)).toEqual([]);
});

test('on the board: a move and an attack by pointing, why not, undo, and a move is shown at once', async () => {
  const { page, faults } = await visitor();
  await againstBot(page, server);
  await setUp(page);
  // Whoever can be activated glows; a click activates.
  const glowing = page.locator('[data-figure]:has(.halo)');
  const figure = await glowing.first().getAttribute('data-figure');
  await page.locator(`[data-figure="${figure}"]`).click();
  await inTurn(page);
  const near = page.locator('rect.near');
  await near.first().waitFor();
  const before = await page.locator(`[data-figure="${figure}"]`).boundingBox();
  const goal = near.nth(Math.floor((await near.count()) / 2));
  const spot = await goal.boundingBox();
  if (!spot || !before) throw new Error('nothing to point at');
  await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2);
  await page.getByText(/Cost \d+ of \d+/).waitFor();
  await page.locator('path.trail').waitFor();
  await picture(page, 'way');
  const took = await page.evaluate(
    ([id, x, y]) =>
      new Promise<number>((done) => {
        const token = document.querySelector(`[data-figure="${id}"]`) as SVGGElement;
        const old = token.style.transform;
        const board = document.querySelector('.board') as HTMLElement;
        const begun = performance.now();
        new MutationObserver(() => token.style.transform !== old && done(performance.now() - begun)).observe(token, { attributes: true });
        const point = { clientX: Number(x), clientY: Number(y), pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true };
        board.dispatchEvent(new PointerEvent('pointerdown', point));
        board.dispatchEvent(new PointerEvent('pointerup', point));
      }),
    [figure, spot.x + spot.width / 2, spot.y + spot.height / 2] as const,
  );
  // Whether it is at once is measured in speed.e2e.ts.
  console.log(`a move was shown after ${took.toFixed(0)} ms`);
  expect(took).toBeLessThan(1500);

  // A square out of reach says why.
  await inTurn(page);
  const board = await page.locator('.board').boundingBox();
  if (!board) throw new Error('no board');
  await page.keyboard.press('Escape');
  await page.locator('.board').click({ position: { x: board.width - 120, y: board.height - 60 } });
  await page.getByText('Why not').first().waitFor();
  await picture(page, 'why-not');
  await page.keyboard.press('Escape');
  await page.getByText('Why not').first().waitFor({ state: 'detached' });

  // The move is taken back, then the activation.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await page.locator(`[data-figure="${figure}"]`).boundingBox())?.x).toBe(before.x);
  for (let i = 0; i < 3 && !/activate/i.test(await page.locator('#question-words').innerText()); i++) {
    const number = await stamp(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => stamp(page)).not.toBe(number);
  }
  expect(await page.locator('#question-words').innerText()).toMatch(/activate/i);

  // What an enemy's attack would come to, from the list of the squads.
  await page.locator(`[data-figure="${figure}"]`).click();
  await inTurn(page);
  await page.getByRole('tab', { name: 'Squads' }).click();
  await page.locator('.side.s-1, .s-1').getByRole('button').first().click();
  await page.getByText('Chance to hit').waitFor();
  expect(await page.getByText(/^\d+%$/).first().innerText()).toMatch(/%/);
  await picture(page, 'attack');
  await accessible(page);
  expect(faults).toEqual([]);
});

test('two browsers: an invitation, a reload, a server that dies', { timeout: 300_000 }, async () => {
  const [host, guest] = [await visitor(), await visitor()];
  await host.page.goto(server.url);
  await host.page.getByText('A friend, by link').click();
  await host.page.getByLabel('Your squad').selectOption('hollow-cell');
  await host.page.getByRole('button', { name: 'Start', exact: true }).click();
  const invitation = await host.page.getByLabel('Send this link to your friend').inputValue();
  await guest.page.goto(invitation);
  await guest.page.getByLabel('Your squad').selectOption('grey-line');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await host.page.locator('.board').waitFor();
  await guest.page.locator('.board').waitFor();

  const both = [host.page, guest.page];
  /** Whoever is asked answers. */
  async function turn(): Promise<void> {
    const page = await Promise.race(both.map((p) => p.locator('#question-words').waitFor({ timeout: 60_000 }).then(() => p)));
    const more = page.getByRole('button', { name: /\d+ more/ });
    if ((await page.locator('.option').count()) === 0 && (await more.count())) await more.click();
    await choose(page, eager);
  }
  for (let i = 0; i < 10; i++) await turn();
  await host.page.reload();
  await host.page.locator('.board').waitFor();
  for (let i = 0; i < 6; i++) await turn();
  const told = async (page: typeof host.page) => (await page.getByRole('list', { name: 'Log' }).getByRole('listitem').last().innerText()).trim();
  const last = await told(guest.page);
  await server.kill();
  await host.page.getByText('The connection is lost').waitFor();
  await server.again();
  await host.page.getByText('The connection is lost').waitFor({ state: 'detached', timeout: 30_000 });
  await guest.page.getByText('The connection is lost').waitFor({ state: 'detached', timeout: 30_000 });
  expect(await told(guest.page)).toBe(last);
  expect(await told(host.page)).toBe(last);
  for (let i = 0; i < 6; i++) await turn();

  // One asks to take a decision back, the other allows it.
  const asking = (await host.page.locator('#question-words').isVisible()) ? guest : host;
  const granting = asking === host ? guest : host;
  await asking.page.getByRole('button', { name: /undo/i }).click();
  await granting.page.getByRole('button', { name: 'Allow' }).click();
  await asking.page.locator('#question-words').waitFor();

  // A third person only watches.
  const third = await visitor();
  await third.page.goto(host.page.url().replace(/\?.*/, ''));
  await third.page.getByText('You are watching').waitFor();
  await host.page.getByRole('button', { name: 'Resign', exact: true }).click();
  await host.page.getByRole('button', { name: 'Resign', exact: true }).click();
  await guest.page.getByText('You win!').waitFor();
  await host.page.getByText('You lose.').waitFor();
  expect([...host.faults, ...guest.faults, ...third.faults]).toEqual([]);
});

test('any game of the kernel has a table: Pig', async () => {
  const { page, faults } = await visitor();
  await page.goto(server.url);
  await page.getByText('Pig, a little game of dice').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/#\/play\//);
  for (let i = 0; i < 400; i++) {
    if ((await asked(page)) === 'over') break;
    if (i === 1) {
      await picture(page, 'generic');
      await accessible(page);
    }
    await choose(page, (words) => (i % 4 === 3 ? words.length - 1 : 0));
  }
  expect(await asked(page)).toBe('over');
  expect(faults).toEqual([]);
});
