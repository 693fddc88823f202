import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RULES } from '#games/all.ts';
import type { GameId } from '#games/index.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { verify } from '#kernel/match-file.ts';
import { saveAnew } from './recorded-matches.ts';
import { recordedText } from './recorded-text.ts';

const RECORDED = path.resolve(import.meta.dirname, '../games');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recorded-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const keptOf = async (game: GameId, name: string): Promise<MatchRecord> =>
  JSON.parse(await readFile(path.join(RECORDED, game, 'recorded', `${name}.json`), 'utf8'));
const laid = async (record: MatchRecord): Promise<string> => {
  const file = path.join(folder, 'match.json');
  await writeFile(file, recordedText(record));
  return file;
};
const readMatch = async (file: string): Promise<MatchRecord> => JSON.parse(await readFile(file, 'utf8'));

test.each([
  ['musketiere', 'two-for-a-cape'],
  ['trois', 'two-and-a-trap'],
  ['roy', 'five-hourglass'],
] as const)('a match of %s that the rules still allow is saved as it is, to the letter', async (game, name) => {
  const record = await keptOf(game, name);
  expect(recordedText(record)).toBe(await readFile(path.join(RECORDED, game, 'recorded', `${name}.json`), 'utf8'));
  const file = await laid(record);
  const { changed, before, stood, entries } = await saveAnew(game, file);
  expect({ changed, before, stood, entries }).toEqual({
    changed: false,
    before: record.entries.length,
    stood: record.entries.length,
    entries: record.entries.length,
  });
  const told = await readFile(path.join(RECORDED, game, 'recorded', `${name}.txt`), 'utf8');
  expect(await readFile(file.replace('.json', '.txt'), 'utf8')).toBe(told);
});

test.each([
  ['musketiere', 'two-for-a-cape'],
  ['roy', 'alone'],
] as const)('a match of %s goes on by bots from the first choice the rules refuse', async (game, name) => {
  const record = await keptOf(game, name);
  const file = await laid({ ...record, entries: record.entries.with(10, [0, { kind: 'forbidden' }]) });
  const { changed, stood, outcome } = await saveAnew(game, file);
  expect({ changed, stood }).toEqual({ changed: true, stood: 10 });
  expect(outcome).not.toBeNull();
  const saved = await readMatch(file);
  expect(saved.entries.slice(0, 10)).toEqual(record.entries.slice(0, 10));
  expect(verify(RULES, saved).problem).toBeNull();
  expect(await readFile(file.replace('.json', '.txt'), 'utf8')).toContain(saved.seats[1].name);
});

test('what is saved has the number and the options of the rules of today', async () => {
  const record = await keptOf('roy', 'alone');
  const { odds: _, ...options } = record.options;
  const file = await laid({ ...record, rules: 1, options: { ...options, gone: 'on' } });
  expect((await saveAnew('roy', file)).changed).toBe(true);
  expect(await readMatch(file)).toEqual(record);
});

test('a file that is no match is refused with its name', async () => {
  const file = path.join(folder, 'match.json');
  await writeFile(file, '{}');
  await expect(saveAnew('roy', file)).rejects.toThrow('match.json');
});
