const hex = (bytes: Iterable<number>): string => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text, in hexadecimal: the browser's own where it has one. It has none on a page that came over plain HTTP from another machine. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const own = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return own ? hex(new Uint8Array(await own.digest('SHA-256', bytes))) : plain(bytes);
}

/** The first bits of the fractional parts of roots of the first primes, which the algorithm is made of (FIPS 180-4). */
function roots(count: number, root: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if ([...Array(n).keys()].slice(2).some((d) => n % d === 0)) continue;
    const value = n ** (1 / root);
    found.push((value - Math.floor(value)) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

/** The same, written out. */
export function plain(bytes: Uint8Array): string {
  const state = roots(8, 2);
  const constants = roots(64, 3);
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));
  const w = new Uint32Array(64);
  const at = (of: Uint32Array, i: number): number => of[i] ?? 0;
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [x, y] = [at(w, i - 15), at(w, i - 2)];
      w[i] = at(w, i - 16) + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + at(w, i - 7) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(constants, i) + at(w, i);
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = at(state, i) + value;
  }
  return [...state].map((n) => n.toString(16).padStart(8, '0')).join('');
}
