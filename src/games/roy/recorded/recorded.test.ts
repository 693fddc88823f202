import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type MatchRecord, stateOf } from '#kernel/journal.ts';
import { readRecord, verify } from '#kernel/match-file.ts';
import { firstDifference, playthroughOf } from '../../playthrough.ts';
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
    state: 'f3486777343bbf40f738dab2763a9bd84ba7b4bb7423d3d94eb12541c0b814cf',
  },
  'five-hourglass': {
    players: 5,
    entries: 269,
    turns: 8,
    ending: 'siege',
    reached: 'board 4',
    state: 'ef8dc96540348fa6b80c7bb65e9b12b16e5ef065e352bf089aced1d5eb509650',
  },
  five: {
    players: 5,
    entries: 372,
    turns: 11,
    ending: 'quest',
    reached: 'board 4',
    state: 'bb0baa8cf0fc27608de0a2573400fa11259aab33a8ba9612afac210b97f65d00',
  },
  four: {
    players: 4,
    entries: 271,
    turns: 8,
    ending: 'siege',
    reached: 'board 4',
    state: 'a77b52b5295e4d00928dee4f38eb1bff4d228db3facde416fd5d5a72e9901e29',
  },
  six: {
    players: 6,
    entries: 342,
    turns: 7,
    ending: 'quest',
    reached: 'board 4',
    state: '4996c4588114996d894e3645a5d027e2aeaa02695ec9f7d610562f318bd33d51',
  },
  three: {
    players: 3,
    entries: 283,
    turns: 7,
    ending: 'siege',
    reached: 'board 4',
    state: '47290f761b7c06c163f3786e17bf7fb3119cdd8407ba146dedb4c1731e4ad946',
  },
  two: {
    players: 2,
    entries: 292,
    turns: 9,
    ending: 'siege',
    reached: 'board 4',
    state: 'ebc8fe7e0ea7e7de5133006771c5ad1122aa1f2399019bc5f1a5f2457993dc36',
  },
};

const folder = new URL('./', import.meta.url);
const MESSAGE =
  'An old match no longer replays to its last state. If the rules were changed on purpose, raise `rules` in game.ts ' +
  'and save new matches here; if not, the change broke the rules.';
const TOLD = 'Read whether this is what you meant; then npm run recorded writes the texts anew';

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

test.each(Object.keys(MATCHES))('%s is told as in the text beside it', async name => {
  const kept = readFileSync(new URL(`${name}.txt`, folder), 'utf8');
  expect(firstDifference(kept, await playthroughOf(entry, load(name))), TOLD).toBeNull();
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
