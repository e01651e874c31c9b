import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const HERE = import.meta.dirname;

/** The command under test: the one named in `DEJARIK`, or the debug build of this repository, which reads the client from `dist` as it runs. */
function command(): string {
  const named = process.env['DEJARIK'] ?? resolve(HERE, '../../target/debug/dejarik');
  if (!existsSync(named)) throw new Error(`there is no command ${named}: build it, or name it in DEJARIK`);
  return named;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer();
    probe.on('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

/** A port below those that connections are given as they go out: nobody takes it while a killed server is away. */
async function freePort(): Promise<number> {
  for (let tries = 0; tries < 200; tries++) {
    const port = 12_000 + Math.floor(Math.random() * 18_000);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}

const living = new Set<ChildProcess>();
process.on('exit', () => living.forEach((child) => child.kill('SIGKILL')));

function begin(...[program, args, options]: Parameters<typeof spawn>): ChildProcess {
  const child = spawn(program, args, options);
  living.add(child);
  child.once('exit', () => living.delete(child));
  return child;
}

/** Ends a program as if the power had gone. */
function end(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });
}

/** Waits until an address answers; not for longer than a minute, nor for a program that has ended. */
async function answers(url: string, child: ChildProcess): Promise<boolean> {
  for (const until = Date.now() + 60_000; Date.now() < until && child.exitCode === null; ) {
    if (await fetch(url).then((r) => r.ok, () => false)) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}

/** A server with a folder of its own, which can be killed and started again. */
export class Server {
  /** Where the client is: in the server, or, with `E2E_DIST`, as it lies in `dist`, so that the command need not be built anew. */
  url = '';
  #own = '';
  #port = 0;
  #data = '';
  #said = '';
  #child: ChildProcess | null = null;
  #front: ChildProcess | null = null;

  async start(): Promise<void> {
    this.#port = await freePort();
    this.#data = mkdtempSync(join(tmpdir(), 'dejarik-e2e-'));
    this.#own = `http://127.0.0.1:${this.#port}/`;
    this.url = this.#own;
    await this.again();
    if (process.env['E2E_DIST']) await this.#preview();
  }

  async #preview(): Promise<void> {
    const port = await freePort();
    const args = ['node_modules/vite/bin/vite.js', 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'];
    this.#front = begin(process.execPath, args, { cwd: join(HERE, '..'), env: { ...process.env, DEJARIK_SERVER: this.#own }, stdio: 'ignore' });
    this.url = `http://127.0.0.1:${port}/`;
    if (!(await answers(this.url, this.#front))) throw new Error('the client is not served');
  }

  /** Starts it on its folder, for the first time or after it was killed. */
  async again(): Promise<void> {
    const child = begin(command(), ['serve', '--port', String(this.#port), '--data', this.#data], { stdio: ['ignore', 'pipe', 'pipe'] });
    const hear = (text: Buffer): void => void (this.#said += text.toString());
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    this.#child = child;
    if (!(await answers(`${this.#own}health`, child))) throw new Error(`the server does not start:\n${this.#said}`);
  }

  kill(): Promise<void> {
    return end(this.#child);
  }

  async stop(): Promise<void> {
    await end(this.#front);
    await end(this.#child);
    if (this.#data) rmSync(this.#data, { recursive: true, force: true });
  }
}
