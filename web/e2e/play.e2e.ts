import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { fits, accessible, againstBot, answering, asked, begin, choose, inTurn, pickGame, picture, question, served, setUp, until, visitor, type Visitor } from './harness.ts';
import { Novice } from './novice.ts';

const server = served();

/** The verdict of a game that is over, as its page tells it. */
async function verdict(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { name: /^(You win!|You lose\.|A draw)$/ });
  await heading.waitFor();
  return heading.innerText();
}

test('a full game against the computer, with the mouse and the list', { timeout: 1_200_000 }, async () => {
  const { page, faults } = await visitor();
  await againstBot(page, server);
  await setUp(page);
  await picture(page, 'play');
  await accessible(page);
  const player = new Novice(page, 1);
  let decisions = 0;
  for (; decisions < 1500 && (await asked(page)) === 'asked'; decisions++) await player.decide();
  expect(await asked(page), `after ${decisions} decisions`).toBe('over');
  await verdict(page);
  // The last line of the log is in view: nobody has scrolled away from it.
  await until(() => page.locator('#tab-panel').evaluate((panel) => panel.scrollHeight - panel.scrollTop - panel.clientHeight)).toBeLessThan(40);
  await picture(page, 'over');
  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Check every die' }).click();
  await page.getByText('the seed that was promised to this browser').waitFor();
  await page.getByText(/✓ \d+ dice: all follow from the seed/).waitFor();
  await page.getByText('with these dice to the same end').waitFor();
  await accessible(page);
  await picture(page, 'fair');
  await promises(page);
  expect(faults).toEqual([]);
  await replayed(page);
});

/** A browser that has noted nothing can only compare with what the server says; one that had noted another hash is told so. */
async function promises(page: Page): Promise<void> {
  const other = await visitor();
  await other.page.goto(page.url());
  const check = async () => {
    await other.page.getByRole('tab', { name: 'More' }).click();
    await other.page.getByRole('button', { name: 'Check every die' }).click();
  };
  await check();
  await other.page.getByText('This browser had noted none before').waitFor();
  await other.page.evaluate(() => {
    const id = location.hash.split('/')[2];
    localStorage.setItem('dejarik.matches', JSON.stringify([{ id, game: 'minis', label: '', secrets: [], at: 1, promise: '00'.repeat(32) }]));
  });
  await other.page.reload();
  await check();
  await other.page.getByText('this is not the seed that was promised').waitFor();
  expect(other.faults).toEqual([]);
}

/** The replay draws every die again by itself; a throw leads to its moment, and a die that the server has forged is found out. */
async function diceChecked(page: Page): Promise<void> {
  const told = page.locator('summary', { hasText: /✓ \d+ dice: all follow from the seed/ });
  await told.click();
  await page.getByText('Drawn again here from the seed').waitFor();
  await page.locator('summary', { hasText: 'All throws and shuffles' }).click();
  const throws = page.locator('.proof ol button');
  await throws.first().waitFor();
  const count = await throws.count();
  expect(count).toBeGreaterThan(20);
  await throws.nth(count - 1).click();
  await until(async () => Number(await page.getByRole('slider', { name: 'Moment' }).inputValue())).toBeGreaterThan(0);
  await accessible(page);
  await picture(page, 'replay-dice');
  await told.click();

  const other = await visitor();
  await other.page.route('**/draws', async (route) => {
    const response = await route.fetch();
    const all = (await response.json()) as { fell: { dice: { faces: number[] } } }[];
    const faces = all[7]?.fell.dice.faces;
    if (faces) faces[0] = ((faces[0] ?? 0) % 20) + 1;
    await route.fulfill({ response, json: all });
  });
  await other.page.goto(page.url());
  await other.page.locator('summary', { hasText: '1 does not follow from the seed' }).click();
  await other.page.getByText(/^No\. 8: the match has 1d20: \d+, from the seed follows \d+\.$/).waitFor();
  await picture(other.page, 'replay-forged');
  expect(other.faults).toEqual([]);
}

