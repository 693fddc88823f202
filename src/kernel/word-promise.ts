import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from './game.ts';
import type { MatchRecord } from './journal.ts';

/** A hash of what a seat adds to the mix: given before anybody's words are shown, so that nobody can fit his to them. */
export type WordPromise = string;

export const isWordPromise = (text: unknown): text is WordPromise =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

export const wordPromiseOf = (table: string, seat: Seat, words: string): WordPromise =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(['words', table, seat, words]))));

/** Whether a seat added just what it had promised; who has promised nothing adds nothing. */
export const keepsPromise = (table: string, seat: Seat, words: string, promise: WordPromise | null): boolean =>
  promise === null ? words === '' : wordPromiseOf(table, seat, words) === promise;

/** The first seat whose words are not what it promised; null where all are, or nobody was asked to promise. */
export const brokenPromise = ({ table, seats, promises }: MatchRecord): Seat | null => {
  if (promises === undefined) return null;
  const broken = seats.findIndex(({ words }, seat) => !keepsPromise(table, seat, words, promises[seat] ?? null));
  return broken < 0 ? null : broken;
};
