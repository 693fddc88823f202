import { type GameId, isGameId } from '#games/index.ts';
import type { Outcome } from '#kernel/game.ts';
import { type Course, type MatchRecord, stateOf } from '#kernel/journal.ts';
import { type Problem, readRecord, verify } from '#kernel/match-file.ts';
import type { FaceId } from '../art/people.ts';
import { fetchGame, rulesOf } from '../match/games.ts';
import { isFace, usualFaces } from '../match/saved.ts';
import { keptKey } from '../online/keys.ts';

/** What the house gave for the address of a finished match. */
export type Fetched =
  | {
      readonly kind: 'match';
      readonly game: GameId;
      readonly record: MatchRecord;
      /** The match as checking it has played it. */
      readonly course: Course;
      readonly outcome: Outcome;
      /** When it ended, in milliseconds since 1970; null where the house does not say. */
      readonly ended: number | null;
      /** By seat. */
      readonly faces: readonly FaceId[];
    }
  | { readonly kind: 'running' }
  /** Still running, and none of this browser's business. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }
  /** A match of a game that has no table in the page. */
  | { readonly kind: 'no-table'; readonly record: MatchRecord }
  | { readonly kind: 'broken'; readonly problem: Problem };

const REFUSALS: Readonly<Record<number, Fetched['kind'] & ('running' | 'closed' | 'unknown')>> = {
  403: 'closed',
  404: 'unknown',
  409: 'running',
};

/** The faces people had at the table; the usual one where the house names none. */
const facesOf = (named: readonly string[], game: string, seats: number): FaceId[] =>
  usualFaces(game, seats).map((usual, seat) => (isFace(named[seat]) ? named[seat] : usual));

/** The text is checked whole, from the seal to the last choice, before anything of it is shown. */
export const readMatch = async (text: string, ended: number | null, faces: readonly string[]): Promise<Fetched> => {
  const { record, problem: unreadable } = readRecord(text);
  if (unreadable !== null) return { kind: 'broken', problem: unreadable };
  const { game } = record;
  if (!isGameId(game)) return { kind: 'no-table', record };
  const { game: rules } = await fetchGame(game);
  const { course, problem } = verify(rulesOf(game), record);
  if (problem !== null) return { kind: 'broken', problem };
  const outcome = rules.outcome(stateOf(course));
  if (outcome === null) return { kind: 'running' };
  return { kind: 'match', game, record, course, outcome, ended, faces: facesOf(faces, game, record.seats.length) };
};

const timeOf = (header: string | null): number | null => {
  const time = Date.parse(header ?? '');
  return Number.isNaN(time) ? null : time;
};

export const fetchMatch = async (table: string): Promise<Fetched> => {
  const key = keptKey(table);
  try {
    const headers: HeadersInit = key === null ? {} : { 'x-panache-key': key };
    const answer = await fetch(`/api/tables/${table}/match`, { headers });
    if (answer.ok) {
      const faces = answer.headers.get('x-panache-faces') ?? '';
      return await readMatch(await answer.text(), timeOf(answer.headers.get('last-modified')), faces.split(','));
    }
    return { kind: REFUSALS[answer.status] ?? 'failed' };
  } catch {
    return { kind: 'failed' };
  }
};
