import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { accessible, againstBot, answering, asked, begin, choose, first, inTurn, picture, question, served, setUp, stamp, until, visitor } from './harness.ts';
import { Novice } from './novice.ts';

const server = served();

/** Both sides of a match at one screen, with these squads. */
async function bothSides(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.getByText('Both sides, at this screen').click();
  await page.getByRole('combobox', { name: 'Your squad' }).selectOption('hollow-cell');
  await page.getByRole('combobox', { name: 'Their squad' }).selectOption('grey-line');
  await page.getByRole('combobox', { name: 'Map' }).selectOption('Canyon Gate');
  await begin(page);
  await setUp(page);
}

/** Which side the figure is of whose turn it is; none while nobody's is. */
async function acting(page: Page): Promise<0 | 1 | null> {
  const classes = (await page.locator('.board .token.acting').first().getAttribute('class', { timeout: 1000 }).catch(() => null)) ?? '';
  return /\bs-0\b/.test(classes) ? 0 : /\bs-1\b/.test(classes) ? 1 : null;
}

/** One person who plays both sides like a novice. */
class Both {
  #players: [Novice, Novice];

  constructor(private page: Page) {
    this.#players = [new Novice(page, 1), new Novice(page, 0)];
  }

  async decide(): Promise<void> {
    await this.#players[(await acting(this.page)) ?? 0].decide();
  }
}

/** How the board is looked at: a shift, and the size of a square compared with 32 pixels. */
async function camera(page: Page): Promise<{ x: number; y: number; scale: number }> {
  const transform = (await page.locator('.board > svg > g').getAttribute('transform')) ?? '';
  const [x = 0, y = 0, scale = 0] = [...transform.matchAll(/-?[\d.]+/g)].map(Number);
  return { x, y, scale };
}

