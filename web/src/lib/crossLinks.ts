/** A piece of a text, and the title it names, if it names one. */
export interface Piece {
  text: string;
  title: string | null;
}

const plainly = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Takes a text apart at the titles it names: whole words only, and each title where it is named first. Of titles that begin alike the one that comes first counts. */
export function crossLinks(text: string, titles: string[]): Piece[] {
  const named = titles.filter((title) => text.includes(title)).map(plainly);
  if (!named.length) return [{ text, title: null }];
  const seen = new Set<string>();
  const pieces = text.split(new RegExp(`(?<!\\p{L})(${named.join('|')})(?!\\p{L})`, 'u')).map((piece, n): Piece => {
    const first = n % 2 === 1 && !seen.has(piece);
    if (first) seen.add(piece);
    return { text: piece, title: first ? piece : null };
  });
  return pieces.filter((piece) => piece.text);
}
