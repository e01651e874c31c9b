/** What a computer player tells of its thinking, as lines. It may tell lines, or anything else that reads as `name: value`. */
export function thoughts(told: unknown): string[] {
  if (told === null || told === undefined) return [];
  if (typeof told === 'string') return told.split('\n').filter(Boolean);
  if (Array.isArray(told)) return told.flatMap(thoughts);
  if (typeof told === 'object') {
    return Object.entries(told).map(([name, value]) => `${name.replace(/_/g, ' ')}: ${typeof value === 'object' ? thoughts(value).join('; ') : String(value)}`);
  }
  return [String(told)];
}
