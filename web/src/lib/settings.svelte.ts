import { en } from './i18n/en';
import { pl } from './i18n/pl';
import type { Messages } from './i18n/en';

export type Lang = 'en' | 'pl';
export type Theme = 'dark' | 'light';
export type Pace = 'off' | 'fast' | 'calm';
/** How one wants to be called when it is one's turn. */
export type Bell = 'off' | 'sound' | 'notice';

const MESSAGES: Record<Lang, Messages> = { en, pl };

function kept(key: string): string | null {
  try {
    return localStorage.getItem(`dejarik.${key}`);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`dejarik.${key}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function firstLang(): Lang {
  const known = kept('lang');
  if (known === 'en' || known === 'pl') return known;
  return navigator.language.toLowerCase().startsWith('pl') ? 'pl' : 'en';
}

function firstTheme(): Theme {
  const known = kept('theme');
  if (known === 'dark' || known === 'light') return known;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

function firstPace(): Pace {
  const known = kept('pace');
  if (known === 'off' || known === 'fast' || known === 'calm') return known;
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'fast';
}

function firstBell(): Bell {
  const known = kept('bell');
  return known === 'sound' || known === 'notice' ? known : 'off';
}

/** What a person has set for this browser. */
class Settings {
  lang = $state<Lang>(firstLang());
  theme = $state<Theme>(firstTheme());
  pace = $state<Pace>(firstPace());
  bell = $state<Bell>(firstBell());
  name = $state(kept('name') ?? '');
  t = $derived(MESSAGES[this.lang]);

  set<K extends 'lang' | 'theme' | 'pace' | 'bell' | 'name'>(key: K, value: Settings[K] & string): void {
    (this as Record<string, unknown>)[key] = value;
    keep(key, value);
  }
}

export const settings = new Settings();
