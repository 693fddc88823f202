import { expect, test } from 'vitest';
import { seedFrom } from './fairness.ts';
import { CLOCK } from './game.ts';
import type { MatchRecord } from './journal.ts';
import { readRecord, verify } from './match-file.ts';
import { toyMatch as record, toy } from './toy.testing.ts';
import { wordPromiseOf } from './word-promise.ts';

const games = { toy };
const keep = { kind: 'keep' };
const roll = { kind: 'roll' };

test('a whole file is read back as it was written', () => {
  const written = record([[0, keep]]);
  expect(readRecord(JSON.stringify(written))).toEqual({ record: written, problem: null });
});

test('what the clock did is read back too', () => {
  const written = record([[CLOCK, keep]]);
  expect(readRecord(JSON.stringify(written)).problem).toBeNull();
});

const broken: readonly [string, string, unknown][] = [
  ['text that is no JSON', 'no match', { kind: 'not-json' }],
  ['JSON that is no match', '[1, 2]', { kind: 'not-a-match' }],
  ['an account of a running match', JSON.stringify({ format: 'panache-account-1' }), { kind: 'account' }],
  ['another format', JSON.stringify({ ...record(), format: 'x' }), { kind: 'not-a-match' }],
  ['a short seed', JSON.stringify({ ...record(), seed: 'ab' }), { kind: 'field', field: 'seed' }],
  ['seats that are no list', JSON.stringify({ ...record(), seats: 2 }), { kind: 'field', field: 'seats' }],
  [
    'a seat without a name',
    JSON.stringify({ ...record(), seats: [{ bot: null, words: '' }] }),
    { kind: 'field', field: 'seats' },
  ],
  ['an entry of nobody', JSON.stringify({ ...record(), entries: [[9, keep]] }), { kind: 'field', field: 'entries' }],
  [
    'an entry from nowhere',
    JSON.stringify({ ...record(), entries: [[-2, keep]] }),
    { kind: 'field', field: 'entries' },
  ],
  ['an entry that is no pair', JSON.stringify({ ...record(), entries: [[0]] }), { kind: 'field', field: 'entries' }],
  ['rules that are no number', JSON.stringify({ ...record(), rules: 'one' }), { kind: 'field', field: 'rules' }],
  ['no options', JSON.stringify({ ...record(), options: null }), { kind: 'field', field: 'options' }],
  [
    'an option that is no word',
    JSON.stringify({ ...record(), options: { dice: 6 } }),
    { kind: 'field', field: 'options' },
  ],
  ['no game', JSON.stringify({ ...record(), game: 7 }), { kind: 'field', field: 'game' }],
  ['no table', JSON.stringify({ ...record(), table: null }), { kind: 'field', field: 'table' }],
  ['promises for fewer seats', JSON.stringify({ ...record(), promises: [null] }), { kind: 'field', field: 'promises' }],
  [
    'a promise that is none',
    JSON.stringify({ ...record(), promises: ['salt', null] }),
    { kind: 'field', field: 'promises' },
  ],
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
  [
    'other words than were promised',
    record([], { promises: [wordPromiseOf('lily', 0, 'pepper'), null] }),
    { kind: 'words', seat: 0 },
  ],
  ['words where none were promised', record([], { promises: [null, null] }), { kind: 'words', seat: 0 }],
  [
    "another seat's promise",
    record([], { promises: [wordPromiseOf('lily', 1, 'salt'), null] }),
    { kind: 'words', seat: 0 },
  ],
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

test('promised words are read back and verified', () => {
  const written = record([[0, keep]], { promises: [wordPromiseOf('lily', 0, 'salt'), null] });
  expect(readRecord(JSON.stringify(written))).toEqual({ record: written, problem: null });
  expect(verify(games, written).problem).toBeNull();
});

test('what a file says beyond a record is left out', () => {
  expect(readRecord(JSON.stringify({ ...record(), note: 'from a friend' })).record).toEqual(record());
});