/** The game that has just ended as a replay: verified, and any moment of it can be looked at. */
async function replayed(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByText('every die and decision checks out').waitFor();
  await diceChecked(page);
  const slider = page.getByRole('slider', { name: 'Moment' });
  const at = async (on = page) => Number(await on.getByRole('slider', { name: 'Moment' }).inputValue());
  /** Waits until the wanted moment is also the one that is drawn. */
  const drawn = async () => until(() => page.locator('[data-shown]').getAttribute('data-shown')).toBe(String(await at()));
  const last = Number(await slider.getAttribute('max'));
  // The log begins at its beginning: how it ended is not given away.
  await page.getByRole('button', { name: 'To the start' }).click();
  await until(() => page.locator('#r-panel').evaluate((panel) => panel.scrollTop)).toBe(0);
  expect(last).toBeGreaterThan(100);
  const half = Math.floor(last / 2);
  await slider.fill(String(half));
  await until(() => page.url()).toContain(`at=${half}`);
  await page.locator(`[data-shown="${half}"]`).waitFor();
  await picture(page, 'replay');
  await accessible(page);
  await page.getByRole('button', { name: 'One step on' }).click();
  await until(at).toBeGreaterThan(half);
  await drawn();
  await page.getByRole('button', { name: 'One step back' }).click();
  await until(at).toBeLessThanOrEqual(half);
  await page.getByRole('list', { name: 'Log' }).getByRole('button').nth(3).click();
  await until(at).toBeLessThan(half);
  await drawn();
  const [from, shared] = [await at(), page.url()];
  const other = await visitor();
  await other.page.goto(shared);
  await until(() => at(other.page)).toBe(from);
  // It plays on by itself, back from the end, and from another seat's eyes.
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await until(at).toBeGreaterThan(from + 2);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await until(at).toBe(last);
  await page.getByLabel('Seen by').selectOption('1');
  await until(() => page.url()).toContain('seat=1');
  await drawn();
  await page.getByRole('button', { name: 'To the start' }).click();
  await until(at).toBe(0);
  await drawn();
  expect(other.faults).toEqual([]);
}

test('on the board: a move and an attack by pointing, why not, and undo', async () => {
  const { page, faults } = await visitor();
  await againstBot(page, server);
  await setUp(page);
  // Whoever can be activated glows; a click activates.
  const figure = await page.locator('[data-figure]:has(.halo)').first().getAttribute('data-figure');
  const token = page.locator(`[data-figure="${figure}"]`);
  await answering(page, () => token.click());
  await inTurn(page);
  const near = page.locator('rect.near');
  await near.first().waitFor();
  const place = () => token.evaluate((piece) => (piece as SVGGElement).style.transform);
  const before = await place();
  const spot = await near.nth(Math.floor((await near.count()) / 2)).boundingBox();
  if (!spot) throw new Error('nothing to point at');
  const point = [spot.x + spot.width / 2, spot.y + spot.height / 2] as const;
  await page.mouse.move(...point);
  await page.getByText(/Cost \d+ of \d+/).waitFor();
  await page.locator('path.trail').waitFor({ state: 'attached' });
  await picture(page, 'way');
  await page.mouse.click(...point);
  await until(place).not.toBe(before);

  // A square out of reach says why.
  await inTurn(page);
  await page.keyboard.press('Escape');
  const map = await page.locator('.board .edge').boundingBox();
  if (!map) throw new Error('no map');
  await page.mouse.click(map.x + map.width - 40, map.y + map.height - 40);
  await page.getByText('Why not').first().waitFor();
  await picture(page, 'why-not');
  // The rule leads to our own text of it, beside the game.
  const [rule] = await Promise.all([page.context().waitForEvent('page'), page.locator('.way a').click()]);
  await rule.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await rule.getByRole('heading', { level: 2 }).count()).toBeLessThan(12);
  await rule.close();
  await page.keyboard.press('Escape');
  await page.getByText('Why not').first().waitFor({ state: 'detached' });

  // The move is taken back, then the activation.
  const undo = () => page.getByRole('button', { name: 'Undo' }).click();
  await undo();
  await until(place).toBe(before);
  for (let i = 0; i < 3 && !/activate/i.test(await question(page)); i++) await answering(page, undo);
  expect(await question(page)).toMatch(/activate/i);

  // With the card of an enemy open, pointing at one's own figure tells what its attack would come to.
  await page.getByRole('tab', { name: 'Squads' }).click();
  await page.locator('.squads .s-1').getByRole('button').first().click();
  await page.locator('.peek .card h3').waitFor();
  const enemy = await page.locator('.peek .card h3').innerText();
  await token.hover();
  await page.locator('.preview h3', { hasText: `${enemy} →` }).waitFor();
  await picture(page, 'threat');
  await page.keyboard.press('Escape');
  await page.locator('.preview').waitFor({ state: 'detached' });

  // What an attack would come to, from the list of the squads; and the reach stays while one looks at it.
  await answering(page, () => token.click());
  await inTurn(page);
  await near.first().waitFor();
  await page.getByRole('tab', { name: 'Squads' }).click();
  await page.locator('.squads .s-1').getByRole('button').first().click();
  await page.getByText('Chance to hit').waitFor();
  await page.getByText(/^\d+%$/).first().waitFor();
  expect(await near.count()).toBeGreaterThan(0);
  await picture(page, 'attack');
  await accessible(page);
  await page.getByRole('button', { name: 'Theme: Light' }).click();
  await page.locator('html[data-theme="light"]').waitFor();
  await picture(page, 'attack-light');
  await accessible(page);
  // The same of an attack that is pointed at in the list, if there is one.
  const listed = page.locator('.option', { has: page.locator('.words', { hasText: /^attack /i }) }).first();
  if (await listed.count()) {
    const target = ((await listed.locator('.words').textContent()) ?? '').replace(/^attack /i, '');
    await listed.hover();
    await page.locator('.preview', { hasText: target }).getByText('Chance to hit').waitFor();
  }
  expect(faults).toEqual([]);
});

