import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LuckRow } from '#kernel/luck.ts';
import { LANGUAGES } from '#kernel/text.ts';
import { panache } from './testing.ts';

const recorded = (game: string, name: string): string =>
  path.resolve(import.meta.dirname, `../games/${game}/recorded/${name}.json`);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'panache-luck-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the luck of a match of cards is told by seat, then for the whole table', async () => {
  const file = recorded('musketiere', 'three-to-a-hundred');
  const { code, out, err } = await panache(`luck ${file} --json`);
  expect([code, err]).toEqual([0, '']);
  const names: string[] = JSON.parse(readFileSync(file, 'utf8')).seats.map((seat: { name: string }) => seat.name);
  for (const name of names) expect(out).toContain(`\n\n${name}\n`);
  expect(out).toMatch(/The cards dealt \(\d+ cards\)\s+\d+\s+\d+\.0\s+[+−]?\d+\.0/);
  expect(out).toMatch(/\n\nThe whole table\n.*\n {2}The guard \(/);
  const rows: LuckRow[] = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '');
  expect(rows.map(({ key, seat }) => [key, seat])).toEqual([
    ...names.map((_, seat) => ['hand', seat]),
    ['guards', null],
  ]);
});

test.each(LANGUAGES)('the dice of Mousquetaires du Roy are told in %s', async lang => {
  const { code, out } = await panache(`luck ${recorded('roy', 'five')} --lang ${lang} --json`);
  expect(code).toBe(0);
  const rows: LuckRow[] = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '');
  expect(new Set(rows.map(row => row.seat))).toEqual(new Set([0, 1, 2, 3, 4, null]));
  expect(out.split('\n').filter(line => line.startsWith('  ') && line.includes('('))).toHaveLength(rows.length);
  expect(out).not.toMatch(/undefined|NaN/);
});

test('a match that still runs keeps what is hidden', async () => {
  const record = JSON.parse(readFileSync(recorded('musketiere', 'two-for-a-cape'), 'utf8'));
  const file = path.join(folder, 'running.json');
  await writeFile(file, JSON.stringify({ ...record, entries: record.entries.slice(0, 6) }));
  const { code, out, err } = await panache(`luck ${file}`);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('not over yet');
});