test('with motion: shots fly, dice roll, and the board ends as the table stands', { timeout: 900_000 }, async () => {
  const { page, faults } = await visitor({ reducedMotion: 'no-preference' });
  // What is drawn for a moment only is noted as it comes.
  await page.addInitScript(() => {
    const noted = new Map<string, string>();
    (window as unknown as { noted: Map<string, string> }).noted = noted;
    new MutationObserver((all) => {
      for (const { addedNodes } of all) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const kind of ['shot', 'die', 'float']) {
            const found = node.matches(`.${kind}`) ? node : node.querySelector(`.${kind}`);
            if (found) noted.set(kind, `${getComputedStyle(found).animationName}|${found.textContent ?? ''}`);
          }
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const noted = (): Promise<Record<string, string>> => page.evaluate(() => Object.fromEntries((window as unknown as { noted: Map<string, string> }).noted));
  await againstBot(page, server);
  await setUp(page);
  expect(await page.getByRole('button', { name: 'Animation: Fast' }).count()).toBe(1);
  const player = new Novice(page, 1);
  const wanted = ['shot', 'die', 'float'];
  const awaited: Record<string, string> = {};
  for (let i = 0; i < 400 && (await asked(page)) === 'asked' && !wanted.every((kind) => kind in awaited); i++) {
    await player.decide();
    Object.assign(awaited, await noted());
  }
  expect(Object.keys(awaited).sort()).toEqual([...wanted].sort());
  // They move, by the names that the style gives them, and the die shows a face.
  expect(awaited['die']).toMatch(/roll\|(1?\d|20)$/);
  expect(awaited['shot']).toMatch(/fly\|/);
  expect(awaited['float']).toMatch(/rise\|(Hit|Miss|Critical!|[−+]\d+)$/);
  await picture(page, 'motion');
  // When everything has been acted out, nothing of it is left, and the figures stand where the table has them.
  await asked(page);
  const figures = () => page.locator('.piece').evaluateAll((all) => all.map((piece) => `${piece.getAttribute('data-figure')}: ${(piece as SVGGElement).style.transform}`).sort());
  await until(() => page.locator('.board .shot, .board .die, .board .float').count()).toBe(0);
  let last = '';
  await until(async () => {
    const [before, now] = [last, (await figures()).join()];
    last = now;
    return before === now;
  }).toBe(true);
  const stood = await figures();
  await page.reload();
  await page.locator('.piece').first().waitFor();
  await until(figures).toEqual(stood);
  expect(faults).toEqual([]);
});

test('the wheel zooms, a drag moves the board, and neither chooses anything', async () => {
  const { page, faults } = await visitor();
  await againstBot(page, server);
  await setUp(page);
  const board = await page.locator('.board').boundingBox();
  if (!board) throw new Error('no board');
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  const asks = await question(page);
  const before = await camera(page);
  const piece = await page.locator('.board .piece').first().boundingBox();
  if (!piece) throw new Error('no figure');
  await page.mouse.move(piece.x + piece.width / 2, piece.y + piece.height / 2);
  for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -240);
  await until(async () => (await camera(page)).scale).toBeGreaterThan(before.scale * 1.5);
  // So near, a figure's Hit Points can be read on it.
  const figure = page.locator('.board .piece .points').first();
  await figure.waitFor({ state: 'attached' });
  expect(Number(await figure.textContent())).toBeGreaterThan(0);
  await picture(page, 'near');
  await page.mouse.move(x, y);
  const near = await camera(page);
  await page.mouse.down();
  for (let i = 1; i <= 6; i++) await page.mouse.move(x - 20 * i, y - 10 * i);
  await page.mouse.up();
  const moved = await camera(page);
  expect(near.x - moved.x).toBeGreaterThan(80);
  expect(near.y - moved.y).toBeGreaterThan(30);
  expect(moved.scale).toBe(near.scale);
  for (let i = 0; i < 12; i++) await page.mouse.wheel(0, 400);
  await until(async () => (await camera(page)).scale).toBeLessThan(near.scale);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await until(async () => (await camera(page)).scale).toBeCloseTo(before.scale, 1);
  expect(await question(page)).toBe(asks);

  // A button that lies on the board is pressed itself, and not what is below it; keys press it, too.
  await choose(page, first);
  await inTurn(page);
  const turn = await stamp(page);
  await page.locator('rect.near').first().waitFor();
  await page.mouse.move(x, y);
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -400);
  await until(async () => (await camera(page)).scale).toBeGreaterThan(before.scale * 2);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  const fit = page.getByRole('button', { name: 'Show everything' });
  await fit.focus();
  await page.keyboard.press('Enter');
  await until(async () => (await camera(page)).scale).toBeCloseTo(before.scale, 1);
  expect(await page.locator('.peek').count()).toBe(0);
  expect(await stamp(page)).toBe(turn);
  expect(faults).toEqual([]);
});

test('a double click is one answer, wherever its second half falls, and so is a key that is held down', async () => {
  const { page, faults } = await visitor();
  await againstBot(page, server);
  const placed = async () => Number(await stamp(page));
  for (let i = 0; i < 3; i++) {
    await asked(page);
    const before = await placed();
    await page.getByRole('button', { name: /^\d+ more$/ }).click();
    await answering(page, () => page.locator('.option').first().dblclick());
    // Answers come in their order: another one counted here would have come before the next.
    await choose(page, first);
    expect(await placed()).toBe(before + 2);
  }
  await setUp(page);
  await answering(page, async () => {
    for (let i = 0; i < 6; i++) await page.keyboard.down('1');
  });
  await page.keyboard.up('1');
  await inTurn(page);
  expect(faults).toEqual([]);
});

test('two fingers zoom, one moves the board, and neither chooses anything', async () => {
  const { page, faults } = await visitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await againstBot(page, server);
  await setUp(page);
  const board = await page.locator('.board').boundingBox();
  if (!board) throw new Error('no board');
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })) });
  const asks = await question(page);
  const before = await camera(page);
  await touch('touchStart', [x - 30, y], [x + 30, y]);
  for (let i = 1; i <= 6; i++) await touch('touchMove', [x - 30 - 8 * i, y], [x + 30 + 8 * i, y]);
  await touch('touchEnd');
  const near = await camera(page);
  expect(near.scale).toBeGreaterThan(before.scale * 1.5);
  await touch('touchStart', [x, y]);
  for (let i = 1; i <= 6; i++) await touch('touchMove', [x - 8 * i, y - 5 * i]);
  await touch('touchEnd');
  const moved = await camera(page);
  expect(near.x - moved.x).toBeGreaterThan(20);
  expect(moved.scale).toBeCloseTo(near.scale, 3);
  await picture(page, 'phone-near');
  await touch('touchStart', [x - 90, y], [x + 90, y]);
  for (let i = 1; i <= 6; i++) await touch('touchMove', [x - 90 + 10 * i, y], [x + 90 - 10 * i, y]);
  await touch('touchEnd');
  expect((await camera(page)).scale).toBeLessThan(moved.scale * 0.8);
  expect(await question(page)).toBe(asks);
  expect(await page.getByRole('button', { name: 'Move here' }).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('both sides at one screen: what is asked within an attack, a way past an enemy, numbers with their terms, and who gives up', { timeout: 900_000 }, async () => {
  const { page, faults } = await visitor();
  await bothSides(page);
  const player = new Both(page);
  let [inAttack, past, explained] = [false, false, false];
  for (let i = 0; i < 600 && (await asked(page)) === 'asked' && !(inAttack && past && explained); i++) {
    const words = await question(page);
    const turn = /^what .+ does/i.test(words);
    if (!turn && !/activate|moves|initiative/i.test(words) && !inAttack) inAttack = await withinAttack(page);
    if (turn && !past) past = await strikesOnTheWay(page);
    if (turn && !explained && i > 20) explained = await numbers(page);
    await player.decide();
  }
  expect({ inAttack, past, explained }).toEqual({ inAttack: true, past: true, explained: true });

  // Whoever is asked gives up, and not always the first: the second, if it is their turn.
  while ((await asked(page)) === 'asked' && (await acting(page)) !== 1) await choose(page, (words) => Math.max(0, words.findIndex((w) => /^end turn/i.test(w))));
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByText(/Give this game up for .*Grey Line/).waitFor();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('heading', { name: /Hollow Cell wins$/ }).waitFor();
  expect(faults).toEqual([]);
});

/** Asked in the middle of an attack: the question stands beside what the attack stands at, and the board shows from whom to whom. */
async function withinAttack(page: Page): Promise<boolean> {
  if (!(await page.locator('.board .aim').count())) return false;
  await page.locator('.peek .preview').waitFor();
  await page.getByText(/^\d+%$/).first().waitFor();
  await accessible(page);
  await picture(page, 'within-attack');
  return true;
}

/** Points at squares within reach until the way to one of them leads past an enemy who may strike. */
async function strikesOnTheWay(page: Page): Promise<boolean> {
  const side = await acting(page);
  if (side === null) return false;
  const at = await page.locator(`.piece:has(.token)`).evaluateAll((all) =>
    all.map((piece) => {
      const { e, f } = new DOMMatrix(getComputedStyle(piece).transform);
      const token = piece.querySelector('.token');
      return { x: e / 32, y: f / 32, side: token?.classList.contains('s-0') ? 0 : 1, acting: token?.classList.contains('acting') ?? false };
    }),
  );
  const me = at.find((one) => one.acting);
  if (!me || !at.some((one) => one.side !== side && Math.max(Math.abs(one.x - me.x), Math.abs(one.y - me.y)) < 1.5)) return false;
  const squares = page.locator('rect.near, rect.far');
  await squares.first().waitFor({ state: 'attached', timeout: 3000 }).catch(() => {});
  const boxes = await squares.evaluateAll((all) => all.map((square) => square.getBoundingClientRect().toJSON() as DOMRect));
  for (let i = 0; i < boxes.length; i += Math.max(1, Math.floor(boxes.length / 12))) {
    const box = boxes[i];
    if (!box) continue;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const told = page.locator('.way').getByText(/Attack of opportunity by/);
    await told.waitFor({ timeout: 1500 }).catch(() => {});
    if (!(await told.count())) continue;
    expect(await page.locator('.board .strike').count()).toBeGreaterThan(0);
    expect(await page.locator('.board .struck').count()).toBeGreaterThan(0);
    await page.locator('.key').getByText('Attack of opportunity').waitFor();
    await picture(page, 'strikes');
    await page.keyboard.press('Escape');
    return true;
  }
  await page.keyboard.press('Escape');
  return false;
}

/** The numbers on a figure's card are those of the moment, and each tells its terms. */
async function numbers(page: Page): Promise<boolean> {
  await page.getByRole('tab', { name: 'Squads' }).click();
  await page.locator('.squads .side li:not(.out) button').first().click();
  const card = page.locator('.peek .card');
  await card.waitFor();
  for (const name of ['Hit Points', 'Defense', 'Attack', 'Damage', 'Speed']) {
    const number = card.locator('dl > div', { has: page.getByText(name, { exact: true }) }).getByRole('button');
    await number.click();
    await card.locator('.terms', { hasText: name }).locator('.sum li').first().waitFor();
  }
  await card.locator('dl > div', { has: page.getByText('Attack', { exact: true }) }).getByRole('button').click();
  await card.locator('.terms').getByText('printed').first().waitFor();
  await accessible(page);
  await picture(page, 'numbers');
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Log' }).click();
  return true;
}
