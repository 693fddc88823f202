import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, LOADERS } from '#games/index.ts';
import { readOptions } from '#kernel/game.ts';
import { inEachLanguage, LANGUAGES } from '#kernel/text.ts';
import { checkWords } from '../text/testing.ts';
import { byGame } from './by-game.ts';
import { COVERS, coverOf, gameName } from './covers.ts';

const has = (...way: readonly string[]) => existsSync(path.join(import.meta.dirname, ...way));

describe.each(GAME_IDS)('the folder of %s', id => {
  test('holds all that the page looks for by name', () => {
    for (const file of ['cover.ts', 'text/en/cover.ts', 'Scene.svelte', 'match-facts.ts', 'Table.svelte'])
      expect([file, has(id, file)]).toEqual([file, true]);
    expect(has(id, 'learn/school.ts')).toBe(coverOf(id)?.lessons === true);
  });

  test('has a cover that fits the rules', async () => {
    const { game, book } = await LOADERS[id]();
    const cover = coverOf(id);
    expect(game.seats).toEqual([Math.max(cover?.players[0] ?? 0, game.seats[0]), cover?.players[1]]);
    for (const rule of Object.keys((await book.en()).rules)) expect(rule.split('.')[0]).toBe(cover?.rules);
  });

  test('has tables on its cover that the rules allow, each with its words', async () => {
    const { game } = await LOADERS[id]();
    const { quick, now, levels, words } = COVERS.find(cover => cover.id === id) ?? COVERS[0];
    expect(quick.map(table => table.id)).toContain(now);
    for (const { id: table, players, me, level, options } of quick) {
      expect(players).toBeGreaterThanOrEqual(game.seats[0]);
      expect(players).toBeLessThanOrEqual(game.seats[1]);
      expect(me).toBeLessThan(players);
      expect(levels).toContain(level);
      expect(readOptions(game.options, options).wrong).toBeNull();
      // What is said holds what is read: only then can it be asked for by voice.
      for (const each of LANGUAGES) {
        const { title, spoken } = words[each].quick[table];
        expect(spoken.toLowerCase()).toContain(title.toLowerCase());
      }
    }
  });

  describe('words of its cover', () => checkWords(coverOf(id)?.words ?? inEachLanguage(() => ({})), [], 1));
});

test('covers stand in the order of the list of games', () => {
  expect(COVERS.map(cover => cover.id)).toEqual(GAME_IDS);
});

test('a game this house does not know has no cover and goes by its id', () => {
  expect(coverOf('piquet')).toBeNull();
  expect(gameName('piquet')).toBe('piquet');
});

const APPENDICES = byGame(
  import.meta.glob<Parameters<typeof checkWords>[0]>('./*/appendix-words.ts', { eager: true, import: 'WORDS' }),
);
describe.each(Object.keys(APPENDICES))('words below the rules of %s', id =>
  checkWords(APPENDICES[id], [[[2, 3], 'x', 'y']], 4),
);
