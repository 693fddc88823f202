import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stateOf } from '#kernel/journal.ts';
import { verify } from '#kernel/match-file.ts';
import { matchesAmong, recordedIn, TOLD } from '../../recorded.testing.ts';
import { roy as entry } from '../entry.ts';
import { roy } from '../game.ts';
import type { State } from '../state.ts';

interface Recorded {
  readonly players: number;
  readonly entries: number;
  readonly turns: number;
  readonly ending: string;
  readonly reached: string;
  /** The last state, byte for byte: the SHA-256 of its JSON. */
  readonly state: string;
}

// Whole matches of steady bots, saved as match files.
const MATCHES: Readonly<Record<string, Recorded>> = {
  alone: {
    players: 2,
    entries: 179,
    turns: 7,
    ending: 'quest',
    reached: 'board 4',
    state: '958bdb66d2559f7ce4cba8f16b4959c8002d537a69c05cf4ec6e8e80e9f569e2',
  },
  'five-hourglass': {
    players: 5,
    entries: 376,
    turns: 11,
    ending: 'time',
    reached: 'board 4',
    state: '0b7517cf74641657bc018d73950ecab79c85dd81a8381c3d60319efaa9fc4bc4',
  },
  five: {
    players: 5,
    entries: 362,
    turns: 11,
    ending: 'siege',
    reached: 'board 4',
    state: '257efbb425613a6d776f71e8056255209d8c94dbac83e0cccc3660bf978e6cfd',
  },
  four: {
    players: 4,
    entries: 263,
    turns: 7,
    ending: 'siege',
    reached: 'board 4',
    state: 'd8cae00eb15c770c6dfbe7d2263b8d0491b8edda4a6800e140e429be062cbffc',
  },
  six: {
    players: 6,
    entries: 285,
    turns: 7,
    ending: 'quest',
    reached: 'board 4',
    state: 'bbe465312f44b8df388b5f16779cb79c4fe86391f01cc6d9213676ab29f370af',
  },
  three: {
    players: 3,
    entries: 281,
    turns: 7,
    ending: 'quest',
    reached: 'board 4',
    state: '9f4a016d1c8dffe01d5047d59afa21eb0b18dd5ae720406e9fb74e8a5f76a619',
  },
  two: {
    players: 2,
    entries: 281,
    turns: 9,
    ending: 'quest',
    reached: 'board 4',
    state: '81f26ede47880d6c3b6c60a888d23da989aa210692428f983765914f0aaf431e',
  },
};

const folder = new URL('./', import.meta.url);
const { load, differenceTold } = recordedIn(file => readFileSync(new URL(file, folder), 'utf8'));
const MESSAGE =
  'An old match no longer replays to its last state. If the rules were changed on purpose, raise `rules` in game.ts ' +
  'and save new matches here; if not, the change broke the rules.';

test.each(Object.entries(MATCHES))('%s replays to its last state, byte for byte', (name, wanted) => {
  const record = load(name);
  const { course, problem } = verify({ roy: roy as never }, record);
  expect(problem, MESSAGE).toBeNull();
  if (course === null) return;
  const state = stateOf(course) as State;
  const { turns, ending, reached } = roy.outcome(state) ?? {};
  const hash = createHash('sha256').update(JSON.stringify(state)).digest('hex');
  const found = { players: record.seats.length, entries: record.entries.length, turns, ending, reached, state: hash };
  expect(found, MESSAGE).toEqual(wanted);
});

test.each(Object.keys(MATCHES))('%s is told as in the text beside it', async name => {
  expect(await differenceTold(entry, name), TOLD).toBeNull();
});

test('every number of players, the automa and an hourglass that ran out are among the recorded matches', () => {
  const records = Object.keys(MATCHES).map(load);
  const tables = records.map(({ seats, options }) => (options.automa === 'on' ? 'automa' : seats.length));
  expect(new Set(tables)).toEqual(new Set([2, 3, 4, 5, 6, 'automa']));
  expect(records.some(record => record.entries.some(([seat]) => seat === -1))).toBe(true);
  expect(matchesAmong(readdirSync(folder))).toEqual(Object.keys(MATCHES).toSorted());
});

test('a journal with another last choice does not verify', () => {
  const record = load(Object.keys(MATCHES)[0]);
  const entries = record.entries.with(-1, [0, { kind: 'go', to: 'bastille' }]);
  expect(verify({ roy: roy as never }, { ...record, entries }).problem).toEqual({
    kind: 'entry',
    entry: entries.length - 1,
  });
});
