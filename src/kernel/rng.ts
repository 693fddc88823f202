import { chacha } from './chacha.ts';

/**
 * The dice: ChaCha with eight rounds, read as a stream of 32-bit words. What has been rolled so far tells
 * nothing about what comes next, not even to a player with a computer; and the key has 256 bits, so it cannot
 * be searched for. The state is plain data: `at` counts the words used.
 */
export interface Rng {
  readonly key: readonly number[]; // eight signed words, never changed: clones share it
  at: number;
}

const ROUNDS = 8;

// The block computed last. A memory of a pure function: it changes how fast a word comes, never which.
const block = new Uint32Array(16);
let blockKey: readonly number[] | null = null;
let blockNumber = -1;

const word = (rng: Rng): number => {
  const at = rng.at++;
  const number = at >>> 4;
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
    const drawn = word(rng);
    const low = Math.imul(drawn, n) >>> 0; // the lower word of their product; the upper one is the answer
    if (low >= n || low >= WORDS % n) return ((drawn * n) / WORDS) | 0; // exact: n stays far below 2 ** 21
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
  return { key: Array.from({ length: 8 }, (_, i) => data.getInt32(i * 4, true)), at: 0 };
};

/** Dice of their own, started by other dice. */
export const fork = (rng: Rng): Rng => {
  const key: number[] = [];
  for (let i = 0; i < 8; i++) key.push(word(rng) | 0);
  return { key, at: 0 };
};

export const cloneRng = (rng: Rng): Rng => ({ key: rng.key, at: rng.at });
