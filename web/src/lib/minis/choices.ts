import type { Offered } from '../wire/Offered';

/** A square by column and row. */
export type Spot = readonly [number, number];

export const key = (at: Spot): number => at[1] * 256 + at[0];

/** What an option of a question points at. The forms are those of the engine's `Choice`. */
export type Mark =
  | { on: 'figure'; figure: number; deed: 'pick' | 'attack' | 'board' | 'hand' }
  | { on: 'square'; at: Spot }
  | { on: 'door'; door: number }
  | { on: 'move' }
  | { on: 'end' }
  | { on: 'ability'; ability: number; who: number | null }
  | { on: 'nothing' };

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

export function mark(choice: unknown): Mark {
  if (!isFields(choice)) return { on: 'nothing' };
  if (typeof choice['Figure'] === 'number') return { on: 'figure', figure: choice['Figure'], deed: 'pick' };
  const square = choice['Square'];
  if (isFields(square)) return { on: 'square', at: [Number(square['x']), Number(square['y'])] };
  if (typeof choice['Door'] === 'number') return { on: 'door', door: choice['Door'] };
  const use = choice['Use'];
  if (isFields(use)) return { on: 'ability', ability: Number(use['ability']), who: Number(use['who']) };
  return 'Deed' in choice ? deed(choice['Deed']) : { on: 'nothing' };
}

function deed(of: unknown): Mark {
  if (of === 'Move') return { on: 'move' };
  if (of === 'End') return { on: 'end' };
  if (!isFields(of)) return { on: 'nothing' };
  if (typeof of['Attack'] === 'number') return { on: 'figure', figure: of['Attack'], deed: 'attack' };
  if (typeof of['Board'] === 'number') return { on: 'figure', figure: of['Board'], deed: 'board' };
  if (typeof of['HandOver'] === 'number') return { on: 'figure', figure: of['HandOver'], deed: 'hand' };
  if (typeof of['Use'] === 'number') return { on: 'ability', ability: of['Use'], who: null };
  return { on: 'nothing' };
}

/** The options of a question by what they point at on the board. */
export interface Marks {
  /** Figures that can be picked, with the places of their options: a figure may have several. */
  figures: Map<number, { nth: number; deed: 'pick' | 'attack' | 'board' | 'hand' }[]>;
  squares: Map<number, number>;
  doors: Map<number, number>;
  /** The option to move, whose squares come with the next question. */
  move: number | null;
  /** Options that are nowhere on the board. */
  rest: number[];
}

export function marks(options: Offered[]): Marks {
  const all: Marks = { figures: new Map(), squares: new Map(), doors: new Map(), move: null, rest: [] };
  options.forEach(({ choice }, nth) => {
    const m = mark(choice);
    if (m.on === 'figure') all.figures.set(m.figure, [...(all.figures.get(m.figure) ?? []), { nth, deed: m.deed }]);
    else if (m.on === 'square') all.squares.set(key(m.at), nth);
    else if (m.on === 'door') all.doors.set(m.door, nth);
    else {
      if (m.on === 'move') all.move = nth;
      all.rest.push(nth);
    }
  });
  return all;
}

/** Which figure a question is about, and of which kind it is. The forms are those of the engine's `Ask`. */
export function about(ask: unknown): { kind: string; who: number | null } {
  if (typeof ask === 'string') return { kind: ask, who: null };
  if (!isFields(ask)) return { kind: '', who: null };
  const [kind = '', of] = Object.entries(ask)[0] ?? [];
  if (kind === 'Activate' || kind === 'React' || kind === 'Order' || kind === 'Keep') return { kind, who: null };
  const first: unknown = Array.isArray(of) ? of[0] : of;
  return { kind, who: typeof first === 'number' ? first : null };
}

/** Which seat an option names. */
export function seatOf(choice: unknown): number | null {
  const seat = isFields(choice) ? choice['Seat'] : null;
  return typeof seat === 'number' ? seat : null;
}

/** Who would strike whom, where the question is about an attack of opportunity. */
export function duel(ask: unknown): [number, number] | null {
  const of = isFields(ask) ? ask['Opportunity'] : null;
  return Array.isArray(of) && of.length === 2 ? [Number(of[0]), Number(of[1])] : null;
}

/** A square as players call it: a letter or two for the column, a number for the row. */
export function squareName([x, y]: Spot): string {
  const letters = x < 26 ? String.fromCharCode(97 + x) : `a${String.fromCharCode(97 + x - 26)}`;
  return `${letters}${y + 1}`;
}
