import { availableParallelism, loadavg } from 'node:os';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { againstBot, asked, choose, first, inTurn, question, served, setUp, shifts, visitor } from './harness.ts';

const server = served();

test('what the first visit fetches is compressed and under 200 KB', async ({ skip }) => {
  skip(!!process.env['E2E_DIST'], 'the client does not come from the command');
  const { page } = await visitor();
  const fetched: { url: string; bytes: number }[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const urls = new Map<string, string>();
  client.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => fetched.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength }));
  await page.goto(server.url, { waitUntil: 'networkidle' });
  const code = fetched.filter(({ url }) => url === server.url || url.includes('/assets/'));
  const total = code.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`the first visit fetches ${(total / 1024).toFixed(0)} KB of the application in ${code.length} files`);
  expect(code.length).toBeGreaterThan(2);
  expect(total).toBeLessThan(200 * 1024);
});

test('nothing jumps from the home page to the first turn', async () => {
  const { page } = await visitor();
  await page.goto(server.url);
  await page.getByLabel('Your squad').waitFor();
  await page.getByRole('img').first().waitFor();
  const home = await shifts(page);
  await againstBot(page, server);
  await setUp(page);
  await choose(page, first);
  await inTurn(page);
  const all = await shifts(page);
  console.log(`layout shift: ${home.toFixed(4)} at home, ${all.toFixed(4)} in all`);
  expect(home).toBeLessThan(0.01);
  expect(all).toBeLessThan(0.05);
});

/** Clicks the nearest square to go to, and says after how many milliseconds the figure stands elsewhere on the screen; nothing if it can go nowhere. */
async function moveTakes(page: Page): Promise<number | null> {
  return page.evaluate(async () => {
    const token = document.querySelector<SVGGElement>('[data-figure]:has(.acting)');
    const board = document.querySelector('.board');
    if (!token || !board) return null;
    const centre = (of: Element): [number, number] => {
      const { x, y, width, height } = of.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const [here, old] = [centre(token), token.style.transform];
    const far = ([x, y]: [number, number]) => Math.hypot(x - here[0], y - here[1]);
    const [goal] = [...document.querySelectorAll('rect.near, rect.far')].map(centre).sort((a, b) => far(a) - far(b));
    if (!goal) return null;
    const point = { clientX: goal[0], clientY: goal[1], pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true };
    const begun = performance.now();
    board.dispatchEvent(new PointerEvent('pointerdown', point));
    board.dispatchEvent(new PointerEvent('pointerup', point));
    while (token.style.transform === old) await new Promise((frame) => requestAnimationFrame(frame));
    return performance.now() - begun;
  });
}

test('a move is on the screen within 100 ms of the click', async () => {
  const { page, faults } = await visitor();
  await againstBot(page, server);
  await setUp(page);
  const took: number[] = [];
  while (took.length < 15) {
    await asked(page);
    if (!/^what .+ does/i.test(await question(page))) {
      await choose(page, first);
      continue;
    }
    // Somebody else's turn begins when this one has no way to go any more.
    const canMove = await page.locator('.option .words', { hasText: /^move$/i }).count();
    if (canMove) await page.locator('rect.near, rect.far').first().waitFor();
    const ms = canMove ? await moveTakes(page) : null;
    if (ms === null) await choose(page, (words) => words.findIndex((w) => /^end turn/i.test(w)));
    else took.push(ms);
  }
  const order = took.sort((a, b) => a - b);
  // Where others use the machine too, everything takes as much longer as its share is smaller, and the best of them tells what the move itself takes.
  const crowd = (loadavg()[0] ?? 0) / availableParallelism();
  const [told, allowed] = crowd > 1.25 ? [order[0], 100 * crowd] : [order[Math.floor(order.length / 2)], 100];
  console.log(`${order.length} moves were shown after ${order.map((ms) => ms.toFixed(0)).join(', ')} ms (${crowd.toFixed(1)} want each core)`);
  expect(told).toBeLessThan(allowed);
  expect(faults).toEqual([]);
});
