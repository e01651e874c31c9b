import type { Panel } from '../wire/panels';

/** How a value without a drawing of its own is put into words and tables. */
export interface Words {
  yes: string;
  no: string;
  nothing: string;
}

type Row = Record<string, unknown>;

export const title = (name: string): string =>
  name.replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (c) => c.toUpperCase());

/** A value that fits into one line; `null` if it does not. */
export function plain(value: unknown, words: Words): string | null {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  const short = Array.isArray(value) && value.length <= 12 && value.every((x) => typeof x !== 'object');
  return short ? value.join(', ') : null;
}

/** Any value in one line. */
export function brief(value: unknown, words: Words): string {
  const line = plain(value, words);
  if (line !== null) return line;
  if (Array.isArray(value)) return value.map((v) => brief(v, words)).join('; ');
  return Object.entries(value as Row).map(([name, of]) => `${title(name)} ${brief(of, words)}`).join(', ');
}

/** A list of things of one kind as a table, without the columns that say nothing. */
export function columns(value: unknown): { names: string[]; rows: Row[] } | null {
  if (!Array.isArray(value) || value.length < 2) return null;
  const isRow = (v: unknown): v is Row => typeof v === 'object' && v !== null && !Array.isArray(v);
  if (!value.every(isRow)) return null;
  const rows: Row[] = value;
  const all = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const first = JSON.stringify;
  const names = all.filter((name) => rows.some((row) => first(row[name]) !== first(rows[0]?.[name])));
  return names.length ? { names, rows } : null;
}

/** The panels of a table that comes in panels. */
export function panelsOf(value: unknown): Panel[] | null {
  const panels = typeof value === 'object' && value !== null ? (value as Row)['panels'] : null;
  return Array.isArray(panels) ? (panels as Panel[]) : null;
}

/** Whether words name a thing, and not only one whose name goes on. */
export function named(words: string, thing: string): boolean {
  if (!words || !thing) return false;
  for (let at = words.indexOf(thing); at >= 0; at = words.indexOf(thing, at + 1)) {
    const isPart = (c: string | undefined) => c !== undefined && /[\p{L}\p{N}]/u.test(c);
    // `Tatooine: Cantina` is another place than `Tatooine`.
    const goesOn = isPart(words[at + thing.length]) || words.startsWith(': ', at + thing.length);
    if (!isPart(words[at - 1]) && !goesOn) return true;
  }
  return false;
}

/** The places on a drawing that an option names, in the units of the table: thousandths of an inch. */
export interface Mark {
  nth: number;
  places: [number, number][];
}

/** Where options lead that are places: each as the choice has it, or as its words say where it ends. */
export function marksOf(options: { words: string; choice: unknown }[]): Mark[] {
  return options.flatMap(({ words, choice }, nth) => {
    const of = (typeof choice === 'object' && choice !== null ? choice : {}) as { Spots?: { at?: { x: number; y: number } }[]; March?: unknown };
    const spots = (Array.isArray(of.Spots) ? of.Spots : []).flatMap(({ at }): [number, number][] => (at ? [[at.x, at.y]] : []));
    const end = of.March === undefined ? null : /(\d+(?:\.\d+)?)[ /](\d+(?:\.\d+)?)/.exec(words);
    const places: [number, number][] = end ? [[Number(end[1]) * 1000, Number(end[2]) * 1000]] : spots;
    return places.length ? [{ nth, places }] : [];
  });
}

/** How wide and deep a drawing of the table is, in hundredths of an inch. */
export function extent(svg: string): [number, number] {
  const [, width = '0', depth = '0'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return [Number(width), Number(depth)];
}
