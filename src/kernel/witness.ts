import { isLink, type Link, linksOf } from './chain.ts';
import type { Seat } from './game.ts';
import type { MatchRecord } from './journal.ts';
import { isWordPromise, keepsPromise, type WordPromise } from './word-promise.ts';

/** What one browser saw of a match while it was played, to be held against the record when it is over. */
export interface Witness {
  readonly format: 'panache-seen-1';
  readonly table: string;
  readonly commitment: string;
  /** What it added to the mix itself; null where it added nothing. */
  readonly own: { readonly seat: Seat; readonly words: string } | null;
  /** Everybody's promises before any words were shown; null where it was not there then. */
  readonly promises: readonly (WordPromise | null)[] | null;
  /** How often a deal was called off after words had been shown. */
  readonly calledOff: number;
  /** By version. */
  readonly links: Readonly<Record<string, Link>>;
}

/** `unseen`: this witness cannot say. */
export type Said = 'proved' | 'belied' | 'unseen';

/** What a witness has to say about a record. */
export interface Testimony {
  readonly seal: Said;
  readonly ownWords: Said;
  readonly promises: Said;
  readonly choices: Said;
  /** How many versions were seen, and the last of them. */
  readonly seen: number;
  readonly upTo: number;
  /** How many entries the record has. */
  readonly entries: number;
  /** The first version that was another one. */
  readonly firstOther: number | null;
  readonly calledOff: number;
  /** The link of the whole record: whoever was there can compare it by voice. */
  readonly last: Link;
}

const MOST_LINKS = 10_000;
const MOST_SEATS = 16;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const isOwn = (value: unknown): value is Witness['own'] =>
  value === null || (isObject(value) && isCount(value.seat) && typeof value.words === 'string');
const isPromises = (value: unknown): value is Witness['promises'] =>
  value === null ||
  (Array.isArray(value) && value.length <= MOST_SEATS && value.every(each => each === null || isWordPromise(each)));
const isLinks = (value: unknown): value is Witness['links'] =>
  isObject(value) &&
  Object.keys(value).length <= MOST_LINKS &&
  Object.entries(value).every(([version, link]) => /^\d{1,7}$/.test(version) && isLink(link));

/** Text from outside as a witness; null where it is none. */
export const readWitness = (text: string): Witness | null => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value) || value.format !== 'panache-seen-1') return null;
  const { table, commitment, own, promises, calledOff, links } = value;
  if (typeof table !== 'string' || typeof commitment !== 'string' || !isCount(calledOff)) return null;
  if (!isOwn(own) || !isPromises(promises) || !isLinks(links)) return null;
  return { format: 'panache-seen-1', table, commitment, own, promises, calledOff, links };
};

const said = (holds: boolean): Said => (holds ? 'proved' : 'belied');

/** Everybody's words in the record fit the promises that were seen. */
const fitPromises = ({ table, seats, promises }: MatchRecord, seen: readonly (WordPromise | null)[]): boolean =>
  seen.length === seats.length &&
  seats.every(
    ({ words }, seat) =>
      (promises?.[seat] ?? null) === seen[seat] && keepsPromise(table, seat, words, seen[seat] ?? null),
  );

/** Holds a record against what was seen; of a witness to another table nothing fits. Null: nobody saw it. */
export const testify = (record: MatchRecord, witness: Witness | null): Testimony => {
  const links = linksOf(record);
  const entries = record.entries.length;
  const last = links[entries];
  const none = { seal: 'unseen', ownWords: 'unseen', promises: 'unseen', choices: 'unseen' } as const;
  if (witness === null) return { ...none, seen: 0, upTo: 0, entries, firstOther: null, calledOff: 0, last };
  const { table, commitment, own, promises, calledOff } = witness;
  const versions = Object.keys(witness.links)
    .map(Number)
    .sort((a, b) => a - b);
  const firstOther = versions.find(version => witness.links[version] !== links[version]) ?? null;
  return {
    seal: said(table === record.table && commitment === record.commitment),
    ownWords: own === null ? 'unseen' : said(record.seats[own.seat]?.words === own.words),
    promises: promises === null ? 'unseen' : said(fitPromises(record, promises)),
    choices: versions.length === 0 ? 'unseen' : said(firstOther === null),
    seen: versions.length,
    upTo: versions.at(-1) ?? 0,
    entries,
    firstOther,
    calledOff,
    last,
  };
};

/** Something in the record is not what was seen. */
export const isBelied = ({ seal, ownWords, promises, choices }: Testimony): boolean =>
  [seal, ownWords, promises, choices].includes('belied');