test('two browsers: an invitation, a reload, a server that dies, and the game to its end', { timeout: 1_200_000 }, async () => {
  const [host, guest] = [await visitor(), await visitor()];
  const players = [new Novice(host.page, 1), new Novice(guest.page, 0)];
  await host.page.goto(server.url);
  await host.page.getByText('A friend, by link').click();
  await host.page.getByLabel('Your squad').selectOption('hollow-cell');
  await host.page.getByRole('combobox', { name: 'Map' }).selectOption('Canyon Gate');
  await begin(host.page);
  // The host goes away and comes back through the list: the link is the same, with its invitation.
  const invitation = await host.page.getByLabel('Send this link to your friend').inputValue();
  expect(invitation).toContain('invite=');
  await host.page.goto(server.url);
  await host.page.locator('section', { hasText: 'Continue' }).getByRole('link').first().click();
  await until(() => host.page.getByLabel('Send this link to your friend').inputValue()).toBe(invitation);
  await host.page.evaluate(() => localStorage.setItem('dejarik.matches', (localStorage.getItem('dejarik.matches') ?? '').replace(/"invite":"[^"]*",?/, '')));
  await host.page.reload();
  await until(() => host.page.getByLabel('Send this link to your friend').inputValue()).toBe(invitation);
  await guest.page.goto(invitation);
  // What one agrees to by sitting down is there to be read.
  for (const [term, said] of [['Invited by', 'Guest'], ['Clock', 'No clock'], ['Counts for ratings', 'no'], ['Map', 'Canyon Gate'], ['Points', 'at most 100'], ['own cards allowed', 'no']] as const) {
    await guest.page.locator('dl div', { hasText: term }).getByText(said).waitFor();
  }
  await accessible(guest.page);
  await picture(guest.page, 'join');
  await guest.page.getByLabel('Your squad').selectOption('grey-line');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  for (const { page } of [host, guest]) await page.locator('.board').waitFor();

  const isAsked = ({ page }: Visitor) => page.locator('#question-words').isVisible();
  const isOver = ({ page }: Visitor) => page.getByRole('link', { name: 'Watch the replay' }).isVisible();
  /** Whoever is asked answers; says who it was, or nobody if the game is over. */
  async function turn(): Promise<Visitor | null> {
    let who: Visitor | null = null;
    await until(async () => {
      for (const one of [host, guest]) if (await isAsked(one)) return (who = one) !== null;
      return isOver(host);
    }).toBe(true);
    if (who) await players[who === host ? 0 : 1]?.decide();
    return who;
  }
  /** The number of the last event that the log tells. */
  const told = ({ page }: Visitor) => page.getByRole('list', { name: 'Log' }).locator('[data-n]').last().getAttribute('data-n');

  for (let i = 0; i < 10; i++) await turn();
  // Whose turn it is stands in the title of the tab; who is there stands at the table.
  await until(async () => (await isAsked(host)) || (await isAsked(guest))).toBe(true);
  const [busy, idle] = (await isAsked(host)) ? [host, guest] : [guest, host];
  await until(() => busy.page.title()).toMatch(/^● Your turn: /);
  await until(() => idle.page.title()).not.toMatch(/Your turn/);
  const present = idle.page.getByRole('list', { name: 'Players' });
  await present.getByText('here', { exact: true }).waitFor();
  const back = busy.page.url();
  await busy.page.goto('about:blank');
  await present.getByText('away', { exact: true }).waitFor();
  await picture(idle.page, 'away');
  await busy.page.goto(back);
  await present.getByText('here', { exact: true }).waitFor();
  await host.page.reload();
  await host.page.locator('.board').waitFor();
  let last: Visitor | null = null;
  for (let i = 0; i < 14; i++) last = await turn();
  if (!last) throw new Error('the game is over too soon');
  // What one of them has seen acknowledged is there for both when the server comes back.
  const line = await told(last);
  await server.kill();
  for (const { page } of [host, guest]) await page.getByText('The connection is lost').waitFor();
  await picture(host.page, 'lost');
  await server.again();
  for (const one of [host, guest]) {
    await one.page.getByText('The connection is lost').waitFor({ state: 'detached' });
    await until(() => told(one)).toBe(line);
  }
  for (let i = 0; i < 4; i++) await turn();

  // One asks to take a decision back, the other allows it; a draw is offered and declined.
  await until(async () => (await isAsked(host)) || (await isAsked(guest))).toBe(true);
  const [asking, granting] = (await isAsked(host)) ? [guest, host] : [host, guest];
  await asking.page.getByRole('button', { name: /undo/i }).click();
  await granting.page.getByRole('button', { name: 'Allow' }).click();
  await asking.page.locator('#question-words').waitFor();
  await host.page.getByRole('button', { name: 'Offer a draw' }).click();
  await guest.page.getByRole('button', { name: 'Decline' }).click();
  await host.page.getByRole('button', { name: 'Offer a draw' }).and(host.page.locator(':enabled')).waitFor();

  // A third person only watches.
  const third = await visitor();
  await third.page.goto(host.page.url().replace(/\?.*/, ''));
  await third.page.getByText('You are watching').waitFor();
  let decisions = 28;
  while (decisions < 1500 && (await turn())) decisions++;
  console.log(`a game between two: ${decisions} decisions`);
  const ends = [await verdict(host.page), await verdict(guest.page)].sort();
  expect([['A draw', 'A draw'], ['You lose.', 'You win!']]).toContainEqual(ends);
  await third.page.getByRole('link', { name: 'Watch the replay' }).waitFor();
  // The same once more, with the seats exchanged: the guest offers it; the host sees that at once where the match was, and so does who watched.
  await guest.page.getByRole('button', { name: 'Offer a rematch' }).click();
  await guest.page.locator('.seats li').first().getByText('Grey Line').waitFor();
  await third.page.getByText('offers a rematch').waitFor();
  await third.page.getByRole('link', { name: 'To the rematch' }).waitFor();
  await picture(host.page, 'rematch');
  await host.page.getByRole('button', { name: 'Accept' }).click();
  for (const { page } of [host, guest]) await page.locator('.board').waitFor();
  expect([...host.faults, ...guest.faults, ...third.faults]).toEqual([]);
});

test('a table for three from the lobby: found, joined, and set up', async () => {
  const host = await visitor();
  await host.page.goto(server.url);
  await host.page.getByText('Anybody, in the lobby').click();
  await host.page.getByRole('combobox', { name: 'Players' }).selectOption('3');
  await host.page.getByRole('combobox', { name: 'Map' }).selectOption('Ring Station');
  await begin(host.page);
  await host.page.getByText('Send this link to your friend').or(host.page.getByLabel('Send this link to your friend')).first().waitFor();
  const guests = [await visitor(), await visitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })];
  for (const { page } of guests) {
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Join' }).first().click();
    await page.getByRole('combobox', { name: 'Your squad' }).waitFor();
    await fits(page, 'joining');
    await page.getByRole('button', { name: 'Sit down' }).click();
  }
  const all = [host, ...guests];
  for (const { page } of all) await page.locator('.board').waitFor();
  // Every side has a colour, a squad and a place of its own on everybody's board.
  for (const { page } of all) {
    await page.getByRole('tab', { name: 'Squads' }).click();
    expect(await page.locator('.squads .side').count()).toBe(3);
  }
  await until(async () => (await Promise.all(all.map(({ page }) => page.locator('#question-words').count()))).filter((n) => n > 0).length).toBe(1);
  await picture(host.page, 'three');

  // Who gives up while others play on is told so, and everybody else, too.
  const [quitter] = guests;
  for (let i = 0; i < 2; i++) await quitter?.page.getByRole('button', { name: 'Resign', exact: true }).click();
  await quitter?.page.getByText('You are out of this game').waitFor();
  expect(await quitter?.page.getByRole('button', { name: 'Resign', exact: true }).count()).toBe(0);
  await host.page.getByText('out, the computer plays on').waitFor();
  await host.page.getByRole('button', { name: 'Resign', exact: true }).waitFor();
  expect(all.flatMap(({ faults }) => faults)).toEqual([]);
});

