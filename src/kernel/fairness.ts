import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Rng, rngFrom } from './rng.ts';

/** 256 bits as 64 hexadecimal digits. */
export type Seed = string;

export const isSeed = (text: unknown): text is Seed => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

export const seedFrom = (bytes: Uint8Array): Seed => bytesToHex(bytes);

/** Shown to all before the first choice: it binds the seed to the table and gives nothing of it away. */
export const commitmentOf = (seed: Seed, table: string): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(['panache', seed, table]))));

/**
 * The dice of a match: the seed is the key, the table and the players' own words are mixed in. Nobody who has seen
 * only the commitment can compute them, and whoever drew the seed could not know the words.
 */
export const diceOf = (seed: Seed, table: string, words: readonly string[]): Rng =>
  rngFrom(hmac(sha256, hexToBytes(seed), utf8ToBytes(JSON.stringify(['dice', table, ...words]))));

/** Dice for simulations and tests, from any short text or number. */
export const seeded = (text: string | number): Rng => rngFrom(sha256(utf8ToBytes(`panache:${text}`)));
