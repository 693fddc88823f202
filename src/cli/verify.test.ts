import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { linksOf } from '#kernel/chain.ts';
import { commitmentOf } from '#kernel/fairness.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { LANGUAGES } from '#kernel/text.ts';
import type { Witness } from '#kernel/witness.ts';
import { wordPromiseOf } from '#kernel/word-promise.ts';
import { savedMatch } from './saved-match.testing.ts';
import { panache } from './testing.ts';

const { at, forged } = savedMatch();

test('a file whose choices are others, but legal, passes: nothing is said that it would belie', async () => {
  // The first two rewards, laid the other way round.
  const file = await forged('swapped', ({ entries: [first, second, ...rest], ...record }) => ({
    ...record,
    entries: [[first[0], second[1]], [second[0], first[1]], ...rest],
  }));
  const { code, out } = await panache(`verify ${file}`);
  expect(code).toBe(0);
  expect(out).toContain('Not proved: that these were the choices made.');
  expect(out).not.toMatch(/genuine/);
});

/** What a browser would have kept that saw the whole of that match. */
const seenOf = async (name: string, changes: Partial<Witness> = {}) => {
  const record: MatchRecord = JSON.parse(await readFile(at.saved, 'utf8'));
  const file = path.join(at.folder, name);
  const witness: Witness = {
    format: 'panache-seen-1',
    table: record.table,
    commitment: record.commitment,
    own: null,
    promises: null,
    calledOff: 0,
    links: Object.fromEntries(linksOf(record).entries()),
    ...changes,
  };
  await writeFile(file, JSON.stringify(witness));
  return file;
};

test('against what a browser saw, seal and every choice are proved', async () => {
  const { code, out } = await panache(`verify ${at.saved} --seen ${await seenOf('seen')}`);
  expect(code).toBe(0);
  expect(out).toContain('Seen: the secret is the one that was sealed before the match.');
  expect(out).toContain('Seen: every choice, in order, to the last.');
  expect(out).not.toContain('Disproved');
  const short = await panache(`verify ${at.saved} --seen ${await seenOf('short', { links: {} })}`);
  expect(short.out).toContain('Not proved: that these were the choices made.');
});

test('against what a browser saw, an exchanged choice, another seed and other words are belied, with exit code 2', async () => {
  const seen = await seenOf('seen');
  const swapped = await forged('swapped', ({ entries: [first, second, ...rest], ...record }) => ({
    ...record,
    entries: [[first[0], second[1]], [second[0], first[1]], ...rest],
  }));
  const choices = await panache(`verify ${swapped} --seen ${seen}`);
  expect(choices.code).toBe(2);
  expect(choices.out).toContain('Disproved: from entry 1 of the journal on');
  expect(choices.err).toContain('is not the match that');
  const seed = '7'.repeat(64);
  const reseeded = await forged('reseeded', record => ({
    ...record,
    seed,
    commitment: commitmentOf(seed, record.table),
    entries: [],
  }));
  const seal = await panache(`verify ${reseeded} --seen ${seen}`);
  expect(seal.code).toBe(2);
  expect(seal.out).toContain('Disproved: a different seal was shown before the match.');
  const words = await panache(`verify ${at.saved} --seen ${await seenOf('mine', { own: { seat: 0, words: 'salt' } })}`);
  expect(words.code).toBe(2);
  expect(words.out).toContain('Disproved: the words of that browser');
});

test.each(LANGUAGES)('promised words are told apart from others, in %s', async lang => {
  const promised = await forged('promised', record => ({
    ...record,
    promises: record.seats.map(({ words }, seat) => (words === '' ? null : wordPromiseOf(record.table, seat, words))),
  }));
  const plain = await panache(`verify ${at.saved} --lang ${lang}`);
  const { code, out } = await panache(`verify ${promised} --lang ${lang}`);
  expect(code).toBe(0);
  expect(out).not.toBe(plain.out);
  const broken = await forged('unkept', record => ({
    ...record,
    promises: record.seats.map((_, seat) => wordPromiseOf(record.table, seat, 'other words')),
  }));
  expect((await panache(`verify ${broken} --lang ${lang}`)).code).toBe(2);
});

test('what is no sight of a match is refused', async () => {
  const { code, out, err } = await panache(`verify ${at.saved} --seen ${at.saved}`);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('is not what a browser saw of a match');
});
