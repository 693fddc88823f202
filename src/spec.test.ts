import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import { GAME_IDS } from '#games/index.ts';
import { usualOf } from '#kernel/game.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

interface Line {
  /** From the root of the repository, with its number: `docs/spec/trois.md:12`. */
  readonly at: string;
  readonly text: string;
}

/** Every line of every text below a folder. */
const linesBelow = (folder: string): Line[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(md|ts|svelte|mjs)$/.test(file))
    .map(file => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .flatMap(file =>
      readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .map((text, i) => ({ at: `${file}:${i + 1}`, text })),
    );

/** A rule's id in full: the game, a chapter where there are any, a number. */
const ID = /\b(?:MUS|TRO|ROY)(?:\.[A-Z0-9]+)*\.\d+[a-z]?\b/g;
/** The one line a rule has in the rulebook of the house, and what looks like one. */
const RULE = /^- \*\*([A-Z0-9.]+)\*\* \S/;
const ALMOST = /^[-*\s]*\*\*(?:MUS|TRO|ROY)\b/;

/** Where rules are cited. */
const EVERYWHERE = ['src', 'e2e', 'proofs', 'docs'];

const spec = linesBelow('docs/spec');
const written = spec.map(({ text }) => RULE.exec(text)?.[1]).filter(id => id !== undefined);

test('the rulebook of the house has one line for each rule', () => {
  expect(written.filter((id, i) => written.indexOf(id) !== i)).toEqual([]);
  expect(spec.filter(({ text }) => ALMOST.test(text) && !RULE.test(text))).toEqual([]);
});

test.each(GAME_IDS)(
  'every rule of %s, told to players or to tests alone, is in the rulebook of the house',
  async game => {
    const { rules } = await GAMES[game].book.en();
    const ids = [...Object.keys(rules), ...(GAMES[game].extra ?? [])];
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter(id => !written.includes(id))).toEqual([]);
  },
);

test('the rulebook of the house has no rule that the games do not know', async () => {
  const known = new Set<string>();
  for (const game of GAME_IDS) {
    for (const id of Object.keys((await GAMES[game].book.en()).rules)) known.add(id);
    for (const id of GAMES[game].extra ?? []) known.add(id);
  }
  expect(written.filter(id => !known.has(id))).toEqual([]);
});

test('every id cited anywhere is in the rulebook of the house', () => {
  const known = new Set(written);
  const cited = EVERYWHERE.flatMap(linesBelow).flatMap(({ at, text }) =>
    (text.match(ID) ?? []).map(id => ({ at, id })),
  );
  expect(cited.length).toBeGreaterThan(written.length);
  expect(cited.filter(({ id }) => !known.has(id)).map(({ at, id }) => `${at} ${id}`)).toEqual([]);
});

test('documents and code write ids in full', () => {
  const chapters = new Set(written.map(id => id.split('.')).map(parts => parts.at(-2)));
  const bare = EVERYWHERE.flatMap(linesBelow).flatMap(({ at, text }) =>
    [...text.matchAll(/(?<![\w.])([A-Z][A-Z0-9]*)\.\d+/g)]
      .filter(([, chapter]) => chapters.has(chapter) && !['MUS', 'TRO'].includes(chapter))
      .map(([found]) => `${at} ${found}`),
  );
  expect(bare).toEqual([]);
});

test('the table of options says what the usual value of each is', () => {
  const rows = spec
    .filter(({ at }) => at.startsWith('docs/spec/roy/options.md'))
    .map(({ text }) => /^\| `(\w+)` +\| (\S+)/.exec(text))
    .filter(row => row !== null)
    .map(([, id, usual]) => [id, usual]);
  expect(rows).toEqual(GAMES.roy.game.options.map(option => [option.id, usualOf(option)]));
});
