import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DIFFERENCES as MUSKETIERE } from '../../games/musketiere/book/differences.ts';
import { DIFFERENCES as ROY } from '../../games/roy/book/differences.ts';
import { DIFFERENCES as TROIS } from '../../games/trois/book/differences.ts';

// What readers are told of the differences is held against what the rulebook of the house says of them.

const read = (file: string): string =>
  readFileSync(path.resolve(import.meta.dirname, '../../../../docs/spec', file), 'utf8');
const told = (differences: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.values(differences).flat();

test('every clash of the four texts of Mousquetaires du Roy is told, with its rules', () => {
  const [clashes] = read('differences.md').split('## Musketiere');
  const ids = [...new Set(clashes.match(/ROY\.[A-Z0-9]+\.\d+/g))];
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.filter(id => !told(ROY).includes(id))).toEqual([]);
});

/** Settled by us, and nothing that a reader of the book would miss. */
const PLAIN = ['MUS.RULING.18'];

test.each([
  ['musketiere.md', MUSKETIERE],
  ['trois.md', TROIS],
] as const)('every ruling of our own in %s is told among the differences', (file, differences) => {
  const rulings = [...read(file).matchAll(/^- \*\*([A-Z]+\.RULING\.\d+)\*\*.*\[[^\]]*house[^\]]*\]$/gm)];
  const ids = rulings.map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.filter(id => !told(differences).includes(id) && !PLAIN.includes(id))).toEqual([]);
});
