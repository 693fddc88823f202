import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { agreed, OPTIONS } from './options.ts';

const SRC = path.resolve(import.meta.dirname, '../..');
const ROOMS = ['games/roy', 'bots/roy', 'web/games/roy'];

/** What plays, without the tests, the texts and the matches kept on record. */
const plays = (file: string): boolean =>
  /\.(ts|svelte)$/.test(file) && !/\.(test|testing)\.ts$|(^|\/)(text|recorded|lessons|plans)\//.test(file);

test('an option is read in one place only', () => {
  const files = ROOMS.flatMap(room =>
    readdirSync(path.join(SRC, room), { recursive: true, encoding: 'utf8' }).map(file => `${room}/${file}`),
  ).filter(plays);
  expect(files).toContain('games/roy/options.ts');
  const ids = OPTIONS.map(({ id }) => id).join('|');
  const reads = new RegExp(
    `options\\??\\.(${ids})\\b|\\boptions\\[|\\{[^}=]*\\b(${ids})\\b[^}=]*\\}(: Options| = \\w*\\.?options)`,
  );
  expect(files.filter(file => reads.test(readFileSync(path.join(SRC, file), 'utf8')))).toEqual([
    'games/roy/options.ts',
  ]);
});

test('every value of an option means something else than its other values', () => {
  for (const { id, values } of OPTIONS) {
    const meanings = values.map(value => agreed({ options: { [id]: value } }, id));
    expect(new Set(meanings).size, id).toBe(values.length);
  }
});
