import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type MatchRecord, stateOf } from '#kernel/journal.ts';
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
  /** The same by rules 3, as it was when those were the newest. */
  readonly byRules3: string;
}

// Whole matches of steady bots, saved as match files.
const MATCHES: Readonly<Record<string, Recorded>> = {
  alone: {
    players: 2,
    entries: 179,
    turns: 7,
    ending: 'quest',
    reached: 'board 4',
    state: 'dc42d93b925d4371ebf538dd9d637b784eb7ec928229126e1ea4504b6be99362',
    byRules3: '958bdb66d2559f7ce4cba8f16b4959c8002d537a69c05cf4ec6e8e80e9f569e2',
  },
  'five-hourglass': {
    players: 5,
    entries: 376,
    turns: 11,
    ending: 'time',
    reached: 'board 4',
    state: 'bd00b66e141d73f07e650df72f4b93a6966fedb77bd878b959c350562a80d7f8',
    byRules3: '0b7517cf74641657bc018d73950ecab79c85dd81a8381c3d60319efaa9fc4bc4',
  },
  five: {
    players: 5,
    entries: 362,
    turns: 11,
    ending: 'siege',
    reached: 'board 4',
    state: '8b06de91fdce7cfa804072c0526711356cb1747c3ab99eaf4addc84ad97b77d6',
    byRules3: '257efbb425613a6d776f71e8056255209d8c94dbac83e0cccc3660bf978e6cfd',
  },
  four: {
    players: 4,
    entries: 263,
    turns: 7,
    ending: 'siege',
    reached: 'board 4',
    state: 'c79eac508ffff15409b820f54a758ac4ab64c220a52e82326a3f99de8b4457f1',
    byRules3: 'd8cae00eb15c770c6dfbe7d2263b8d0491b8edda4a6800e140e429be062cbffc',
  },
  six: {
    players: 6,
    entries: 285,
    turns: 7,
    ending: 'quest',
    reached: 'board 4',
    state: 'de3a20042c76fbf99a1e4f25b06855e3c0b37bb798c83a813a43fd10260ff277',
    byRules3: 'bbe465312f44b8df388b5f16779cb79c4fe86391f01cc6d9213676ab29f370af',
  },
  three: {
    players: 3,
    entries: 281,
    turns: 7,
    ending: 'quest',
    reached: 'board 4',
    state: '0c8ef43b3bab2546b7f8eb288988809a886616a24faea3e6889cb62e3769a864',
    byRules3: '9f4a016d1c8dffe01d5047d59afa21eb0b18dd5ae720406e9fb74e8a5f76a619',
  },
  two: {
    players: 2,
    entries: 281,
    turns: 9,
    ending: 'quest',
    reached: 'board 4',
    state: '3d9669f89d551f438a072bea6b8c99baf24d1b0ee55d7b7fd60a894f0b3d376b',
    byRules3: '81f26ede47880d6c3b6c60a888d23da989aa210692428f983765914f0aaf431e',
  },
};

/** What `before/rules-3.json` came to under those rules; it is never played anew. */
const BEFORE = 'b36e3c02d003d8ef3b1f1ac437163a92ec40402831d0bacfaf82a8826bb8cc9a';

const folder = new URL('./', import.meta.url);
const { load, differenceTold } = recordedIn(file => readFileSync(new URL(file, folder), 'utf8'));
const MESSAGE =
  'An old match no longer replays to its last state. If the rules were changed on purpose, raise `rules` in game.ts ' +
  'and save new matches here; if not, the change broke the rules.';

const hashOf = (state: State): string => createHash('sha256').update(JSON.stringify(state)).digest('hex');

const lastOf = (record: MatchRecord): State => {
  const { course, problem } = verify({ roy: roy as never }, record);
  expect(problem, MESSAGE).toBeNull();
  if (course === null) throw new Error('it was not played');
  return stateOf(course) as State;
};

test.each(Object.entries(MATCHES))(
  '%s replays to its last state, byte for byte',
  (name, { byRules3: _, ...wanted }) => {
    const record = load(name);
    const state = lastOf(record);
    const { turns, ending, reached } = roy.outcome(state) ?? {};
    const found = { players: record.seats.length, entries: record.entries.length, turns, ending, reached };
    expect({ ...found, state: hashOf(state) }, MESSAGE).toEqual(wanted);
  },
);

test.each(Object.entries(MATCHES))('%s, begun by rules 3, goes on as it did then, byte for byte', (name, wanted) => {
  expect(hashOf(lastOf({ ...load(name), rules: 3 })), MESSAGE).toBe(wanted.byRules3);
});

test('a match of rules 3 in which a question was left out for a hand replays by those, and by no others', () => {
  const record = load('before/rules-3');
  expect(record.rules).toBe(3);
  expect(hashOf(lastOf(record)), MESSAGE).toBe(BEFORE);
  // Entry 75 pays for a skill: whether more is bought was not asked of a hand without a Combat card.
  const { problem } = verify({ roy: roy as never }, { ...record, rules: 4 });
  expect(problem).toEqual({ kind: 'entry', entry: 76 });
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
