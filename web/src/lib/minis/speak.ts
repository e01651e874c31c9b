import type { Messages } from '../i18n/en';
import type { Drawing, FigureView, Line, Scene } from '../wire/minis';
import { squareName, type Spot } from './choices';

export type Side = 'north' | 'east' | 'south' | 'west';

/** On which side of a square a wall or a door stands; nowhere beside it: `null`. */
export function sideOf([x, y]: Spot, [a, b, c, d]: Line): Side | null {
  if (a === c && y >= Math.min(b, d) && y < Math.max(b, d)) return x === a ? 'west' : x === a - 1 ? 'east' : null;
  if (b === d && x >= Math.min(a, c) && x < Math.max(a, c)) return y === b ? 'north' : y === b - 1 ? 'south' : null;
  return null;
}

/** A square and what is there, as a screen reader says it: its ground, what stands at its sides, and who stands on it. */
export function spoken(at: Spot, scene: Scene, drawing: Drawing | null, t: Messages, figure: FigureView | null, mine: number[]): string[] {
  const parts = [t.square(squareName(at))];
  const letter = drawing?.ground[at[1]]?.[at[0]] ?? '.';
  if (letter !== '.') parts.push(t.ground(letter));
  const walls = new Set((drawing?.walls ?? []).flatMap((wall) => sideOf(at, wall) ?? []));
  if (walls.size) parts.push(t.wallOn([...walls].map((side) => t.sideName(side)).join(', ')));
  for (const [nth, door] of drawing?.doors.entries() ?? []) {
    const side = sideOf(at, door);
    if (side) parts.push(`${t.doorState(scene.doors[nth] ?? 'closed')}: ${t.sideName(side)}`);
  }
  if (!figure) return parts;
  parts.push(figure.name, t.roleName(figure.role));
  if (mine.length) parts.push(mine.includes(figure.side) ? t.friend : t.enemy);
  parts.push(t.hpOf(figure.points, figure.whole));
  if (figure.force !== null) parts.push(t.forcePoints(figure.force));
  parts.push(...figure.conditions);
  if (figure.activated) parts.push(t.activated);
  return parts;
}