test('any game of the kernel has a table: Pig, to the end and given up', async () => {
  const { page, faults } = await visitor();
  await pickGame(page, server, 'Pig');
  await begin(page);
  for (let i = 0; i < 400 && (await asked(page)) === 'asked'; i++) {
    if (i === 1) {
      // The log tells in words what happened.
      await page.getByRole('list', { name: 'Log' }).getByText(/throws \d/).first().waitFor();
      await picture(page, 'generic');
      await accessible(page);
    }
    await choose(page, (words) => (i % 4 === 3 ? words.length - 1 : 0));
  }
  expect(await asked(page)).toBe('over');

  await pickGame(page, server, 'Pig');
  await begin(page);
  await asked(page);
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByText('Give this game up?').waitFor();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  expect(await verdict(page)).toBe('You lose.');
  // The same again begins at once; what has ended is a replay and nothing to go on with.
  const ended = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await until(() => page.url()).not.toBe(ended);
  await asked(page);
  await page.goto(server.url);
  const continued = page.locator('section', { hasText: 'Continue' });
  await continued.getByRole('link').first().waitFor();
  expect(await continued.locator(`a[href="${new URL(ended).hash}"]`).count()).toBe(0);
  await page.locator('section', { hasText: 'Replays' }).locator(`a[href="${new URL(ended).hash.replace('play', 'replay')}"]`).waitFor();
  expect(faults).toEqual([]);
});

