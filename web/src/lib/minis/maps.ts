import { consult } from '../api';
import type { Drawing, Scene } from '../wire/minis';

let known: Promise<Map<string, Drawing>> | undefined;

/** The map under a scene. */
export async function drawingOf(scene: Scene): Promise<Drawing | null> {
  return scene.drawing ?? (await drawings()).get(scene.map) ?? null;
}

/** Every map as it is drawn; asked for once. */
export function drawings(): Promise<Map<string, Drawing>> {
  known ??= consult<Drawing[]>('minis', { kind: 'maps' }).then((all) => new Map(all.map((d) => [d.name, d])));
  known.catch(() => (known = undefined));
  return known;
}
