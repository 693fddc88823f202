import { expect, test } from 'vitest';
import { commitmentOf, seedFrom } from './fairness.ts';
import { readOptions, redact } from './game.ts';
import { type Entry, type MatchRecord, mayTakeBack, readRecord, replay, same, stateOf, verify } from './journal.ts';
import { toy } from './toy.ts';

const games = { toy };
const seed = seedFrom(new Uint8Array(32).fill(7));
const record = (entries: readonly Entry[] = [], changes: Partial<MatchRecord> = {}): MatchRecord => ({
  format: 'panache-match-1',
  game: 'toy',
  rules: 1,
  table: 'lily',
  options: { dice: 'six' },
  seats: [
    { name: 'Aline', bot: null, words: 'salt' },
    { name: 'Bastien', bot: 'random', words: '' },
  ],
  commitment: commitmentOf(seed, 'lily'),
  seed,
  entries,
  ...changes,
});
const keep = { kind: 'keep' };
const roll = { kind: 'roll' };

test('a journal replays to the same match every time', () => {
  const entries: Entry[] = [
    [0, roll],
    [1, keep],
  ];
  const first = replay(toy, record(entries));
  expect(first.broken).toBeNull();
  expect(first.course.played).toHaveLength(2);
  expect(replay(toy, record(entries))).toEqual(first);
});

test("a player's own words change the deal", () => {
  const [aline, bastien] = record().seats;
  const deals = ['', 'salt', 'crown', 'mill'].map(words => {
    const { course } = replay(toy, record([], { seats: [{ ...aline, words }, bastien] }));
    return JSON.stringify(stateOf(course));
  });
  expect(new Set(deals).size).toBe(4);
});

test('a choice that is not offered, or not to this seat, breaks the journal at its number', () => {
  expect(replay(toy, record([[0, { kind: 'cheat' }]])).broken).toBe(0);
  expect(
    replay(
      toy,
      record([
        [0, keep],
        [0, keep],
      ]),
    ).broken,
  ).toBe(1);
});

test('a quiet choice can be taken back until somebody else acts', () => {
  const { course } = replay(toy, record([[0, keep]]));
  expect(mayTakeBack(course, 0)).toBe(true);
  expect(mayTakeBack(course, 1)).toBe(false);
  const back = replay(
    toy,
    record([
      [0, keep],
      [0, null],
    ]),
  );
  expect(back.broken).toBeNull();
  expect(back.course.played).toHaveLength(0);
});

test('a choice that used dice cannot be taken back', () => {
  expect(mayTakeBack(replay(toy, record([[0, roll]])).course, 0)).toBe(false);
  expect(
    replay(
      toy,
      record([
        [0, roll],
        [0, null],
      ]),
    ).broken,
  ).toBe(1);
});

test('a choice that showed something hidden cannot be taken back', () => {
  const { course } = replay(
    toy,
    record([
      [0, keep],
      [1, keep],
    ]),
  );
  expect(mayTakeBack(course, 1)).toBe(false);
});

test('a whole file is read back as it was written', () => {
  const written = record([[0, keep]]);
  expect(readRecord(JSON.stringify(written))).toEqual({ record: written, problem: null });
});

const broken: readonly [string, string, unknown][] = [
  ['text that is no JSON', 'no match', { kind: 'not-json' }],
  ['JSON that is no match', '[1, 2]', { kind: 'not-a-match' }],
  ['another format', JSON.stringify({ ...record(), format: 'x' }), { kind: 'not-a-match' }],
  ['a short seed', JSON.stringify({ ...record(), seed: 'ab' }), { kind: 'field', field: 'seed' }],
  ['seats that are no list', JSON.stringify({ ...record(), seats: 2 }), { kind: 'field', field: 'seats' }],
  [
    'a seat without a name',
    JSON.stringify({ ...record(), seats: [{ bot: null, words: '' }] }),
    { kind: 'field', field: 'seats' },
  ],
  ['an entry of nobody', JSON.stringify({ ...record(), entries: [[9, keep]] }), { kind: 'field', field: 'entries' }],
  ['an entry that is no pair', JSON.stringify({ ...record(), entries: [[0]] }), { kind: 'field', field: 'entries' }],
  ['rules that are no number', JSON.stringify({ ...record(), rules: 'one' }), { kind: 'field', field: 'rules' }],
  ['no options', JSON.stringify({ ...record(), options: null }), { kind: 'field', field: 'options' }],
  ['no game', JSON.stringify({ ...record(), game: 7 }), { kind: 'field', field: 'game' }],
  ['no table', JSON.stringify({ ...record(), table: null }), { kind: 'field', field: 'table' }],
  ['no commitment', JSON.stringify({ ...record(), commitment: 0 }), { kind: 'field', field: 'commitment' }],
];
test.each(broken)('%s is told apart', (_, text, problem) => {
  expect(readRecord(text)).toEqual({ record: null, problem });
});

const forged: readonly [string, MatchRecord, unknown][] = [
  ['an unknown game', record([], { game: 'chess' }), { kind: 'unknown-game', game: 'chess' }],
  ['a name that every object has', record([], { game: 'toString' }), { kind: 'unknown-game', game: 'toString' }],
  ['other rules', record([], { rules: 2 }), { kind: 'other-rules', rules: 2, known: 1 }],
  ['one seat', record([], { seats: [record().seats[0]] }), { kind: 'seats', seats: 1, least: 2, most: 3 }],
  ['an unknown option', record([], { options: { dice: 'six', luck: 'good' } }), { kind: 'option', option: 'luck' }],
  ['an unknown value', record([], { options: { dice: 'two' } }), { kind: 'option', option: 'dice' }],
  ['another seed than was promised', record([], { seed: seedFrom(new Uint8Array(32)) }), { kind: 'commitment' }],
  ['another table than was promised', record([], { table: 'rose' }), { kind: 'commitment' }],
  ['a choice the rules do not allow', record([[1, keep]]), { kind: 'entry', entry: 0 }],
];
test.each(forged)('verifying finds %s', (_, file, problem) => {
  expect(verify(games, file)).toEqual({ course: null, problem });
});

test('verifying an honest match finds nothing wrong', () => {
  const { problem, course } = verify(games, record([[0, roll]]));
  expect(problem).toBeNull();
  expect(course?.played).toHaveLength(1);
});

test('options are filled in with their defaults', () => {
  expect(readOptions(toy.options, {})).toEqual({ wrong: null, options: { dice: 'six' } });
  expect(readOptions(toy.options, { dice: 'ten' }).options).toEqual({ dice: 'ten' });
});

test('a secret part reaches only the seats it names', () => {
  const event = { kind: 'rolled', seat: 1, secret: { to: [1], number: 5 } };
  expect(redact(event, 1)).toEqual(event);
  expect(redact(event, 0)).toEqual({ kind: 'rolled', seat: 1 });
  expect(redact(event, null)).toEqual({ kind: 'rolled', seat: 1 });
});

test('choices are compared as JSON, not by the order of their keys', () => {
  expect(same({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
  for (const other of [{ a: 1 }, { a: 1, b: 2 }, [1], null, { a: 1, b: [1, { c: 0 }] }])
    expect(same({ a: 1, b: [1, { c: null }] }, other)).toBe(false);
  expect(same([], {})).toBe(false);
});
