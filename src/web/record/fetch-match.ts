import { type GameId, isGameId } from '#games/index.ts';
import { outcomeOf } from '#kernel/early-end.ts';
import type { Outcome } from '#kernel/game.ts';
import { type Course, type MatchRecord, stateOf } from '#kernel/journal.ts';
import { type Problem, readRecord, verify } from '#kernel/match-file.ts';
import { readArchive, retoldIn } from '#table/archive.ts';
import { type Retold, retoldBy } from '#table/retold.ts';
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
      readonly told: Retold;
      /** The match as checking it has played it; null where its rules are gone, and the house tells it as it was. */
      readonly course: Course | null;
      readonly outcome: Outcome;
      /** When it ended, in milliseconds since 1970; null where the house does not say. */
      readonly ended: number | null;
      /** By seat. */
      readonly faces: readonly FaceId[];
      /** What opens it to whoever is given the address; null where this browser knows of none. */
      readonly key: string | null;
    }
  | { readonly kind: 'running' }
  /** None of this browser's business. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }
  /** Begun by rules that this version does not play, and not over. */
  | { readonly kind: 'otherRules' }
  /** Its journal cannot be read. */
  | { readonly kind: 'unreadable' }
  /** A match of a game that has no table in the page. */
  | { readonly kind: 'no-table'; readonly record: MatchRecord }
  | { readonly kind: 'broken'; readonly problem: Problem };

type Refused = 'running' | 'closed' | 'unknown' | 'otherRules' | 'unreadable';
const REFUSALS: Readonly<Record<number, Refused>> = {
  403: 'closed',
  404: 'unknown',
  409: 'running',
  410: 'otherRules',
  422: 'unreadable',
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
  const outcome = outcomeOf(rules, record, stateOf(course));
  if (outcome === null) return { kind: 'running' };
  const told = retoldBy(rules, record, course);
  return {
    kind: 'match',
    game,
    record,
    told,
    course,
    outcome,
    ended,
    faces: facesOf(faces, game, record.seats.length),
    key: null,
  };
};

/** A match whose rules are gone, as the house has kept its story; null where it has none. */
const readStory = async (text: string, ended: number | null, faces: readonly string[]): Promise<Fetched | null> => {
  const archive = readArchive(text);
  if (archive === null || archive.outcome === null) return null;
  const { record, outcome } = archive;
  const { game } = record;
  if (!isGameId(game)) return null;
  await fetchGame(game);
  const shown = facesOf(faces, game, record.seats.length);
  return {
    kind: 'match',
    game,
    record,
    told: retoldIn(archive),
    course: null,
    outcome,
    ended,
    faces: shown,
    key: null,
  };
};

const timeOf = (header: string | null): number | null => {
  const time = Date.parse(header ?? '');
  return Number.isNaN(time) ? null : time;
};

const isOfOtherRules = (found: Fetched): boolean => found.kind === 'broken' && found.problem.kind === 'other-rules';

/** `given` is the key in the address; without one, this browser may have come to the table by a link before. */
export const fetchMatch = async (table: string, given: string | null): Promise<Fetched> => {
  const key = given ?? keptKey(table);
  const headers: HeadersInit = key === null ? {} : { 'x-panache-key': key };
  try {
    const answer = await fetch(`/api/tables/${table}/match`, { headers });
    if (!answer.ok) return { kind: REFUSALS[answer.status] ?? 'failed' };
    const faces = (answer.headers.get('x-panache-faces') ?? '').split(',');
    const ended = timeOf(answer.headers.get('last-modified'));
    const read = await readMatch(await answer.text(), ended, faces);
    const story = isOfOtherRules(read) ? await fetch(`/api/tables/${table}/story`, { headers }) : null;
    const found = (story?.ok ? await readStory(await story.text(), ended, faces) : null) ?? read;
    return found.kind === 'match' ? { ...found, key: answer.headers.get('x-panache-watch') } : found;
  } catch {
    return { kind: 'failed' };
  }
};
