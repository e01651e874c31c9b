import type { Match } from '../match.svelte';
import type { Put } from '../wire/Put';
import type { CardView, Field, Outlook, Pointed, Preview, Reach, Scene, Way } from '../wire/minis';
import { about, duel, key, marks, type Marks, type Spot } from './choices';

/** How soon a second click belongs to the first, in milliseconds. */
const DOUBLE = 400;

/** What a person has in hand: whom they look at, what they point at, what they are about to do. All answers come from the server. */
export class Hand {
  /** The figure whose card is open. */
  focus = $state<number | null>(null);
  card = $state.raw<CardView | null>(null);
  reach = $state.raw<{ who: number; ends: Map<number, number>; near: number; left: number } | null>(null);
  field = $state.raw<Field | null>(null);
  sight = $state(false);
  way = $state.raw<{ who: number; to: Spot; way: Way } | null>(null);
  preview = $state.raw<{ by: number; at: number; preview: Preview } | null>(null);
  /** Something that a second tap, or the button, does. */
  pending = $state.raw<{ label: 'move' | 'attack' | 'pick'; go: () => void } | null>(null);
  /** The options that the figure just picked has, if it has several. */
  narrowed = $state.raw<number[] | null>(null);
  marks = $state.raw<Marks | null>(null);
  /** What each option of the question comes to, where that can be told. */
  outlook = $state.raw<(Outlook | null)[]>([]);
  question = $state.raw<Put | null>(null);
  kind = $state('');
  actor = $state<number | null>(null);

  #intent: { who: number; to: Spot } | null = null;
  /** The question that an answer is under way to. */
  #sent: Put | null = null;
  /** Where and when a question was last answered with the mouse or the marker. */
  #picked = { at: -1, when: -Infinity };
  /** What was asked of the server last of each kind: an answer to anything earlier comes too late. */
  #asked = { reach: 0, point: 0, field: 0 };

  constructor(
    private match: Match,
    private scene: () => Scene | null,
    private fail: (why: unknown) => void,
  ) {}

  /** A new question is open, or none, at this table. */
  take(question: Put | null, now: Scene): void {
    this.question = question;
    this.marks = question ? marks(question.options) : null;
    const { kind, who } = question ? about(question.ask) : { kind: '', who: null };
    this.kind = kind;
    this.actor = who ?? now.turn?.who ?? null;
    this.#clear();
    this.outlook = [];
    const intent = this.#intent;
    this.#intent = null;
    if (!question) return;
    if (intent && kind === 'Move' && who === intent.who) {
      const nth = this.marks?.squares.get(key(intent.to));
      if (nth !== undefined) return this.answer(nth);
    }
    if (!question.open) void this.#loadOutlook(question);
    const moves = kind === 'Turn' ? this.marks?.move !== null : kind === 'Move' && now.turn?.who === who;
    if (who !== null && moves) void this.#loadReach(who);
    // Asked in the middle of an attack: what it stands at.
    const struck = duel(question.ask);
    if (struck) void this.#loadPreview(...struck);
    else if (now.attack && kind !== 'Turn') void this.#loadPreview(now.attack.by, now.attack.target);
    if (this.sight) this.showSight(true);
  }

