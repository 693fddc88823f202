import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const MOST_LINES = 300;
const MOST_LINES_OF_A_FUNCTION = 60;

const LONG_FUNCTIONS: readonly string[] = [
  // Written out word by word, because only local variables make it fast.
  'src/kernel/chacha.ts: chacha',
];

const isTest = (file: string): boolean => /\.(test|testing|e2e)\.ts$|\/testing\.ts$/.test(file);

const SOURCES = ['bin', 'e2e', 'proofs', 'scripts', 'src']
  .flatMap(folder =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(file => path.join(folder, file)),
  )
  .filter(file => /\.(ts|mjs|cjs|svelte)$/.test(file))
  .map(file => ({
    file: file.replaceAll(path.sep, '/'),
    source: readFileSync(path.join(ROOT, file), 'utf8'),
  }));

const linesIn = (source: string): number => source.split('\n').length - 1;

/** Of a component only its scripts: a function elsewhere in it is a line or two. */
const codeOf = (file: string, source: string): string =>
  file.endsWith('.svelte')
    ? [...source.matchAll(/<script[^>]*>(?<code>[\s\S]*?)<\/script>/g)].map(found => found.groups?.code).join('\n')
    : source;

/** Its own name, or that of whatever it belongs to. */
const nameOf = (node: ts.Node): string => {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (
      ts.isVariableDeclaration(at) ||
      ts.isFunctionDeclaration(at) ||
      ts.isClassElement(at) ||
      ts.isPropertyAssignment(at)
    )
      if (at.name !== undefined) return at.name.getText();
  }
  return 'a function without a name';
};

const longFunctionsIn = (file: string, source: string): string[] => {
  const code = codeOf(file, source);
  if (linesIn(code) <= MOST_LINES_OF_A_FUNCTION) return [];
  const parsed = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const lineOf = (place: number): number => parsed.getLineAndCharacterOfPosition(place).line;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const lines = lineOf(node.end) - lineOf(node.getStart(parsed)) + 1;
    // What lies within something short is short as well.
    if (lines <= MOST_LINES_OF_A_FUNCTION) return;
    if (ts.isFunctionLike(node)) found.push(`${file}: ${nameOf(node)}`);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(parsed, visit);
  return found;
};

test(`no file has more than ${MOST_LINES} lines`, () => {
  const long = SOURCES.filter(({ source }) => linesIn(source) > MOST_LINES).map(({ file }) => file);
  expect(long).toEqual([]);
});

test(`no function has more than ${MOST_LINES_OF_A_FUNCTION} lines, outside tests`, { tags: 'long' }, () => {
  const long = SOURCES.filter(({ file }) => !isTest(file)).flatMap(({ file, source }) => longFunctionsIn(file, source));
  expect(long.filter(each => !LONG_FUNCTIONS.includes(each))).toEqual([]);
});
