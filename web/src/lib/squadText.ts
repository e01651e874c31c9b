/** A squad as the builder holds it. Its text is the one form that the rules judge; this only takes it apart and puts it together. */
export interface Draft {
  name: string;
  faction: string;
  era: string;
  /** Nothing while its field is empty. */
  limit: number | null;
  notes: string;
  /** Who, and how many. */
  members: { name: string; count: number }[];
  /** Lines that the builder does not know, kept as they are. */
  other: string[];
}

export const emptyDraft = (): Draft => ({ name: '', faction: 'Rebel', era: '', limit: 100, notes: '', members: [], other: [] });

export function write(draft: Draft): string {
  const lines = [`name: ${draft.name.trim() || 'Squad'}`, `faction: ${draft.faction}`];
  if (draft.era) lines.push(`era: ${draft.era}`);
  lines.push(`limit: ${draft.limit ?? ''}`, ...draft.other);
  lines.push(...draft.members.filter((m) => m.count > 0).map((m) => `${m.count} ${m.name}`));
  lines.push(...draft.notes.split('\n').map((note) => note.trim()).filter(Boolean).map((note) => `note: ${note}`));
  return `${lines.join('\n')}\n`;
}

export function read(text: string): Draft {
  const draft = emptyDraft();
  const notes: string[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (!line) continue;
    const field = /^(name|faction|era|limit|note):\s*(.*)$/i.exec(line);
    const member = /^(\d+)\s+(.+)$/.exec(line);
    if (field) {
      const [, key = '', value = ''] = field;
      const which = key.toLowerCase();
      if (which === 'limit') draft.limit = Number(value) || 100;
      else if (which === 'note') notes.push(value);
      else if (which === 'name') draft.name = value;
      else if (which === 'faction') draft.faction = value;
      else draft.era = value;
    } else if (member) {
      // Whoever is named twice is there as often as both lines say.
      const [count, name] = [Number(member[1]), member[2] ?? ''];
      const same = draft.members.find((m) => m.name === name);
      if (same) same.count += count;
      else if (count > 0) draft.members.push({ count, name });
    } else {
      draft.other.push(line);
    }
  }
  draft.notes = notes.join('\n');
  return draft;
}

/** A squad in the address of a page. */
export const toLink = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text))).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

export function fromLink(code: string): string {
  const bytes = atob(code.replace(/-/g, '+').replace(/_/g, '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0)));
}
