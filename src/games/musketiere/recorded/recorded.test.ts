import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stateOf } from '#kernel/journal.ts';
import { verify } from '#kernel/match-file.ts';
import { matchesAmong, REPLAYED, recordedIn, TOLD } from '../../recorded.testing.ts';
import { musketiere as entry } from '../entry.ts';
import { musketiere } from '../game.ts';
import type { Length, State } from '../state.ts';

interface Recorded {
  readonly players: number;
  readonly length: Length;
  readonly entries: number;
  readonly duels: number;
  readonly totals: readonly number[];
  readonly winner: number;
}

const MATCHES: Readonly<Record<string, Recorded>> = {
  'two-to-a-hundred': { players: 2, length: 'hundred', entries: 200, duels: 50, totals: [102, 64], winner: 0 },
  'three-to-a-hundred': { players: 3, length: 'hundred', entries: 307, duels: 53, totals: [110, 101, 103], winner: 0 },
  'four-to-a-hundred': { players: 4, length: 'hundred', entries: 392, duels: 54, totals: [86, 67, 107, 97], winner: 2 },
  'two-for-a-cape': { players: 2, length: 'round', entries: 23, duels: 5, totals: [4, 44], winner: 1 },
  'three-for-a-round': { players: 3, length: 'round', entries: 53, duels: 9, totals: [17, 6, 20], winner: 2 },
  'four-for-a-plume': { players: 4, length: 'round', entries: 70, duels: 9, totals: [8, 22, 29, 10], winner: 2 },
};

const folder = new URL('./', import.meta.url);
const { load, differenceTold } = recordedIn(file => readFileSync(new URL(file, folder), 'utf8'));

test.each(Object.entries(MATCHES))('%s replays to its exact end', (name, { winner, ...wanted }) => {
  const record = load(name);
  const { course, problem } = verify({ musketiere }, record);
  expect(problem, REPLAYED).toBeNull();
  if (course === null) return;
  const { seats, options, entries } = record;
  const { turns: duels, scores: totals, winners } = musketiere.outcome(stateOf(course) as State) ?? {};
  const found = { players: seats.length, ...options, entries: entries.length, duels, totals, winners };
  expect(found, REPLAYED).toEqual({ ...wanted, winners: [winner] });
});

test.each(Object.keys(MATCHES))('%s is told as in the text beside it', async name => {
  expect(await differenceTold(entry, name), TOLD).toBeNull();
});

test('both lengths, every number of players and a choice taken back are among the recorded matches', () => {
  const records = Object.keys(MATCHES).map(load);
  expect(records.map(record => `${record.seats.length} ${record.options.length}`).toSorted()).toEqual([
    '2 hundred',
    '2 round',
    '3 hundred',
    '3 round',
    '4 hundred',
    '4 round',
  ]);
  expect(records.some(record => record.entries.some(([, choice]) => choice === null))).toBe(true);
  expect(matchesAmong(readdirSync(folder))).toEqual(Object.keys(MATCHES).toSorted());
});

test('a journal whose last entry is another choice does not verify', () => {
  const record = load(Object.keys(MATCHES)[0]);
  const entries = record.entries.with(-1, [0, { kind: 'fight', card: 99 }]);
  const { problem } = verify({ musketiere }, { ...record, entries });
  expect(problem).toEqual({ kind: 'entry', entry: entries.length - 1 });
});
