/**
 * The dice: ChaCha with eight rounds, read as a stream of 32-bit words. What has been rolled so far tells
 * nothing about what comes next, not even to a player with a computer; and the key has 256 bits, so it cannot
 * be searched for. The state is plain data: `at` counts the words used.
 */
export interface Rng {
  readonly key: readonly number[]; // eight words, never changed: clones share it
  at: number;
}

const ROUNDS = 8;
const NONCE: readonly number[] = [0, 0, 0];
const start = new Uint32Array(16);
const work = new Uint32Array(16);
start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]); // "expand 32-byte k"

// The block computed last. A memory of a pure function: it changes how fast a word comes, never which.
const block = new Uint32Array(16);
let blockKey: readonly number[] | null = null;
let blockNumber = -1;

const quarter = (a: number, b: number, c: number, d: number) => {
  let x = (work[a] + work[b]) | 0;
  let y = work[d] ^ x;
  y = (y << 16) | (y >>> 16);
  let z = (work[c] + y) | 0;
  let w = work[b] ^ z;
  w = (w << 12) | (w >>> 20);
  x = (x + w) | 0;
  y ^= x;
  y = (y << 8) | (y >>> 24);
  z = (z + y) | 0;
  w ^= z;
  work[a] = x;
  work[b] = (w << 7) | (w >>> 25);
  work[c] = z;
  work[d] = y;
};

/** One block of ChaCha into `out`: 16 words for a key of eight words, a block number and a nonce of three words. */
export const chacha = (out: Uint32Array, key: readonly number[], number: number, rounds: number, nonce = NONCE) => {
  for (let i = 0; i < 8; i++) start[4 + i] = key[i];
  start[12] = number;
  for (let i = 0; i < 3; i++) start[13 + i] = nonce[i];
  work.set(start);
  for (let round = 0; round < rounds; round += 2) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = work[i] + start[i];
};

const word = (rng: Rng): number => {
  const at = rng.at++;
  const number = Math.floor(at / 16);
  if (blockKey !== rng.key || blockNumber !== number) {
    chacha(block, rng.key, number, ROUNDS);
    blockKey = rng.key;
    blockNumber = number;
  }
  return block[at & 15];
};

const WORDS = 2 ** 32;

/** A whole number from 0 to n - 1, each exactly as likely as the others: the few words that would favour some are passed over. */
export const below = (rng: Rng, n: number): number => {
  for (;;) {
    const product = word(rng) * n; // exact: n stays far below 2 ** 21
    const high = Math.floor(product / WORDS);
    const low = product - high * WORDS;
    if (low >= n || low >= WORDS % n) return high;
  }
};

/** Puts the items in a random order, in place, and gives them back. */
export const shuffle = <T>(rng: Rng, items: T[]): T[] => deal(rng, items, items.length - 1);

/** Shuffles only the last `count` places, which is enough to draw that many from the end. */
export const deal = <T>(rng: Rng, items: T[], count: number): T[] => {
  for (let last = items.length - 1, left = count; last > 0 && left > 0; last--, left--) {
    const other = below(rng, last + 1);
    const item = items[last];
    items[last] = items[other];
    items[other] = item;
  }
  return items;
};

/** 32 bytes become the dice of a match. */
export const rngFrom = (bytes: Uint8Array): Rng => {
  if (bytes.length !== 32) throw new Error('the dice start from 32 bytes');
  const data = new DataView(bytes.buffer, bytes.byteOffset, 32);
  return { key: Array.from({ length: 8 }, (_, i) => data.getUint32(i * 4, true)), at: 0 };
};

/** Dice of their own, started by other dice. */
export const fork = (rng: Rng): Rng => ({ key: Array.from({ length: 8 }, () => word(rng)), at: 0 });

export const cloneRng = (rng: Rng): Rng => ({ key: rng.key, at: rng.at });
