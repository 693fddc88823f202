import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type MatchRecord, stateOf } from '#kernel/journal.ts';
import { readRecord, verify } from '#kernel/match-file.ts';
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
    entries: 185,
    turns: 7,
    ending: 'quest',
    reached: 'board 4',
    state: '4b77dd73ea247f87d5972c88281cd1b27d4ff1af2ca179cc8af25bf6215c820b',
  },
  'five-hourglass': {
    players: 5,
    entries: 301,
    turns: 9,
    ending: 'time',
    reached: 'board 4',
    state: '0b0be3bbf87a3084e62d61c9bd4ecf2acfad4340d1f99c2d0ae898bef0f0441b',
  },
  five: {
    players: 5,
    entries: 376,
    turns: 11,
    ending: 'quest',
    reached: 'board 4',
    state: 'd2bf086ca4ba3a31747dcae1b073335bf2013ae87365786008a77af457f77db2',
  },
  four: {
    players: 4,
    entries: 261,
    turns: 7,
    ending: 'siege',
    reached: 'board 4',
    state: '6bc0f2799c84503232b25e1df855c328a1dd993365da1d6596d949bc79900553',
  },
  six: {
    players: 6,
    entries: 338,
    turns: 8,
    ending: 'quest',
    reached: 'board 4',
    state: '624e920d43f0c98fcb7b6b6cd3d4f9ba13b7bfb0af9b6737f18b284767687bc4',
  },
  three: {
    players: 3,
    entries: 312,
    turns: 8,
    ending: 'time',
    reached: 'board 4',
    state: 'acac9155c86bc9c1a9d58f5d4fb22b2746e1f80b48d550abf168d41476f6e1d5',
  },
  two: {
    players: 2,
    entries: 278,
    turns: 9,
    ending: 'quest',
    reached: 'board 4',
    state: '72e198a93cb9aed31a338d1871f97e7f11f29139bd8873ea7c94459b5af11db7',
  },
};

const folder = new URL('./', import.meta.url);
const MESSAGE =
  'An old match no longer replays to its last state. If the rules were changed on purpose, raise `rules` in game.ts ' +
  'and save new matches here; if not, the change broke the rules.';

const load = (name: string): MatchRecord => {
  const { record, problem } = readRecord(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  if (record === null) throw new Error(`${name}: ${problem.kind}`);
  return record;
};

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

test('every number of players, the automa and an hourglass that ran out are among the recorded matches', () => {
  const records = Object.keys(MATCHES).map(load);
  const tables = records.map(({ seats, options }) => (options.automa === 'on' ? 'automa' : seats.length));
  expect(new Set(tables)).toEqual(new Set([2, 3, 4, 5, 6, 'automa']));
  expect(records.some(record => record.entries.some(([seat]) => seat === -1))).toBe(true);
  const files = readdirSync(folder).filter(file => file.endsWith('.json'));
  expect(files.toSorted()).toEqual(
    Object.keys(MATCHES)
      .map(name => `${name}.json`)
      .toSorted(),
  );
});

test('a journal with another last choice does not verify', () => {
  const record = load(Object.keys(MATCHES)[0]);
  const entries = record.entries.with(-1, [0, { kind: 'go', to: 'bastille' }]);
  expect(verify({ roy: roy as never }, { ...record, entries }).problem).toEqual({
    kind: 'entry',
    entry: entries.length - 1,
  });
});