  #clear(): void {
    this.#drop();
    this.#asked.reach++;
    this.#asked.field++;
    this.reach = null;
    this.field = null;
  }

  /** Forgets what was pointed at. */
  #drop(): void {
    this.#asked.point++;
    this.way = null;
    this.preview = null;
    this.pending = null;
    this.narrowed = null;
  }

  answer(nth: number): void {
    const question = this.question;
    // A second click on what was just chosen says nothing new.
    if (!question || this.#sent === question) return;
    this.#sent = question;
    this.pending = null;
    this.match.answer(question, { nth }).catch((why: unknown) => {
      this.#sent = null;
      this.fail(why);
    });
  }

  async #loadReach(who: number): Promise<void> {
    const stamp = ++this.#asked.reach;
    const reach = await this.#ask<Reach>({ kind: 'reach', who });
    if (!reach || stamp !== this.#asked.reach) return;
    this.reach = { who, ends: new Map(reach.ends.map(([at, cost]) => [key(at), cost])), near: reach.with_attack, left: reach.left };
  }

  async #loadOutlook(question: Put): Promise<void> {
    const told = await this.#ask<(Outlook | null)[]>({ kind: 'outlook' });
    if (told && this.question?.number === question.number) this.outlook = told;
  }

  async #ask<T>(what: Pointed): Promise<T | null> {
    try {
      return await this.match.query<T>(what);
    } catch {
      return null;
    }
  }

  figureAt(at: Spot): number | null {
    const figures = this.scene()?.figures ?? [];
    const covers = (f: Scene['figures'][number]): boolean =>
      f.at !== null && !f.defeated && f.aboard === null && at[0] >= f.at[0] && at[1] >= f.at[1] && at[0] < f.at[0] + f.span && at[1] < f.at[1] + f.span;
    const found = figures.findIndex(covers);
    return found < 0 ? null : found;
  }

  #span(who: number): number {
    return this.scene()?.figures[who]?.span ?? 1;
  }

  #enemies(a: number, b: number): boolean {
    const scene = this.scene();
    const side = (id: number) => scene?.sides[scene.figures[id]?.side ?? 0]?.team;
    return side(a) !== side(b);
  }

  /** The place to go to that is meant by a square: for a big figure, one whose space covers it. */
  #endAt(ends: Map<number, unknown>, at: Spot, span: number): Spot | null {
    const back = Math.floor((span - 1) / 2);
    const order = [back, ...[...Array(span).keys()].filter((i) => i !== back)];
    for (const dy of order) {
      for (const dx of order) {
        const end: Spot = [at[0] - dx, at[1] - dy];
        if (end[0] >= 0 && end[1] >= 0 && ends.has(key(end))) return end;
      }
    }
    return null;
  }

  #squareAt(at: Spot): { to: Spot; nth: number } | null {
    const squares = this.marks?.squares;
    if (!squares?.size) return null;
    const to = this.#endAt(squares, at, this.actor === null ? 1 : this.#span(this.actor));
    const nth = to && squares.get(key(to));
    return to && nth !== undefined && nth !== null ? { to, nth } : null;
  }

  hover(at: Spot | null): void {
    if (this.pending || !at) return;
    const figure = this.figureAt(at);
    const striker = figure === null ? null : this.#striker(figure);
    if (!this.question && striker === null) return;
    this.#asked.point++;
    this.way = null;
    this.preview = null;
    if (figure !== null && this.kind === 'Activate' && this.marks?.figures.has(figure)) void this.#loadReach(figure);
    if (figure !== null && striker !== null) return void this.#loadPreview(striker, figure);
    if (figure !== null && figure !== this.actor) return;
    const to = this.#goal(at);
    if (to && this.actor !== null) void this.#loadWay(this.actor, to);
  }

  /** Whose attack on that figure one wants to know about: that of whose turn it is, otherwise of whose card is open, of either side. */
  #striker(at: number): number | null {
    if (this.actor !== null && this.kind === 'Turn' && this.#enemies(this.actor, at)) return this.actor;
    return this.focus !== null && this.#enemies(this.focus, at) ? this.focus : null;
  }

  #goal(at: Spot): Spot | null {
    if (this.actor === null) return null;
    if (this.kind === 'Move') return this.#squareAt(at)?.to ?? null;
    if (this.kind === 'Turn' && this.reach && this.marks?.move !== null) return this.#endAt(this.reach.ends, at, this.#span(this.actor));
    return null;
  }

  async #loadWay(who: number, to: Spot): Promise<void> {
    const stamp = ++this.#asked.point;
    const way = await this.#ask<Way>({ kind: 'way', who, to: [to[0], to[1]] });
    if (way && stamp === this.#asked.point) this.way = { who, to, way };
  }

  async #loadPreview(by: number, at: number): Promise<void> {
    const stamp = ++this.#asked.point;
    const preview = await this.#ask<Preview>({ kind: 'attack', by, at });
    if (preview && stamp === this.#asked.point) this.preview = { by, at, preview };
  }

  pick(at: Spot, touch: boolean): void {
    // The second half of a double click is no answer to the question that its first half has led to.
    const now = performance.now();
    if (!touch && key(at) === this.#picked.at && now - this.#picked.when < DOUBLE) return;
    const before = this.#sent;
    this.#pick(at, touch);
    if (this.#sent !== before) this.#picked = { at: key(at), when: now };
  }

  #pick(at: Spot, touch: boolean): void {
    const figure = this.figureAt(at);
    const ways = figure === null ? undefined : this.marks?.figures.get(figure);
    if (figure !== null && ways?.length) return this.#pickFigure(figure, ways, touch);
    const square = this.#squareAt(at);
    if (square) return this.#pickSquare(square, touch);
    const goal = this.#goal(at);
    if (goal && this.actor !== null && figure === null) return this.#pickMove(this.actor, goal, touch);
    const door = this.#doorAt(at);
    if (door !== null) return this.answer(door);
    this.pending = null;
    this.narrowed = null;
    if (figure !== null) {
      this.study(figure);
    } else if (this.actor !== null && (this.kind === 'Turn' || this.kind === 'Move')) {
      void this.#loadWay(this.actor, at);
    } else {
      this.focus = null;
    }
  }

  #pickFigure(figure: number, ways: { nth: number; deed: string }[], touch: boolean): void {
    const first = ways[0];
    if (!first) return;
    if (ways.length > 1) {
      this.narrowed = ways.map((w) => w.nth);
      return void this.look(figure);
    }
    const go = () => this.answer(first.nth);
    if (!touch) return go();
    if (this.pending && this.focus === figure) return go();
    void this.look(figure);
    if (first.deed === 'attack' && this.actor !== null) void this.#loadPreview(this.actor, figure);
    else if (this.kind === 'Activate') void this.#loadReach(figure);
    this.pending = { label: first.deed === 'attack' ? 'attack' : 'pick', go };
  }

  #pickSquare({ to, nth }: { to: Spot; nth: number }, touch: boolean): void {
    const go = () => this.answer(nth);
    const again = this.pending && this.way && key(this.way.to) === key(to);
    if (!touch || this.kind !== 'Move' || again) return go();
    if (this.actor !== null) void this.#loadWay(this.actor, to);
    this.pending = { label: 'move', go };
  }

  #pickMove(who: number, to: Spot, touch: boolean): void {
    const nth = this.marks?.move;
    if (nth === null || nth === undefined) return;
    const go = () => {
      this.#intent = { who, to };
      this.answer(nth);
    };
    const again = this.pending && this.way && key(this.way.to) === key(to);
    if (!touch || again) return go();
    void this.#loadWay(who, to);
    this.pending = { label: 'move', go };
  }

  #doors: readonly (readonly number[])[] = [];
  /** Where the doors are, so that a square beside one means it. */
  know(doors: readonly (readonly number[])[]): void {
    this.#doors = doors;
  }

  #doorAt([x, y]: Spot): number | null {
    for (const [door, nth] of this.marks?.doors ?? []) {
      const [a = 0, b = 0, c = 0, d = 0] = this.#doors[door] ?? [];
      const upright = a === c && y >= b && y < d && (x === a || x === a - 1);
      const flat = b === d && x >= a && x < c && (y === b || y === b - 1);
      if (upright || flat) return nth;
    }
    return null;
  }

  /** Opens a figure's card, and what an attack on it would come to. */
  study(figure: number): void {
    void this.look(figure);
    if (this.actor !== null && this.kind === 'Turn' && this.#enemies(this.actor, figure)) void this.#loadPreview(this.actor, figure);
  }

  /** Opens a figure's card. */
  async look(figure: number): Promise<void> {
    this.focus = figure;
    this.card = null;
    if (this.sight) this.showSight(true);
    const card = await this.#ask<CardView>({ kind: 'card', who: figure });
    if (this.focus === figure) this.card = card;
  }

  showSight(on: boolean): void {
    this.sight = on;
    this.field = null;
    const who = this.focus ?? this.actor;
    if (!on || who === null) return;
    const stamp = ++this.#asked.field;
    void this.#ask<Field>({ kind: 'field', who }).then((field) => {
      if (stamp === this.#asked.field && this.sight) this.field = field;
    });
  }

  /** Steps back from whatever was begun and not done; says whether there was anything. */
  back(): boolean {
    const anything = this.pending ?? this.way ?? this.preview ?? this.narrowed ?? this.focus;
    this.#drop();
    this.focus = null;
    return anything !== null;
  }
}
