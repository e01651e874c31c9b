/** Lines of a document, from one to another. */
type Span = [document: string, from: number, to: number];

/** The lines that a citation names, such as `000:46-47, 508; 003:60`. */
export function spans(cite: string): Span[] {
  return cite.split(';').flatMap((part) => {
    const [document = '', lines = ''] = part.trim().split(':');
    return lines.split(',').filter((range) => range.trim()).flatMap((range): Span[] => {
      const [from = NaN, to = from] = range.split('-').map(Number);
      return Number.isFinite(from) && Number.isFinite(to) ? [[document, from, to]] : [];
    });
  });
}

/** How far two citations are apart in lines, at least: 0 where they meet, infinitely far in other documents. */
function apart(one: Span[], other: Span[]): number {
  const gaps = one.flatMap(([document, from, to]) => other.filter(([d]) => d === document).map(([, a, b]) => Math.max(0, a - to, from - b)));
  return Math.min(Infinity, ...gaps);
}

const length = (of: Span[]): number => of.reduce((sum, [, from, to]) => sum + to - from + 1, 0);

/** What speaks of the cited lines, whatever says the least besides first; where nothing does, what comes nearest. */
export function about<T extends { cite: string }>(texts: T[], cite: string): T[] {
  const wanted = spans(cite);
  const near = texts.map((text) => ({ text, of: spans(text.cite) })).map((t) => ({ ...t, gap: apart(t.of, wanted) })).filter((t) => t.gap < Infinity);
  const least = Math.min(...near.map((t) => t.gap));
  return near.filter((t) => t.gap === least).sort((a, b) => length(a.of) - length(b.of)).map((t) => t.text);
}
