import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * What the tests need: a Chromium (`CHROMIUM`, or where Debian puts it) and the command with the client under test: the one named in
 * `DEJARIK`, or the debug build of this repository, which reads the client from `dist` as it runs.
 */
const HERE = import.meta.dirname;
const BROWSER = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
export const ARTEFACTS = join(HERE, 'artefacts');

function command(): string {
  const named = process.env['DEJARIK'] ?? resolve(HERE, '../../target/debug/dejarik');
  if (!existsSync(named)) throw new Error(`there is no command ${named}: build it, or name it in DEJARIK`);
  return named;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A server with a folder of its own, which can be killed and started again. */
export class Server {
  #child: ChildProcess | null = null;
  #said = '';
  private constructor(readonly port: number, readonly data: string) {}

  #front: ChildProcess | null = null;
  /** Where the client is: in the server, or, with `E2E_DIST`, as it lies in `dist`, so that the command need not be built anew. */
  url = '';

  static async start(): Promise<Server> {
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), 'dejarik-e2e-')));
    server.url = server.#own;
    await server.again();
    if (process.env['E2E_DIST']) await server.#preview();
    return server;
  }

  get #own(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  async #preview(): Promise<void> {
    const port = await freePort();
    const args = ['node_modules/vite/bin/vite.js', 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'];
    this.#front = spawn(process.execPath, args, { cwd: join(HERE, '..'), env: { ...process.env, DEJARIK_SERVER: this.#own }, stdio: 'ignore' });
    this.url = `http://127.0.0.1:${port}/`;
    for (let i = 0; i < 600 && !(await fetch(this.url).then((r) => r.ok, () => false)); i++) await new Promise((done) => setTimeout(done, 100));
  }

  async again(): Promise<void> {
    const child = spawn(command(), ['serve', '--port', String(this.port), '--data', this.data], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (text: Buffer) => (this.#said += text.toString()));
    child.stderr.on('data', (text: Buffer) => (this.#said += text.toString()));
    this.#child = child;
    for (let i = 0; i < 300; i++) {
      const up = await fetch(`${this.#own}health`).then((r) => r.ok, () => false);
      if (up) return;
      if (child.exitCode !== null) break;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`the server does not start:\n${this.#said}`);
  }

  /** As if the power had gone. */
  kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return Promise.resolve();
    return new Promise((done) => {
      child.once('exit', () => done());
      child.kill('SIGKILL');
    });
  }

  async stop(): Promise<void> {
    this.#front?.kill('SIGKILL');
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

let browser: Browser | null = null;

/** A browser of its own for one person. Anything the page complains about fails the test that looks at `faults`. */
export async function visitor(options: BrowserContextOptions = {}): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  browser ??= await chromium.launch({ executablePath: BROWSER, args: FLAGS });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US', colorScheme: 'dark', ...options });
  // Still pictures: nothing has to be waited for.
  await context.addInitScript(() => {
    if (!localStorage.getItem('dejarik.pace')) localStorage.setItem('dejarik.pace', 'off');
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return { page, context, faults };
}

export async function closeAll(): Promise<void> {
  await browser?.close();
  browser = null;
}

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

/** Begins a match against the computer from the home page. */
export async function againstBot(page: Page, server: Server, squads = ['hollow-cell', 'grey-line'], map = 'Canyon Gate'): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('combobox', { name: 'Your squad' }).selectOption(squads[0] ?? '');
  await page.getByRole('combobox', { name: 'Their squad' }).selectOption(squads[1] ?? '');
  await page.getByRole('combobox', { name: 'Map' }).selectOption(map);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/#\/play\//);
}

/** Waits until this person is asked something, or the game is over; says which. */
export async function asked(page: Page): Promise<'asked' | 'over'> {
  const question = page.locator('#question-words');
  const over = page.getByRole('link', { name: 'Watch the replay' });
  await question.or(over).first().waitFor({ timeout: 60_000 });
  return (await over.isVisible()) ? 'over' : 'asked';
}

/** Clicks an option and waits until the question is another one. */
export async function choose(page: Page, nth: (words: string[]) => number): Promise<string> {
  await asked(page);
  const list = page.locator('.option');
  await list.first().waitFor();
  const words = await list.allInnerTexts();
  const button = list.nth(nth(words));
  const text = (await button.innerText()).replace(/^\d+\s*/, '');
  const before = await stamp(page);
  await button.click();
  await page.waitForFunction((old) => document.querySelector('[data-question]')?.getAttribute('data-question') !== old, before, { timeout: 30_000 });
  return text;
}

/** The number of the open question; empty while others are asked. */
export async function stamp(page: Page): Promise<string> {
  return (await page.locator('[data-question]').first().getAttribute('data-question')) ?? '';
}

/** Waits until somebody's turn is asked about. */
export async function inTurn(page: Page): Promise<void> {
  await page.locator('#question-words', { hasText: /^what .+ does/i }).waitFor();
}

/** Sets figures up wherever the first option says, until the first round begins. */
export async function setUp(page: Page): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if ((await asked(page)) === 'over') return;
    const words = await page.locator('#question-words').innerText();
    if (/activate/i.test(words)) return;
    const more = page.getByRole('button', { name: /\d+ more/ });
    if ((await page.locator('.option').count()) === 0 && (await more.count())) await more.click();
    await choose(page, () => 0);
  }
}
