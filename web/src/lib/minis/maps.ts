import { consult } from '../api';
import type { Drawing } from '../wire/minis';

let known: Promise<Map<string, Drawing>> | undefined;

/** Every map as it is drawn; asked for once. */
export function drawings(): Promise<Map<string, Drawing>> {
  known ??= consult<Drawing[]>('minis', { kind: 'maps' }).then((all) => new Map(all.map((d) => [d.name, d])));
  known.catch(() => (known = undefined));
  return known;
}
