/**
 * The luck of a match done again, from docs/fair-luck.md alone. Own small code rather than the
 * browser's: that one is missing on plain addresses without TLS.
 */
import type { Promised } from "./promised";

const utf8 = new TextEncoder();

const K = ((): Uint32Array => {
  // The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1)
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Uint32Array.from(primes, (prime) => (Math.cbrt(prime) % 1) * 2 ** 32);
})();
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

const right = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const left = (word: number, by: number) => (word << by) | (word >>> (32 - by));

export function join(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const bytes = new DataView(padded.buffer);
  bytes.setUint32(padded.length - 4, message.length * 8);
  const state = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) {
        w[i] = bytes.getUint32(block + i * 4);
        continue;
      }
      const [a, b] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
      const s0 = right(a, 7) ^ right(a, 18) ^ (a >>> 3);
      const s1 = right(b, 17) ^ right(b, 19) ^ (b >>> 10);
      w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i += 1) {
      const s1 = right(e, 6) ^ right(e, 11) ^ right(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0;
      const s0 = right(a, 2) ^ right(a, 13) ^ right(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + word;
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) out.setUint32(i * 4, word);
  return new Uint8Array(out.buffer);
}

function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(64);
  padded.set(key);
  const inner = sha256(
    join(
      padded.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const unhex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const commitment = (secret: Uint8Array): string =>
  hex(sha256(join(utf8.encode("parure luck 1 commitment"), secret)));

export function seed(
  secret: Uint8Array,
  game: string,
  contributions: readonly string[],
): Uint8Array {
  const part = (text: string) => {
    const bytes = utf8.encode(text);
    const length = new DataView(new ArrayBuffer(4));
    length.setUint32(0, bytes.length);
    return join(new Uint8Array(length.buffer), bytes);
  };
  const info = join(utf8.encode("parure luck 1 seed"), ...[game, ...contributions].map(part));
  return hmac(hmac(new Uint8Array(32), secret), join(info, Uint8Array.of(1)));
}

/** The text of a seat that gave none. */
export function madeUp(secret: Uint8Array, seat: number): string {
  const info = join(utf8.encode("parure luck 1 contribution"), Uint8Array.of(seat, 1));
  return hex(hmac(hmac(new Uint8Array(32), secret), info).slice(0, 8));
}

/** The ChaCha20 key stream as words: nonce 0, counter from 0. */
export function* words(key: Uint8Array): Generator<number, never> {
  const bytes = new DataView(key.buffer, key.byteOffset);
  const start = new Uint32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let i = 0; i < 8; i += 1) start[4 + i] = bytes.getUint32(i * 4, true);
  for (let counter = 0; ; counter += 1) {
    start[12] = counter;
    const s = Uint32Array.from(start);
    const turn = (a: number, b: number, c: number, d: number) => {
      const steps = [
        [a, b, d, 16],
        [c, d, b, 12],
        [a, b, d, 8],
        [c, d, b, 7],
      ] as const;
      for (const [x, y, z, by] of steps) {
        s[x] = (s[x] ?? 0) + (s[y] ?? 0);
        s[z] = left((s[z] ?? 0) ^ (s[x] ?? 0), by);
      }
    };
    for (let round = 0; round < 10; round += 1) {
      for (let i = 0; i < 4; i += 1) turn(i, i + 4, i + 8, i + 12);
      for (let i = 0; i < 4; i += 1)
        turn(i, ((i + 1) % 4) + 4, ((i + 2) % 4) + 8, ((i + 3) % 4) + 12);
    }
    for (let i = 0; i < 16; i += 1) yield ((s[i] ?? 0) + (start[i] ?? 0)) >>> 0;
  }
}

export function pick(stream: Iterator<number, never>, options: number): number {
  if (options === 1) return 0;
  const fair = Math.floor(2 ** 32 / options) * options;
  for (;;) {
    const { value } = stream.next();
    if (value < fair) return value % options;
  }
}

export interface Drawn {
  moment: number;
  pick: number;
  of: number;
}
/** Every pick of a game, in order. */
export const drawnIn = (moments: readonly { picks?: readonly (readonly number[])[] }[]): Drawn[] =>
  moments.flatMap(({ picks = [] }, moment) =>
    picks.map(([pick = 0, of = 1]) => ({ moment, pick, of })),
  );

export type Verdict =
  /** Whether it is the promise that was shown before, and whether this guest's text is in it, where that is known. */
  | { type: "proved"; picks: number; shown: boolean; mine: boolean }
  | { type: "other-promise" }
  | { type: "other-text" }
  | { type: "other-secret" }
  | { type: "other-pick"; moment: number; written: number; drawn: number };

/**
 * Does all the sums again: is it the promise that was shown, with the text that was given, does
 * the secret fit it, does every pick follow from it?
 */
export function prove(
  game: string,
  luck: { commitment: string; contributions: readonly string[]; secret: string },
  drawn: readonly Drawn[],
  known: Promised | null = null,
): Verdict {
  if (known && known.commitment !== luck.commitment) return { type: "other-promise" };
  if (known?.text && !luck.contributions.includes(known.text)) return { type: "other-text" };
  const secret = unhex(luck.secret);
  if (commitment(secret) !== luck.commitment) return { type: "other-secret" };
  const stream = words(seed(secret, game, luck.contributions));
  for (const { moment, pick: written, of } of drawn) {
    const again = pick(stream, of);
    if (again !== written) return { type: "other-pick", moment, written, drawn: again };
  }
  return { type: "proved", picks: drawn.length, shown: known !== null, mine: Boolean(known?.text) };
}
