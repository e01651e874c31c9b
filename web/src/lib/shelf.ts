import type { NewMatch } from './wire/NewMatch';
import type { Seated } from './wire/Seated';
import type { Form } from './wire/minis';

/** What this browser keeps: the matches it plays, with the secrets of its seats, squads, and characters entered from cards. */
export interface KeptMatch {
  id: string;
  game: string;
  label: string;
  secrets: string[];
  at: number;
  /** Whether it has ended. */
  over?: boolean;
  /** What was wished for, or would be for another such match. */
  wish?: NewMatch;
  /** The invitation to give to others, while it waits for them. */
  invite?: string;
  /** The hash of the seed as it was told before the end; noted once and never changed. */
  promise?: string;
}

export interface KeptSquad {
  name: string;
  text: string;
  /** An account, and the text on which it and this browser last agreed; see squadSync.ts. */
  base?: [account: string, text: string];
}

/** A character that was entered from a card, and the file that says it. */
export interface KeptCharacter {
  form: Form;
  file: string;
}

function read<T>(key: string): T[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? (value as T[]) : [];
  } catch {
    return [];
  }
}

function write(key: string, value: unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or forbidden: the game goes on, and the address of the match still leads back as a spectator.
  }
}

const MATCHES = 'dejarik.matches';
const SQUADS = 'dejarik.squads';
const CHARACTERS = 'dejarik.characters';

export const keptMatches = (): KeptMatch[] => read<KeptMatch>(MATCHES).sort((a, b) => b.at - a.at);
export const keptMatch = (id: string): KeptMatch | undefined => read<KeptMatch>(MATCHES).find((m) => m.id === id);

export function keepMatch(match: KeptMatch): void {
  write(MATCHES, [match, ...read<KeptMatch>(MATCHES).filter((m) => m.id !== match.id)].slice(0, 60));
}

/** Keeps a match that one has just made, joined, or come back to. A promise that was noted before stays as it is. */
export function keepSeated({ match, secrets, invite }: Seated, wish?: NewMatch): void {
  const promise = keptMatch(match.id)?.promise ?? (match.status === 'over' ? undefined : match.commitment);
  keepMatch({
    id: match.id,
    game: match.game,
    label: match.label,
    secrets: secrets.map((s) => s.secret),
    at: Date.now(),
    ...(wish ? { wish } : {}),
    ...(invite ? { invite } : {}),
    ...(promise ? { promise } : {}),
  });
}

export function forgetMatch(id: string): void {
  write(MATCHES, read<KeptMatch>(MATCHES).filter((m) => m.id !== id));
}

export const keptSquads = (): KeptSquad[] => read<KeptSquad>(SQUADS);

export function keepSquad(squad: KeptSquad): void {
  write(SQUADS, [squad, ...read<KeptSquad>(SQUADS).filter((s) => s.name !== squad.name)].slice(0, 100));
}

export function forgetSquad(name: string): void {
  write(SQUADS, read<KeptSquad>(SQUADS).filter((s) => s.name !== name));
}

/** Whether it is a character in full: a link may bring anything. */
export function isCharacter(value: unknown): value is KeptCharacter {
  const { form, file } = (value ?? {}) as Partial<KeptCharacter>;
  if (typeof file !== 'string' || typeof form !== 'object' || form === null) return false;
  const { name, faction, cost, hit_points, defense, attack, damage, force, abilities } = form;
  const words = [name, faction].every((word) => typeof word === 'string' && word.trim() !== '');
  const numbers = [cost, hit_points, defense, attack, damage, force].every((number) => number == null || Number.isInteger(number));
  return words && numbers && Array.isArray(abilities) && abilities.every((ability) => typeof ability === 'string');
}

export const keptCharacters = (): KeptCharacter[] => read<unknown>(CHARACTERS).filter(isCharacter);

export function keepCharacter(character: KeptCharacter): void {
  const others = keptCharacters().filter((c) => c.form.name !== character.form.name);
  write(CHARACTERS, [character, ...others].slice(0, 60));
}

export function forgetCharacter(name: string): void {
  write(CHARACTERS, keptCharacters().filter((c) => c.form.name !== name));
}

/** The files of own characters that a squad names: nobody else need know the others. */
export function ownFiles(squads: string[]): string[] {
  const lines = squads.flatMap((text) => text.split('\n')).map((line) => line.trim().replace(/^\d+\s+/, '').toLowerCase());
  return keptCharacters().filter((c) => lines.includes(c.form.name.trim().toLowerCase())).map((c) => c.file);
}
