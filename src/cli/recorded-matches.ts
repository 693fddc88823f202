import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { GAMES } from '#games/all.ts';
import type { GameId } from '#games/index.ts';
import { firstDifference, playthroughOf } from '#games/playthrough.ts';
import type { Outcome } from '#kernel/game.ts';
import { type MatchRecord, stateOf } from '#kernel/journal.ts';
import { readRecord } from '#kernel/match-file.ts';
import { playAgain } from '#lab/play-again.ts';
import { EXIT, Failure } from './failure.ts';
import { recordedText } from './recorded-text.ts';
import { textIn } from './text/index.ts';

/** The recorded matches of a game, in the order of their names. */
export const recordedIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder))
    .filter(file => file.endsWith('.json'))
    .toSorted()
    .map(file => path.join(folder, file));

/** What lies beside a match; nothing where it was never told. */
const keptAt = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });

/** A match told anew: where the text beside it would read otherwise, if it does. */
export interface ToldAnew {
  readonly file: string;
  readonly told: string;
  readonly difference: string | null;
}

export const tellAnew = async (id: GameId, match: string, record: MatchRecord): Promise<ToldAnew> => {
  const file = match.replace(/\.json$/, '.txt');
  const told = await playthroughOf(GAMES[id], record);
  return { file, told, difference: firstDifference(await keptAt(file), told) };
};

/** What became of a match that was played again under the rules of today. */
export interface SavedAnew {
  readonly changed: boolean;
  /** Its choices before and now, and how many of the old ones stand. */
  readonly before: number;
  readonly entries: number;
  readonly stood: number;
  readonly outcome: Outcome | null;
  /** The last state: the SHA-256 of its JSON. */
  readonly state: string;
}

/** Plays a recorded match again and saves it, with its text beside it. */
export const saveAnew = async (id: GameId, match: string): Promise<SavedAnew> => {
  const before = await readFile(match, 'utf8');
  const { record: recorded, problem } = readRecord(before);
  if (problem !== null) throw new Failure(textIn('en').problem(match, problem), EXIT.failed);
  const { record, course, stood } = playAgain(id, recorded);
  const text = recordedText(record);
  if (text !== before) await writeFile(match, text);
  const { file, told, difference } = await tellAnew(id, match, record);
  if (difference !== null) await writeFile(file, told);
  const state = stateOf(course);
  return {
    changed: text !== before,
    before: recorded.entries.length,
    entries: record.entries.length,
    stood,
    outcome: GAMES[id].game.outcome(state),
    state: createHash('sha256').update(JSON.stringify(state)).digest('hex'),
  };
};
