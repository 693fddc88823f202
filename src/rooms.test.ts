import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Who may know whom: a whole room, or one file of it. */
const MAY_KNOW: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: ['kernel'],
  bots: ['kernel', 'games'],
  table: ['kernel', 'games', 'bots'],
  wire: ['kernel'],
  server: ['kernel', 'table', 'wire', 'games/index.ts', 'games/all.ts'],
  web: ['kernel', 'table', 'wire', 'games', 'bots'],
  lab: ['kernel', 'games', 'bots'],
  cli: ['kernel', 'games', 'bots', 'table', 'wire', 'server', 'lab'],
};

const SRC = import.meta.dirname;

/** The ways to name another file: static and dynamic imports, also of types; worker addresses; globs. */
const SPECIFIERS = [
  /\bfrom\s*(['"`])(?<path>[^'"`\n]+)\1/g,
  /\bimport\s*\(?\s*(['"`])(?<path>[^'"`\n]+)\1/g,
  /\bnew\s+URL\(\s*(['"`])(?<path>[^'"`\n]+)\1\s*,\s*import\.meta\.url/g,
  /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(['"`])(?<path>[^'"`\n]+)\1/g,
];

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');

const specifiersOf = (source: string): string[] =>
  SPECIFIERS.flatMap(pattern => [...withoutComments(source).matchAll(pattern)].map(found => found.groups?.path ?? ''));

/** The file below src/ that an import means; null for packages and for Node's own modules. */
const targetOf = (file: string, specifier: string): string | null => {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return null;
  return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
};

const roomOf = (file: string): string => file.split('/')[0];

const GAMES = readdirSync(path.join(SRC, 'games'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name);

/** The game whose folder a file lies in; there are folders for each in four rooms. */
const gameOf = (file: string): string | null => {
  const folder = /^(?:games|bots|web\/games|cli\/games)\/([^/]+)\/./.exec(file)?.[1];
  return folder !== undefined && GAMES.includes(folder) ? folder : null;
};

/** Files outside its folders that may name a game: the list of games, a command about one game's dice. */
const NAMES_GAMES = ['games/index.ts', 'cli/commands/odds.ts'];
const isTest = (file: string): boolean => /\.(test|testing)\.ts$|\/testing\.ts$/.test(file);

const problemOf = (file: string, specifier: string): string | null => {
  const target = targetOf(file, specifier);
  if (target === null) return null;
  const [from, to] = [roomOf(file), roomOf(target)];
  const arrow = `${file} imports ${specifier}`;
  const [own, other] = [gameOf(file), gameOf(target)];
  if (own !== null && other !== null && own !== other) return `${arrow}: a game knows no other game`;
  if (own === null && other !== null && !NAMES_GAMES.includes(file) && !isTest(file))
    return `${arrow}: only a game's own folders and the list of games name it`;
  if (from === to) return null;
  if (!specifier.startsWith('#')) return `${arrow}: other rooms go by #room/…`;
  const allowed = MAY_KNOW[from]?.some(known => known === to || known === target);
  return allowed ? null : `${arrow}: ${from} may not know it`;
};

const problemsIn = (file: string, source: string): string[] =>
  specifiersOf(source)
    .map(specifier => problemOf(file, specifier))
    .filter(problem => problem !== null);

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll(path.sep, '/'))
  .filter(file => /\.(ts|svelte)$/.test(file) && file.includes('/'));

test('every room is known', () => {
  expect(sources.filter(file => !(roomOf(file) in MAY_KNOW))).toEqual([]);
});

test('rooms know only whom they may know', () => {
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.flatMap(file => problemsIn(file, readFileSync(path.join(SRC, file), 'utf8')))).toEqual([]);
});

test.each([
  ['kernel/game.ts', "import { roy } from '#games/index.ts';"],
  ['kernel/game.ts', "import type { Roy } from '#games/roy/state.ts';"],
  ['kernel/game.ts', "export * from '#bots/random.ts';"],
  ['kernel/game.ts', "type Roy = import('#games/roy/state.ts').State;"],
  ['games/roy/game.ts', "const bots = await import('#bots/random.ts');"],
  ['games/roy/game.ts', "import '#web/main.ts';"],
  ['games/roy/game.ts', 'import {\n  clone,\n  type State,\n} from "#table/table.ts";'],
  ['games/roy/game.ts', "import { duel } from '../trois/duel.ts';"],
  ['games/roy/cards/paris.ts', "import { duel } from '#games/trois/duel.ts';"],
  ['web/games/roy/Table.svelte', "<script>import Card from '../musketiere/Card.svelte';</script>"],
  ['bots/roy/index.ts', "import { winChanceOf } from '../musketiere/win-chance.ts';"],
  ['web/match/tables.ts', "const table = await import('../games/roy/Table.svelte');"],
  ['cli/play-match.ts', "import { roy } from '#games/roy/game.ts';"],
  ['bots/index.ts', "import { bots } from './roy/index.ts';"],
  ['games/roy/game.ts', "import { shuffle } from '../../kernel/rng.ts';"],
  ['bots/random.ts', "const worker = new Worker(new URL('#web/worker.ts', import.meta.url));"],
  ['bots/random.ts', "const worker = new Worker(new URL('../web/worker.ts', import.meta.url));"],
  ['table/table.ts', "import { send } from '#wire/to-client.ts';"],
  ['wire/to-client.ts', "import { GAMES } from '#games/all.ts';"],
  ['server/main.ts', "import { roy } from '#games/roy/game.ts';"],
  ['server/main.ts', "import { random } from '#bots/random.ts';"],
  ['web/App.svelte', '<script lang="ts">\n  import { app } from \'#server/app.ts\';\n</script>'],
  ['web/App.svelte', "<script>\n  import { app } from '../server/app.ts';\n</script>"],
  ['web/App.svelte', "import { simulate } from '#lab/simulate.ts';"],
  ['lab/simulate.ts', "import { table } from '#table/table.ts';"],
  ['server/main.ts', "const texts = import.meta.glob('../games/*/text/*.ts');"],
  ['cli/main.ts', "import { it } from '#web/text/it.ts';"],
  ['cli/main.ts', "import config from '../../vite.config.ts';"],
])('the checker sees a wrong arrow: %s %s', (file, source) => {
  expect(problemsIn(file, source)).toHaveLength(1);
});

test.each([
  ['kernel/journal.ts', "import { seeded } from './rng.ts';\nimport { sha256 } from '@noble/hashes/sha2.js';"],
  ['games/index.ts', "import { roy } from './roy/game.ts';\nimport { trois } from './trois/game.ts';"],
  ['games/roy/cards/paris.ts', "import type { State } from '../state.ts';\nimport { below } from '#kernel/rng.ts';"],
  ['games/roy/duel.test.ts', "import { readFileSync } from 'node:fs';"],
  ['web/match/tables.ts', "const tables = import.meta.glob('../games/*/Table.svelte');"],
  ['bots/roy/index.ts', "import { anyOf } from '../random.ts';\nimport type { Voice } from '../voice/voice.ts';"],
  ['web/games/roy/match-facts.ts', "import type { View } from '#games/roy/view.ts';"],
  ['server/main.ts', "import { GAMES } from '#games/all.ts';"],
  ['web/App.svelte', "<script>import Home from './pages/Home.svelte';</script>"],
  ['web/match.ts', "new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });"],
  ['kernel/game.ts', "// taken from '#games/roy/game.ts' long ago\n/* import '#web/main.ts' */"],
])('the checker lets a right arrow pass: %s %s', (file, source) => {
  expect(problemsIn(file, source)).toEqual([]);
});