test('who waits for somebody who stays away is told for how long, and claims the match', async () => {
  const [host, guest] = [await visitor(), await visitor()];
  // Nobody can wait for ten minutes here: what the server says of who is away is made older on its way.
  const claims: unknown[] = [];
  let away = 240_000;
  await host.page.routeWebSocket(/api\/socket/, (page) => {
    const server = page.connectToServer();
    page.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string };
      if (message.type === 'claim') claims.push(message);
      else server.send(text);
    });
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; match?: Info } & Partial<Info>;
      const info = message.type === 'welcome' ? message.match : message.type === 'seats' ? (message as Info) : undefined;
      if (info) info.claim_after = 600_000;
      for (const seat of info?.seats ?? []) seat.away = seat.seat === 1 && !seat.here ? away : null;
      page.send(JSON.stringify(message));
    });
  });
  interface Info {
    claim_after?: number;
    seats: { seat: number; here: boolean; away?: number | null }[];
  }
  await pickGame(host.page, server, 'Pig');
  await host.page.getByText('A friend, by link').click();
  await begin(host.page);
  await guest.page.goto(await host.page.getByLabel('Send this link to your friend').inputValue());
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  for (const { page } of [host, guest]) await page.locator('#question-words').waitFor();
  while (await host.page.locator('#question-words').count()) await choose(host.page, (words) => words.length - 1);
  expect(await host.page.getByText(/away/).count()).toBe(0);
  const link = guest.page.url();
  await guest.page.goto('about:blank');
  await host.page.getByText('has been away for 4 min').waitFor();
  await host.page.getByText('In 6 min you may claim the match').waitFor();
  await picture(host.page, 'claim-later');
  // Back, and away again, for longer.
  await guest.page.goto(link);
  await host.page.getByText('has been away').waitFor({ state: 'detached' });
  away = 660_000;
  await guest.page.goto('about:blank');
  await host.page.getByText('has been away for 11 min').waitFor();
  await accessible(host.page);
  await picture(host.page, 'claim');
  await host.page.getByRole('button', { name: 'Claim the match' }).click();
  await until(() => claims).toEqual([expect.objectContaining({ type: 'claim', seat: 0 })]);
  expect(host.faults.concat(guest.faults)).toEqual([]);
});

test('a match that nobody has come to is called off', async () => {
  const [host, guest] = [await visitor(), await visitor()];
  await host.page.goto(server.url);
  await host.page.getByText('Anybody, in the lobby').click();
  await begin(host.page);
  await host.page.getByRole('button', { name: 'Call it off' }).waitFor();
  await accessible(host.page);
  await picture(host.page, 'waiting');
  // Others see in the lobby that somebody is there.
  await guest.page.goto(server.url);
  const offer = guest.page.locator('section', { hasText: 'Waiting for an opponent' }).getByRole('listitem').first();
  await offer.getByText('here').waitFor();
  await offer.getByRole('link', { name: 'Join' }).click();
  await guest.page.getByRole('button', { name: 'Sit down' }).waitFor();
  await host.page.getByRole('button', { name: 'Call it off' }).click();
  await host.page.getByText('This match was called off').waitFor();
  // Who is about to sit down is told so.
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.getByRole('alert').filter({ hasText: 'called off' }).waitFor();
  await host.page.goto(server.url);
  await host.page.getByText('Nobody waits right now.').waitFor();
  expect(host.faults.concat(guest.faults)).toEqual([]);
});
