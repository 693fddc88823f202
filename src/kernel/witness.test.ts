import { describe, expect, test } from 'vitest';
import { linksOf } from './chain.ts';
import { commitmentOf, seedFrom } from './fairness.ts';
import type { MatchRecord, Move } from './journal.ts';
import { verify } from './match-file.ts';
import { toy, toyMatch } from './toy.testing.ts';
import { isBelied, readWitness, testify, type Witness } from './witness.ts';
import { wordPromiseOf } from './word-promise.ts';

const keep = { kind: 'keep' };
const roll = { kind: 'roll' };
const played: readonly Move[] = [
  [0, keep],
  [1, roll],
];
const promises = [wordPromiseOf('lily', 0, 'salt'), null];
const record = toyMatch(played, { promises });

const witnessOf = (seen: MatchRecord, changes: Partial<Witness> = {}): Witness => ({
  format: 'panache-seen-1',
  table: seen.table,
  commitment: seen.commitment,
  own: { seat: 0, words: 'salt' },
  promises: seen.promises ?? null,
  calledOff: 0,
  links: Object.fromEntries(linksOf(seen).entries()),
  ...changes,
});

test('the record of what was seen is borne out in everything', () => {
  const testimony = testify(record, witnessOf(record));
  expect(testimony).toMatchObject({ seal: 'proved', ownWords: 'proved', promises: 'proved', choices: 'proved' });
  expect(testimony).toMatchObject({ seen: 3, upTo: 2, entries: 2, firstOther: null });
  expect(isBelied(testimony)).toBe(false);
});

test('without a witness nothing is proved and nothing belied, and the last link is told', () => {
  const testimony = testify(record, null);
  expect(testimony).toMatchObject({ seal: 'unseen', ownWords: 'unseen', promises: 'unseen', choices: 'unseen' });
  expect(isBelied(testimony)).toBe(false);
  expect(testimony.last).toBe(linksOf(record).at(-1));
});

describe('found out, though the file is in order by itself:', () => {
  const expectGood = (file: MatchRecord) => expect(verify({ toy }, file).problem).toBeNull();

  test('a legal choice in place of another', () => {
    const forged = toyMatch([[0, roll], played[1]], { promises });
    expectGood(forged);
    expect(testify(forged, witnessOf(record))).toMatchObject({ seal: 'proved', choices: 'belied', firstOther: 1 });
  });

  test('another seed with its own seal', () => {
    const seed = seedFrom(new Uint8Array(32).fill(9));
    const forged = toyMatch(played, { promises, seed, commitment: commitmentOf(seed, 'lily') });
    expectGood(forged);
    expect(testify(forged, witnessOf(record))).toMatchObject({ seal: 'belied', choices: 'belied', firstOther: 0 });
  });

  test('other words with promises to fit them', () => {
    const [aline, bastien] = record.seats;
    const forged = toyMatch(played, {
      seats: [{ ...aline, words: 'pepper' }, bastien],
      promises: [wordPromiseOf('lily', 0, 'pepper'), null],
    });
    expectGood(forged);
    const testimony = testify(forged, witnessOf(record));
    expect(testimony).toMatchObject({ ownWords: 'belied', promises: 'belied', choices: 'belied' });
  });

  test('words of somebody who had promised none', () => {
    const [aline, bastien] = record.seats;
    const forged = toyMatch(played, {
      seats: [aline, { ...bastien, words: 'chosen last' }],
      promises: [promises[0], wordPromiseOf('lily', 1, 'chosen last')],
    });
    expectGood(forged);
    expect(testify(forged, witnessOf(record)).promises).toBe('belied');
  });

  test('a match cut short, or gone on with', () => {
    expect(testify(toyMatch([played[0]], { promises }), witnessOf(record)).firstOther).toBe(2);
    const before = witnessOf(toyMatch([played[0]], { promises }));
    expect(testify(record, before)).toMatchObject({ choices: 'proved', upTo: 1, entries: 2 });
  });

  test('the record of another table', () => {
    expect(isBelied(testify(record, witnessOf(record, { table: 'rose' })))).toBe(true);
  });
});

test('what a witness wrote down is read back, and anything else is no witness', () => {
  const witness = witnessOf(record);
  expect(readWitness(JSON.stringify(witness))).toEqual(witness);
  const wrong: unknown[] = [
    [],
    record,
    { ...witness, links: { x: 'y' } },
    { ...witness, links: { 1: 'short' } },
    { ...witness, own: { seat: -1, words: '' } },
    { ...witness, promises: ['no promise'] },
    { ...witness, calledOff: null },
    { ...witness, table: 7 },
  ];
  for (const value of wrong) expect(readWitness(JSON.stringify(value))).toBeNull();
  expect(readWitness('no JSON')).toBeNull();
});
