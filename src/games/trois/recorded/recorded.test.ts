import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stateOf } from '#kernel/journal.ts';
import { verify } from '#kernel/match-file.ts';
import { matchesAmong, REPLAYED, recordedIn, TOLD } from '../../recorded.testing.ts';
import { trois as entry } from '../entry.ts';
import { trois } from '../game.ts';
import type { State } from '../state.ts';

interface Recorded {
  readonly players: number;
  readonly entries: number;
  readonly rounds: number;
  readonly winner: number;
}

const MATCHES: Readonly<Record<string, Recorded>> = {
  'two-and-a-trap': { players: 2, entries: 114, rounds: 26, winner: 1 },
  'two-in-a-gale': { players: 2, entries: 239, rounds: 56, winner: 0 },
  'three-for-the-studs': { players: 3, entries: 175, rounds: 27, winner: 1 },
  'three-at-the-gate': { players: 3, entries: 153, rounds: 23, winner: 2 },
  'four-for-one': { players: 4, entries: 242, rounds: 27, winner: 0 },
  'four-on-the-road': { players: 4, entries: 151, rounds: 25, winner: 3 },
};

const folder = new URL('./', import.meta.url);
const { load, differenceTold } = recordedIn(file => readFileSync(new URL(file, folder), 'utf8'));

test.each(Object.entries(MATCHES))('%s replays to its exact end', (name, { winner, ...wanted }) => {
  const record = load(name);
  const { course, problem } = verify({ trois }, record);
  expect(problem, REPLAYED).toBeNull();
  if (course === null) return;
  const { turns: rounds, winners } = trois.outcome(stateOf(course) as State) ?? {};
  const found = { players: record.seats.length, entries: record.entries.length, rounds, winners };
  expect(found, REPLAYED).toEqual({ ...wanted, winners: [winner] });
});

test.each(Object.keys(MATCHES))('%s is told as in the text beside it', async name => {
  expect(await differenceTold(entry, name), TOLD).toBeNull();
});

test('every number of players and a choice taken back are among the recorded matches', () => {
  const records = Object.keys(MATCHES).map(load);
  expect(new Set(records.map(record => record.seats.length))).toEqual(new Set([2, 3, 4]));
  expect(records.some(record => record.entries.some(([, choice]) => choice === null))).toBe(true);
  expect(matchesAmong(readdirSync(folder))).toEqual(Object.keys(MATCHES).toSorted());
});

test('a journal whose last entry is another choice does not verify', () => {
  const record = load(Object.keys(MATCHES)[0]);
  const entries = record.entries.with(-1, [0, { kind: 'take', rider: 'athos' }]);
  const { problem } = verify({ trois }, { ...record, entries });
  expect(problem).toEqual({ kind: 'entry', entry: entries.length - 1 });
});
