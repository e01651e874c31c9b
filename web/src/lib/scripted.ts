import type { ReelLine } from './wire/ReelLine';
import type { ReelMark } from './wire/ReelMark';

/** A line of a log, or one that a ruling has written, with its number in the file: what was to happen, or must have. */
export interface LogLine {
  n: number;
  words: string;
  written?: string;
}

/** The lines of a ruling as it is written, each before what came of it. */
export function scripted(lines: ReelLine[], marks: ReelMark[]): LogLine[] {
  const told: LogLine[] = [];
  let next = 0;
  const upTo = (n: number): void => {
    for (let line = lines[next]; line && line.n <= n; line = lines[++next]) told.push(line);
  };
  for (const { line, text, n } of marks) {
    if (text) told.push({ n, words: `▸ ${text}`, written: `line ${line}` });
    upTo(n);
  }
  upTo(Infinity);
  return told;
}
