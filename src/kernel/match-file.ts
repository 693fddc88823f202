import { mayEnd } from './early-end.ts';
import { commitmentOf, isSeed } from './fairness.ts';
import { type AnyGame, CLOCK, type EarlyEnd, type Options, playsBy, readOptions, type Seat } from './game.ts';
import { type Course, type MatchRecord, type Move, replay, type SeatRecord, stateOf } from './journal.ts';
import { brokenPromise, isWordPromise } from './word-promise.ts';

/** What can be wrong with a match file; `text/` says each in words. */
export type Problem =
  | { readonly kind: 'not-json' }
  | { readonly kind: 'not-a-match' }
  /** What one person could know of a match that was still running: too little to go on with. */
  | { readonly kind: 'account' }
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'unknown-game'; readonly game: string }
  | { readonly kind: 'other-rules'; readonly rules: number; readonly known: number }
  | { readonly kind: 'seats'; readonly seats: number; readonly least: number; readonly most: number }
  | { readonly kind: 'option'; readonly option: string }
  | { readonly kind: 'commitment' }
  /** That seat's words are not the ones it had promised. */
  | { readonly kind: 'words'; readonly seat: Seat }
  | { readonly kind: 'entry'; readonly entry: number };

const MOST_ENTRIES = 100_000;
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown): value is number => Number.isInteger(value);

const isOptions = (value: unknown): value is Options =>
  isObject(value) && Object.values(value).every(each => typeof each === 'string');

const isSeatRecord = (value: unknown): value is SeatRecord =>
  isObject(value) &&
  isText(value.name, 60) &&
  (value.bot === null || isText(value.bot, 30)) &&
  isText(value.words, 400);

const isMove = (value: unknown, seats: number): value is Move =>
  Array.isArray(value) &&
  value.length === 2 &&
  isWhole(value[0]) &&
  (value[0] === CLOCK || value[0] >= 0) &&
  value[0] < seats;

const isPromises = (value: unknown, seats: number): value is NonNullable<MatchRecord['promises']> =>
  Array.isArray(value) && value.length === seats && value.every(each => each === null || isWordPromise(each));

const isEarlyEnd = (value: unknown): value is EarlyEnd =>
  isObject(value) &&
  (value.why === 'agreed' || (value.why === 'resigned' && Array.isArray(value.seats) && value.seats.every(isWhole)));

/** As it is written: nothing else of the file comes along. */
const earlyEndIn = (value: EarlyEnd): EarlyEnd =>
  value.why === 'agreed' ? { why: 'agreed' } : { why: 'resigned', seats: value.seats };

/** The record, or the name of the first field that is not what it should be. */
const recordIn = (value: Record<string, unknown>): MatchRecord | string => {
  const { game, rules, table, options, seats, commitment, seed, entries, promises, ended } = value;
  if (!isText(game, 40)) return 'game';
  if (!isWhole(rules)) return 'rules';
  if (!isText(table, 100)) return 'table';
  if (!isOptions(options)) return 'options';
  if (!Array.isArray(seats) || !seats.every(isSeatRecord)) return 'seats';
  if (!isText(commitment, 64)) return 'commitment';
  if (!isSeed(seed)) return 'seed';
  if (!Array.isArray(entries) || entries.length > MOST_ENTRIES) return 'entries';
  if (!entries.every((entry): entry is Move => isMove(entry, seats.length))) return 'entries';
  if (promises !== undefined && !isPromises(promises, seats.length)) return 'promises';
  if (ended !== undefined && !isEarlyEnd(ended)) return 'ended';
  return {
    format: 'panache-match-1',
    game,
    rules,
    table,
    options,
    seats,
    commitment,
    seed,
    entries,
    ...(promises !== undefined && { promises }),
    ...(ended !== undefined && { ended: earlyEndIn(ended) }),
  };
};

/** Text from outside becomes a record whose every field has the right shape, or says what is wrong with it. */
export const readRecord = (
  text: string,
): { record: MatchRecord; problem: null } | { record: null; problem: Problem } => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { record: null, problem: { kind: 'not-json' } };
  }
  if (isObject(value) && value.format === 'panache-account-1') return { record: null, problem: { kind: 'account' } };
  if (!isObject(value) || value.format !== 'panache-match-1') return { record: null, problem: { kind: 'not-a-match' } };
  const record = recordIn(value);
  return typeof record === 'string'
    ? { record: null, problem: { kind: 'field', field: record } }
    : { record, problem: null };
};

/**
 * Checks everything the record itself can prove: its seed fits its commitment, words their promises, and every choice,
 * card and die follows. Whether it is the record of the match that was played, only a witness can say.
 */
export const verify = (
  games: Readonly<Record<string, AnyGame>>,
  record: MatchRecord,
): { course: Course; problem: null } | { course: null; problem: Problem } => {
  const fail = (problem: Problem) => ({ course: null, problem });
  if (!Object.hasOwn(games, record.game)) return fail({ kind: 'unknown-game', game: record.game });
  const game = games[record.game];
  const [least, most] = game.seats;
  if (!playsBy(game, record.rules)) return fail({ kind: 'other-rules', rules: record.rules, known: game.rules });
  const seats = record.seats.length;
  if (seats < least || seats > most) return fail({ kind: 'seats', seats, least, most });
  const { wrong } = readOptions(game.options, record.options);
  if (wrong !== null) return fail({ kind: 'option', option: wrong });
  if (commitmentOf(record.seed, record.table) !== record.commitment) return fail({ kind: 'commitment' });
  const unkept = brokenPromise(record);
  if (unkept !== null) return fail({ kind: 'words', seat: unkept });
  const { course, broken } = replay(game, record);
  if (broken !== null) return fail({ kind: 'entry', entry: broken });
  const { ended } = record;
  const isAsTold = ended === undefined || mayEnd(game, record, ended, stateOf(course));
  return isAsTold ? { course, problem: null } : fail({ kind: 'field', field: 'ended' });
};
