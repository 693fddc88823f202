import { expect, test } from 'vitest';
import { GAME_IDS } from '#games/index.ts';
import { levelCalled } from './level-names.ts';

test('a bot is called in the terminal as in the page, in any language', () => {
  for (const game of GAME_IDS) {
    for (const name of ['Recruit', 'Recrue', 'Recluta']) expect(levelCalled(game, name)).toBe('random');
    for (const name of ['Musketeer', 'Mousquetaire', 'Moschettiere'])
      expect(['greedy', 'steady']).toContain(levelCalled(game, name));
    for (const name of ['Captain', 'Capitaine', 'Capitano']) expect(levelCalled(game, name)).toBe('thinker');
  }
});

test('the words of match files are understood, and the middle rank by either of its words', () => {
  expect(GAME_IDS.map(game => levelCalled(game, 'thinker'))).toEqual(GAME_IDS.map(() => 'thinker'));
  expect(levelCalled('musketiere', 'steady')).toBe('greedy');
  expect(levelCalled('roy', 'greedy')).toBe('steady');
  expect(levelCalled('roy', 'swordsman')).toBeNull();
});
