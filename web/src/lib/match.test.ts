import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Match } from './match.svelte';

/** A socket whose other end is the test. */
class Wire {
  static OPEN = 1;
  static last: Wire;
  readyState = 1;
  sent: { type: string; id?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Wire.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {}

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = (number: number, ...log: number[]) => ({ number, revision: 0, viewer: 0, view: {}, questions: [], waiting: [], log: log.map((n) => ({ n, event: null, words: `${n}` })), events: 0, clocks: null, offers: { draw: [], undo: null }, undo: false, over: null });

let match: Match;
let shown: [number, boolean][];

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', new URL('http://127.0.0.1/'));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { Match } = await import('./match.svelte');
  match = new Match('abc', []);
  shown = [];
  match.onTable = ({ number }, fresh) => shown.push([number, fresh]);
  Wire.last.onopen?.();
});

afterEach(() => {
  match.end();
  vi.unstubAllGlobals();
});

const asked = () => Wire.last.sent.filter((m) => m.type === 'resync').length;

test('updates that follow each other are shown, one after the other', () => {
  Wire.last.says({ type: 'state', ...table(4, 1, 2) });
  Wire.last.says({ type: 'update', ...table(5, 3) });
  Wire.last.says({ type: 'update', ...table(6) });
  expect(shown).toEqual([[4, true], [5, false], [6, false]]);
  expect(match.log.map((line) => line.n)).toEqual([1, 2, 3]);
  expect(asked()).toBe(0);
});

test('where a number is missing nothing is shown, and everything is asked for anew', () => {
  Wire.last.says({ type: 'state', ...table(4, 1, 2) });
  Wire.last.says({ type: 'update', ...table(6, 4) });
  expect(asked()).toBe(1);
  expect(Wire.last.sent.at(-1)?.id).toBeGreaterThan(0);
  expect(shown).toEqual([[4, true]]);
  // Once is enough, until it has come.
  Wire.last.says({ type: 'update', ...table(7, 5) });
  expect(asked()).toBe(1);
  // What is older than what is shown is no gap.
  Wire.last.says({ type: 'state', ...table(7, 1, 2, 3, 4, 5) });
  Wire.last.says({ type: 'update', ...table(6, 4) });
  Wire.last.says({ type: 'update', ...table(8, 6) });
  expect(shown).toEqual([[4, true], [7, true], [8, false]]);
  expect(match.log.map((line) => line.n)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(asked()).toBe(1);
});

test('an update before any state leads to one', () => {
  Wire.last.says({ type: 'update', ...table(3, 1) });
  expect(asked()).toBe(1);
  expect(shown).toEqual([]);
});
