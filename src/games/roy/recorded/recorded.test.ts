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
    entries: 167,
    turns: 7,
    ending: 'time',
    reached: 'board 4',
    state: 'be23e4eb9342e3af9eef0521e7eb19de920574c6e6377b3e932f647a03ff5745',
  },
  'five-hourglass': {
    players: 5,
    entries: 312,
    turns: 9,
    ending: 'siege',
    reached: 'board 2',
    state: '16b44f7000d57839a359607c3fc645ac28f19911d45b41f6773c5507f4fb8ce0',
  },
  five: {
    players: 5,
    entries: 295,
    turns: 8,
    ending: 'honour',
    reached: 'board 4',
    state: '2e0593a349752f65c17676ed5f231e16dcda66cdb02a268d5652301f3dad5a90',
  },
  four: {
    players: 4,
    entries: 245,
    turns: 7,
    ending: 'honour',
    reached: 'board 4',
    state: '7c09429128163bc83eaad8e35c8a12ec157fe3cc2d327bf72e49ef4916233f01',
  },
  six: {
    players: 6,
    entries: 308,
    turns: 7,
    ending: 'honour',
    reached: 'board 4',
    state: '895a02eb80d959ed88d1dd6eb824e9582674aa2b6afb7a17d96a7f4f3a4222a3',
  },
  three: {
    players: 3,
    entries: 256,
    turns: 7,
    ending: 'quest',
    reached: 'board 4',
    state: 'b9105a58e5f37b9107a776f3bba5b0b36209cea8e27aaa1f46f164b1390c24a6',
  },
  two: {
    players: 2,
    entries: 211,
    turns: 6,
    ending: 'quest',
    reached: 'board 4',
    state: '50f81f4ac20178acc3f962f8016e734b130e8977fd3379baab29ebf6e5a48b72',
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
