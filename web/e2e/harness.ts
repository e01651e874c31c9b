import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Server } from './server.ts';

/** What the tests need: a Chromium (`CHROMIUM`, or where Debian puts it) and the command with the client under test (see server.ts). */
const BROWSER = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
/** How long something may take that happens at once on a machine with nothing else to do: long enough for one with a tenth of a core left. */
const PATIENCE = 150_000;
const ARTEFACTS = join(import.meta.dirname, 'artefacts');

let browser: Browser | null = null;
const open: { page: Page; context: BrowserContext }[] = [];

/** A server for the tests of a file. What a test opened is closed behind it; of one that failed, pictures are kept. */
export function served(): Server {
  const server = new Server();
  beforeAll(() => server.start());
  afterEach(async ({ task }) => {
    const failed = task.result?.state === 'fail';
    for (const [n, { page, context }] of open.splice(0).entries()) {
      if (failed) await picture(page, `failed-${task.name.replace(/\W+/g, '-').slice(0, 40)}-${n + 1}`).catch(() => {});
      await context.close();
    }
  });
  afterAll(async () => {
    await browser?.close();
    browser = null;
    await server.stop();
  });
  return server;
}

export interface Visitor {
  page: Page;
  /** What the page complained about. */
  faults: string[];
}

/** A browser of its own for one person, who likes pictures to stand still: nothing has to be waited for. */
export async function visitor(options: BrowserContextOptions = {}): Promise<Visitor> {
  browser ??= await chromium.launch({ executablePath: BROWSER, args: FLAGS });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US', colorScheme: 'dark', reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  open.push({ page, context });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return { page, faults };
}

/** Waits until something is so. */
export const until = (what: () => Promise<unknown> | unknown, timeout = PATIENCE): ReturnType<typeof expect.poll> => expect.poll(what, { timeout, interval: 40 });

/** How much of the page has jumped by itself at worst since it was opened: the largest sum of shifts within five seconds and less than one apart. */
export function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let [worst, sum, first, last] = [0, 0, 0, 0];
        const watch = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (entry.hadRecentInput) continue;
            if (entry.startTime - last > 1000 || entry.startTime - first > 5000) [sum, first] = [0, entry.startTime];
            sum += entry.value;
            last = entry.startTime;
            worst = Math.max(worst, sum);
          }
        });
        watch.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(worst), 300);
      }),
  );
}

/** Keeps a picture of the page to be looked at. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(ARTEFACTS, { recursive: true });
  await page.screenshot({ path: join(ARTEFACTS, `${name}.png`) });
}

/** No serious fault of accessibility on the page as it stands. */
export async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
  expect(serious.map((v) => `${v.id}: ${v.nodes.map((n) => `${n.target.join(' ')} ${n.failureSummary ?? ''}`).join(' | ')}`)).toEqual([]);
}

/** Nothing lies beyond the right edge of the screen. */
export async function fits(page: Page, where: string): Promise<void> {
  // Not the window's width: on a phone it grows with what is too wide.
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const);
  expect(wide, where).toBeLessThanOrEqual(room);
}

/** Picks a game on the home page. */
export async function pickGame(page: Page, server: Server, game: string): Promise<void> {
  await page.goto(server.url);
  await page.locator('label.pick', { hasText: game }).click();
}

/** Begins what the home page is set to. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/#\/play\//);
}

/** Begins a match of Miniatures against the computer from the home page. */
export async function againstBot(page: Page, server: Server): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('combobox', { name: 'Your squad' }).selectOption('hollow-cell');
  await page.getByRole('combobox', { name: 'Their squad' }).selectOption('grey-line');
  await page.getByRole('combobox', { name: 'Map' }).selectOption('Canyon Gate');
  await begin(page);
}

/** The words of the question that is open. */
export const question = (page: Page): Promise<string> => page.locator('#question-words').innerText();

/** Waits until this person is asked something, or the game is over; says which. */
export async function asked(page: Page): Promise<'asked' | 'over'> {
  const told = await page.waitForFunction(() => (document.querySelector('.top .over') ? 'over' : document.querySelector('#question-words') ? 'asked' : null));
  return (await told.jsonValue()) ?? 'asked';
}

/** The number of the open question; empty while others are asked. */
export async function stamp(page: Page): Promise<string> {
  return (await page.locator('[data-question]').first().getAttribute('data-question')) ?? '';
}

/** Does something and waits until another question is open, or none. */
export async function answering(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await stamp(page);
  await deed();
  await page.waitForFunction((old) => document.querySelector('[data-question]')?.getAttribute('data-question') !== old, before);
}

/** Clicks an option of the list, unfolded if need be, and waits for what follows; says which it was. */
export async function choose(page: Page, nth: (words: string[], question: string) => number | Promise<number>): Promise<string> {
  await asked(page);
  const read = () =>
    page.evaluate(() => {
      const texts = (of: string) => [...document.querySelectorAll(of)].map((element) => element.textContent ?? '');
      return { question: texts('#question-words')[0] ?? '', words: texts('.option .words') };
    });
  let sheet = await read();
  if (!sheet.words.length) {
    await page.getByRole('button', { name: /^\d+ more$/ }).click();
    await page.locator('.option').first().waitFor();
    sheet = await read();
  }
  const place = await nth(sheet.words, sheet.question);
  await answering(page, () => page.locator('.option').nth(place).click());
  return sheet.words[place] ?? '';
}

export const first = (): number => 0;

/** Waits until somebody's turn is asked about. */
export async function inTurn(page: Page): Promise<void> {
  await page.locator('#question-words', { hasText: /^what .+ does/i }).waitFor();
}

/** Sets figures up wherever the first option says, until the first round begins. */
export async function setUp(page: Page): Promise<void> {
  while ((await asked(page)) === 'asked' && !/activate/i.test(await question(page))) await choose(page, first);
}
