/** What a computer player considered at its last decision. */
export interface Considered {
  seat: number;
  /** What it was asked, and how long it thought. */
  question: string;
  options: { words: string; taken: boolean; /** What it expects to follow, if it said so. */ then: string }[];
}

interface Said {
  seat: number;
  lines: string[];
}

const said = (told: unknown): told is Said[] =>
  Array.isArray(told) && told.every((one: unknown) => typeof one === 'object' && one !== null && 'seat' in one && 'lines' in one && Array.isArray(one.lines));

/**
 * The answer to `thoughts`, taken apart: for each computer player a line for the question and one for each option, the one it took marked with a
 * star; below that, set in further, what it expects then.
 */
export function thoughts(told: unknown): Considered[] {
  if (!said(told)) return [];
  return told.flatMap(({ seat, lines }) => {
    const [question = '', ...rest] = lines;
    const options: Considered['options'] = [];
    for (const line of rest) {
      const [, set = '', star = '', words = ''] = /^(\s*)(\*?)\s*(.*)$/.exec(line) ?? [];
      const last = options.at(-1);
      if (set.length > 3 && !star && last) last.then = words;
      else if (words) options.push({ words, taken: star !== '', then: '' });
    }
    return lines.length ? [{ seat, question, options }] : [];
  });
}
