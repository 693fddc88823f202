import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const SOURCES = path.resolve(import.meta.dirname, '..');

const ID = '[A-Z]+(?:\\.[A-Z0-9]+)+';
// A test that runs and whose name starts with an id; `.skip` and `.todo` do not run.
const TEST = new RegExp(`(?<![\\w.])(?:test|it)(?:\\.concurrent)?\\(\\s*['"\`](${ID})(?![\\w.])`, 'g');
// In a table of tests the name stands behind the table, or each row has its own.
const TABLE = /(?<![\w.])(?:test|it)\.(?:each|for)\s*\(/;
const BEHIND = new RegExp(`\\)\\(\\s*['"\`](${ID})(?![\\w.])`, 'g');
const ROW = new RegExp(`(?:\\[|\\bname:)\\s*['"\`](${ID}) `, 'g');

const withoutComments = (source: string): string =>
  source.replace(/^\s*\/\/.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '');

/** The rule ids that the tests in one file start their names with. */
export const idsTested = (source: string): string[] => {
  const code = withoutComments(source);
  const patterns = TABLE.test(code) ? [TEST, BEHIND, ROW] : [TEST];
  return patterns.flatMap(pattern => [...code.matchAll(pattern)].map(match => match[1]));
};

/** Every rule id some test in the project names. */
export const coveredIds = async (): Promise<Set<string>> => {
  const files = await readdir(SOURCES, { recursive: true });
  const covered = new Set<string>();
  for (const file of files.filter(each => each.endsWith('.test.ts')))
    for (const id of idsTested(await readFile(path.join(SOURCES, file), 'utf8'))) covered.add(id);
  return covered;
};
