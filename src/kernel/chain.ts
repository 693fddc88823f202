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

/** What links are made with: the seed, mixed in once for a whole match. Before it is shown, nobody can try a link out. */
export type LinkMaker = ReturnType<typeof linkMaker>;

export const linkMaker = (seed: Seed) => hmac.create(sha256, hexToBytes(seed));

/** A link is made for every choice of every table: what is needed meanwhile is there once for all. */
const SCRATCH = { mac: linkMaker(''), whole: new Uint8Array(sha256.outputLen) };

const linkTo = (maker: LinkMaker, what: unknown): Link => {
  maker
    ._cloneInto(SCRATCH.mac)
    .update(utf8ToBytes(canonical(what)))
    .digestInto(SCRATCH.whole);
  return btoa(String.fromCharCode(...SCRATCH.whole.subarray(0, BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
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
