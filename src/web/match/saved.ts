import type { MatchRecord } from '#kernel/journal.ts';
import { chairOf } from '../art/chairs.ts';
import { FACES } from '../art/faces.ts';
import type { FaceId } from '../art/people.ts';
import { seatStyle } from '../art/seats.ts';
import type { MatchStatus, SavedMatch } from '../saved-match.ts';
import { lookAs } from './looks.ts';

/** What is kept beside the journal, so that a list need not play it again. */
export interface Meta {
  readonly startedAt: number;
  /** The last choice. */
  readonly when: number;
  /** By seat. */
  readonly faces: readonly FaceId[];
  /** By seat: the style of the part taken in the match; null where none is. */
  readonly taken: readonly (number | null)[];
  readonly finished: boolean;
  readonly status: MatchStatus;
}

export interface Stored {
  readonly record: MatchRecord;
  readonly meta: Meta;
}

/** The face each place at the table has unless somebody chooses another. */
export const usualFaces = (game: string, seats: number): FaceId[] =>
  Array.from({ length: seats }, (_, seat) => seatStyle(chairOf(game, seat)).face);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';

export const isFace = (value: unknown): value is FaceId =>
  isText(value) && (FACES as readonly string[]).includes(value);

const readStatus = (value: unknown): MatchStatus => {
  const { kind, round, duel, turn, lap, names, ducats } = isObject(value) ? value : {};
  if (kind === 'duel' && isNumber(round) && isNumber(duel)) return { kind, round, duel };
  if (kind === 'won' && Array.isArray(names) && isNumber(ducats)) return { kind, names: names.filter(isText), ducats };
  if (kind === 'ended' && Array.isArray(names)) return { kind, names: names.filter(isText) };
  if (kind === 'turn' && isNumber(turn)) return { kind, turn };
  if (kind === 'lap' && isNumber(lap)) return { kind, lap };
  return { kind: 'rewards', round: isNumber(round) ? round : 1 };
};

/** Whatever lies in storage becomes a meta that can be shown: what is missing or odd gets a plain value. */
const readMeta = (value: unknown, game: string, seats: number): Meta => {
  const given = isObject(value) ? value : {};
  const faces = Array.isArray(given.faces) ? given.faces : [];
  const taken = Array.isArray(given.taken) ? given.taken : [];
  return {
    startedAt: isNumber(given.startedAt) ? given.startedAt : 0,
    when: isNumber(given.when) ? given.when : 0,
    faces: usualFaces(game, seats).map((usual, seat) => (isFace(faces[seat]) ? faces[seat] : usual)),
    taken: Array.from({ length: seats }, (_, seat) => (isNumber(taken[seat]) ? taken[seat] : null)),
    finished: given.finished === true,
    status: readStatus(given.status),
  };
};

export const writeStored = ({ record, meta }: Stored): string => JSON.stringify({ meta, record });

/** The journal is still to be read with care; null for what no match can be. */
export const readStored = (text: string): { record: unknown; metaFor: (seats: number) => Meta } | null => {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || !isObject(value.record)) return null;
    const game = isText(value.record.game) ? value.record.game : '';
    return { record: value.record, metaFor: seats => readMeta(value.meta, game, seats) };
  } catch {
    return null;
  }
};

/** A row for the list, or null where the stored text is no match. */
export const readSaved = (id: string, text: string): SavedMatch | null => {
  const stored = readStored(text);
  if (stored === null || !isObject(stored.record)) return null;
  const { game, seats } = stored.record;
  if (!isText(game) || !Array.isArray(seats)) return null;
  const { when, faces, taken, finished, status } = stored.metaFor(seats.length);
  const named = seats.map((seat: unknown, at) => ({
    name: isObject(seat) && isText(seat.name) ? seat.name : '',
    ...lookAs(taken[at], game, at, faces[at]),
  }));
  return { id, game, seats: named, when, finished, status };
};
