import { settings } from './settings.svelte';
import type { Frame } from './wire/Frame';
import type { FromServer } from './wire/FromServer';
import type { MatchInfo } from './wire/MatchInfo';
import type { Put } from './wire/Put';
import type { Refused } from './wire/Refused';
import type { Table } from './wire/Table';
import type { Told } from './wire/Told';
import type { ToServer } from './wire/ToServer';

const VERSION = 1;
const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];

type Waiting = { resolve: (value: unknown) => void; reject: (why: Error) => void };
type Request = Exclude<ToServer, { type: 'hello' }>;
type Unnumbered<R> = R extends unknown ? Omit<R, 'id'> : never;

/** A refusal of the server, with the rule it follows from. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.text);
  }
}

/** One match as this browser sees it, kept up to date over a socket that comes back by itself. */
export class Match {
  info = $state.raw<MatchInfo | null>(null);
  table = $state.raw<Table | null>(null);
  seats = $state.raw<number[]>([]);
  log = $state.raw<Told[]>([]);
  state = $state<'connecting' | 'open' | 'lost' | 'closed'>('connecting');
  bye = $state<{ reason: string; text: string } | null>(null);
  question = $derived<Put | null>(this.table?.questions[0] ?? null);
  /** Called with each table and what happened since the one before; `fresh` if it is everything anew. */
  onTable: ((table: Table, fresh: boolean) => void) | null = null;

  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #ended = false;
  /** Whether everything was asked for anew and has not come yet. */
  #behind = false;

  constructor(readonly id: string, private secrets: string[]) {
    this.#connect();
    this.#beat = setInterval(() => this.#socket?.readyState === WebSocket.OPEN && this.#post({ type: 'ping', id: this.#next++ }), 20_000);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  /** Takes the seats that these secrets are of. */
  sitDown(secrets: string[]): void {
    this.secrets = secrets;
    this.speakAnew();
  }

  /** Greets the server anew, in the language that is set now; what is shown stays until it has answered. */
  speakAnew(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#forsake();
    this.#connect();
    old?.close();
  }

  answer(question: Put, given: { nth: number } | { choice: unknown }): Promise<void> {
    const nth = 'nth' in given ? given.nth : null;
    const choice = 'choice' in given ? given.choice : null;
    return this.#ask({ type: 'answer', seat: question.seat, question: question.number, nth, choice }).then(() => undefined);
  }

  query<T>(ask: unknown): Promise<T> {
    return this.#ask({ type: 'query', seat: this.table?.viewer ?? null, ask }) as Promise<T>;
  }

  async earlier(): Promise<void> {
    const to = this.log[0]?.n ?? 0;
    const lines = (await this.#ask({ type: 'log', from: Math.max(0, to - 300), to })) as Told[];
    this.log = [...lines.filter((line) => line.n < to), ...this.log];
  }

  /** The table after so many events. */
  frame(n: number): Promise<Frame> {
    return this.#ask({ type: 'frame', n }) as Promise<Frame>;
  }

  thoughts(): Promise<unknown> {
    return this.#ask({ type: 'thoughts' });
  }

  tell(type: 'undo' | 'draw' | 'no_draw' | 'resign' | 'claim', seat: number | null): Promise<void> {
    return this.#ask({ type, seat }).then(() => undefined);
  }

  grantUndo(seat: number | null, yes: boolean): Promise<void> {
    return this.#ask({ type: 'undo_answer', seat, yes }).then(() => undefined);
  }

  #ask(request: Unnumbered<Request>): Promise<unknown> {
    const id = this.#next++;
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Error(settings.t.lost));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#post({ ...request, id } as Request);
    });
  }

  #post(message: ToServer): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#ended) return;
    const url = new URL('/api/socket', location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      const { id, secrets } = this;
      this.#post({ type: 'hello', version: VERSION, match: id, secrets, lang: settings.lang, blind: false, after: null });
    };
    socket.onmessage = (event) => socket === this.#socket && this.#take(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => socket === this.#socket && this.#dropped();
  }

  /** Whatever was asked gets no answer any more. */
  #forsake(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(settings.t.lost));
    this.#waiting.clear();
  }

  #dropped(): void {
    this.#forsake();
    if (this.#ended) return;
    const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)] ?? 8000;
    const fatal = this.bye && ['no_such_match', 'bad_secret', 'version', 'session_ended'].includes(this.bye.reason);
    this.state = fatal ? 'closed' : 'lost';
    if (!fatal) this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.#behind = false;
        this.info = message.match;
        this.seats = message.seats;
        this.state = 'open';
        this.bye = null;
        this.#tries = 0;
        break;
      case 'state':
        this.#behind = false;
        this.log = message.log;
        this.#show(message, true);
        break;
      case 'update':
        this.#follow(message);
        break;
      case 'seats':
        this.info = message;
        break;
      case 'ack':
        this.#settle(message.id)?.resolve(message.number);
        break;
      case 'reply':
        this.#settle(message.id)?.resolve(message.value);
        break;
      case 'refused':
        this.#settle(message.id)?.reject(new Refusal(message));
        break;
      case 'bye':
        this.bye = message;
        break;
      case 'pong':
        break;
    }
  }

  /** An update is worth something only to who has the state before it: what is old is left alone, and where one is missing everything is asked for anew. */
  #follow(update: Table): void {
    const have = this.table?.number ?? -1;
    if (this.table && update.number <= have) return;
    if (update.number !== have + 1) {
      if (!this.#behind) this.#post({ type: 'resync', id: this.#next++ });
      this.#behind = true;
      return;
    }
    this.log = [...this.log, ...update.log];
    this.#show(update, false);
  }

  #show(table: Table, fresh: boolean): void {
    this.table = table;
    this.onTable?.(table, fresh);
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}
