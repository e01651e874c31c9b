import { settings } from '../settings.svelte';
import type { Told } from '../wire/Told';
import type { Scene } from '../wire/minis';
import { key, type Spot } from './choices';

type Tone = 'good' | 'bad' | 'plain';

/** Something short that is drawn over the board. */
export type Effect =
  | { id: number; kind: 'die' | 'float'; at: Spot; span: number; text: string; tone: Tone }
  | { id: number; kind: 'shot'; from: Spot; to: Spot; fromSpan: number; toSpan: number; miss: boolean };

type Unnamed<E> = E extends unknown ? Omit<E, 'id'> : never;
type Fields = Record<string, unknown>;
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const square = (value: unknown): Spot => [Number(fields(value)['x']), Number(fields(value)['y'])];

/** Shows one scene after another, with what happened between them acted out. */
export class Theatre {
  scene = $state.raw<Scene | null>(null);
  places = $state.raw(new Map<number, Spot>());
  effects = $state.raw<Effect[]>([]);
  #queue: { scene: Scene; events: Told[] }[] = [];
  #busy = false;
  /** Counts the cuts: what was being acted out before one is over. */
  #cuts = 0;
  #next = 1;
  #shot: { by: number; at: number } | null = null;

  /** Shows a scene at once. */
  cut(scene: Scene): void {
    this.#cuts++;
    this.#queue = [];
    this.#busy = false;
    this.effects = [];
    this.scene = scene;
    this.places = new Map();
  }

  /** Acts out what happened, then shows the scene. */
  play(scene: Scene, events: Told[]): void {
    if (settings.pace === 'off' || !this.scene || document.hidden) return this.cut(scene);
    this.#queue.push({ scene, events });
    if (!this.#busy) void this.#run();
  }

  async #run(): Promise<void> {
    this.#busy = true;
    const cuts = this.#cuts;
    for (let act = this.#queue.shift(); act; act = this.#queue.shift()) {
      for (const { event } of act.events) {
        if (this.#queue.length > 6) break;
        await this.#act(event);
        if (cuts !== this.#cuts) return;
      }
      this.scene = act.scene;
      this.places = new Map();
    }
    this.#busy = false;
  }

  #wait(ms: number): Promise<void> {
    const slow = settings.pace === 'calm' ? 2.2 : this.#queue.length > 2 ? 0.35 : 1;
    return new Promise((done) => setTimeout(done, ms * slow));
  }

  #where(id: number): { at: Spot; span: number } | null {
    const figure = this.scene?.figures[id];
    const at = this.places.get(id) ?? figure?.at;
    return figure && at ? { at: [at[0], at[1]], span: figure.span } : null;
  }

  #move(id: number, to: Spot): void {
    this.places = new Map(this.places).set(id, to);
  }

  #show(effect: Unnamed<Effect>, ms: number): void {
    const shown = { ...effect, id: this.#next++ } as Effect;
    this.effects = [...this.effects, shown];
    setTimeout(() => (this.effects = this.effects.filter((e) => e.id !== shown.id)), ms);
  }

  #float(id: number, text: string, tone: Tone): void {
    const where = this.#where(id);
    if (where) this.#show({ kind: 'float', ...where, text, tone }, 1000);
  }

  async #act(event: unknown): Promise<void> {
    const [name, of] = typeof event === 'string' ? [event, {}] : (Object.entries(fields(event))[0] ?? ['', {}]);
    const data = fields(of);
    switch (name) {
      case 'Stepped':
      case 'Slipped':
      case 'Shifted':
        this.#move(Number(data['who']), square(data['to']));
        return this.#wait(150);
      case 'Placed':
        this.#move(Number(data['who']), square(data['at']));
        return this.#wait(60);
      case 'AttackDeclared': {
        const [by, at] = [Number(data['by']), Number(data['target'])];
        this.#shot = { by, at };
        const [from, to] = [this.#where(by), this.#where(at)];
        if (from && to && key(from.at) !== key(to.at)) {
          this.#show({ kind: 'shot', from: from.at, fromSpan: from.span, to: to.at, toSpan: to.span, miss: false }, 900);
        }
        return this.#wait(260);
      }
      case 'AttackRolled':
      case 'SaveRolled': {
        const natural = Number(fields(data['die'])['natural'] ?? data['natural']);
        const on = name === 'SaveRolled' ? Number(data['who']) : this.#shot?.by;
        const where = on === undefined ? null : this.#where(on);
        if (where && natural) this.#show({ kind: 'die', ...where, text: String(natural), tone: 'plain' }, 1100);
        return this.#wait(520);
      }
      case 'AttackHit':
        if (this.#shot) this.#float(this.#shot.at, data['critical'] ? settings.t.critical : settings.t.hit, 'bad');
        return this.#wait(260);
      case 'AttackMissed':
        if (this.#shot) this.#float(this.#shot.at, settings.t.miss, 'plain');
        return this.#wait(360);
      case 'Damaged':
        this.#float(Number(data['who']), `−${String(data['amount'])}`, 'bad');
        return this.#wait(420);
      case 'Healed':
        this.#float(Number(data['who']), `+${String(data['amount'])}`, 'good');
        return this.#wait(300);
      case 'Defeated':
        return this.#wait(250);
      default:
        return;
    }
  }
}
