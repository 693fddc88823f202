import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import type { Seed } from './fairness.ts';
import type { MatchRecord, Move } from './journal.ts';

/** 128 bits as 22 letters. It fixes everything up to one entry of a journal, and tells nobody what that was. */
export type Link = string;

export const isLink = (text: unknown): text is Link => typeof text === 'string' && /^[\w-]{22}$/.test(text);

const BYTES = 16;

/** Keyed by the seed: before it is shown, nobody can try out which choice a link stands for. */
const linkTo = (seed: Seed, what: unknown): Link => {
  const bytes = hmac(sha256, hexToBytes(seed), utf8ToBytes(canonical(what))).subarray(0, BYTES);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
};

/** The link of version 0: what the match begins with, everybody's words among it. */
export const firstLink = ({ seed, commitment, game, rules, table, options, seats }: MatchRecord): Link =>
  linkTo(seed, ['match', commitment, game, rules, table, options, ...seats.map(({ bot, words }) => [bot, words])]);

export const nextLink = (seed: Seed, before: Link, [seat, choice]: Move): Link =>
  linkTo(seed, ['link', before, seat, choice]);

/** The links of all versions of a journal. */
export const linksOf = (record: MatchRecord): readonly Link[] => {
  const links = [firstLink(record)];
  for (const [at, move] of record.entries.entries()) links.push(nextLink(record.seed, links[at], move));
  return links;
};

/** A link as people can read it to each other: eight times four digits. */
export const spoken = (link: Link): string => {
  const bytes = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
  const digits = Array.from(bytes, each => each.charCodeAt(0).toString(16).padStart(2, '0'));
  return digits.join('').replace(/(.{4})(?=.)/g, '$1 ');
};
