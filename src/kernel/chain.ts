import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import type { Seed } from './fairness.ts';
import type { MatchRecord, Move } from './journal.ts';

/** 128 bits as 22 letters. It fixes everything up to one entry of a journal, and tells nobody what that was. */
export type Link = string;

export const isLink = (text: unknown): text is Link => typeof text === 'string' && /^[\w-]{22}$/.test(text);

const BYTES = 16;

/** What links are made with: the seed, mixed in once for a whole match. Before it is shown, nobody can try a link out. */
export type LinkMaker = ReturnType<typeof linkMaker>;

export const linkMaker = (seed: Seed) => hmac.create(sha256, hexToBytes(seed));

/** A link is made for every choice of every table: what is needed meanwhile is there once for all. */
const SCRATCH = { mac: linkMaker(''), whole: new Uint8Array(sha256.outputLen), text: new Uint8Array(1024) };
const ENCODER = new TextEncoder();

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The first bytes in base64, as addresses write it. */
const lettersOf = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < BYTES; at += 3) {
    const three = (bytes[at] << 16) | (at + 2 < BYTES ? (bytes[at + 1] << 8) | bytes[at + 2] : 0);
    text += LETTERS[three >> 18] + LETTERS[(three >> 12) & 63];
    if (at + 2 < BYTES) text += LETTERS[(three >> 6) & 63] + LETTERS[three & 63];
  }
  return text;
};

const bytesOf = (text: string): Uint8Array => {
  const { read, written } = ENCODER.encodeInto(text, SCRATCH.text);
  return read === text.length ? SCRATCH.text.subarray(0, written) : ENCODER.encode(text);
};

const linkTo = (maker: LinkMaker, what: unknown): Link => {
  maker
    ._cloneInto(SCRATCH.mac)
    .update(bytesOf(canonical(what)))
    .digestInto(SCRATCH.whole);
  return lettersOf(SCRATCH.whole);
};

/** The link of version 0: what the match begins with, everybody's words among it. */
export const firstLink = ({ seed, commitment, game, rules, table, options, seats }: MatchRecord): Link =>
  linkTo(linkMaker(seed), [
    'match',
    commitment,
    game,
    rules,
    table,
    options,
    ...seats.map(({ bot, words }) => [bot, words]),
  ]);

export const nextLink = (maker: LinkMaker, before: Link, [seat, choice]: Move): Link =>
  linkTo(maker, ['link', before, seat, choice]);

/** The links of all versions of a journal. */
export const linksOf = (record: MatchRecord): readonly Link[] => {
  const links = [firstLink(record)];
  const maker = linkMaker(record.seed);
  for (const [at, move] of record.entries.entries()) links.push(nextLink(maker, links[at], move));
  return links;
};

/** A link as people can read it to each other: eight times four digits. */
export const spoken = (link: Link): string => {
  const bytes = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
  const digits = Array.from(bytes, each => each.charCodeAt(0).toString(16).padStart(2, '0'));
  return digits.join('').replace(/(.{4})(?=.)/g, '$1 ');
};
