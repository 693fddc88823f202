import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/text.ts';

const HERE = import.meta.dirname;
const FILES = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .map(file => file.split(path.sep).join('/'))
  .filter(file => /\.(ts|svelte)$/.test(file));

/** Each folder that holds a language, and what lies there in it: `text` → { en: ['.ts', '/names.ts'], … }. */
const holdings = (): Map<string, Map<string, string[]>> => {
  const found = new Map<string, Map<string, string[]>>();
  for (const file of FILES) {
    const match = new RegExp(`^(.*?)/(${LANGUAGES.join('|')})(\\.ts|/.*)$`).exec(file);
    if (match === null) continue;
    const [, folder, language, rest] = match;
    const held = found.get(folder) ?? new Map<string, string[]>();
    held.set(language, [...(held.get(language) ?? []), rest].sort());
    found.set(folder, held);
  }
  return found;
};

test.each([...holdings()])('%s holds the same files in every language', (_, held) => {
  for (const language of LANGUAGES) expect([language, held.get(language)]).toEqual([language, held.get('en')]);
});

test('words lie in folders called text, in files or folders named by nothing but their language', () => {
  const outside = [...holdings().keys()].filter(folder => !/(^|\/)text(\/|$)/.test(folder));
  const named = FILES.filter(file => new RegExp(`/text/.*[-.](${LANGUAGES.join('|')})\\.ts$`).test(file));
  expect([outside, named]).toEqual([[], []]);
});

const speaksOf = (source: string, code: string): boolean =>
  new RegExp(`['"\`]${code}['"\`]|\\b${code}: |/${code}\\.ts|/${code}/|\\basync ${code}\\(`).test(source);

const listsAll = (source: string): boolean => LANGUAGES.every(code => speaksOf(source, code));

test('only kernel/text.ts lists the languages: no other code needs to know of a new one', () => {
  const code = FILES.filter(file => !file.includes('/text/') && !file.endsWith('.test.ts'));
  const listing = code.filter(file => listsAll(readFileSync(path.join(HERE, file), 'utf8')));
  expect(listing).toEqual(['kernel/text.ts']);
});

test.each([
  'const TEXTS = { fr: 1, en: 2, it: 3 };',
  "for (const code of ['fr', 'en', 'it'])",
  "import('./fr.ts'), import('./en.ts'), import('./it.ts')",
  "import('./fr/luck.ts'), import('./en/luck.ts'), import('./it/luck.ts')",
])('the check sees a list of its own: %s', source => {
  expect(listsAll(source)).toBe(true);
});
