import { expect, test } from 'vitest';
import { roy } from '#games/roy/game.ts';
import type { Quest } from '#games/roy/state.ts';
import { position } from '#games/roy/testing.ts';
import { choicesHere } from './here.ts';

const kinds = (given: Parameters<typeof position>[0]) => {
  const { state, choices } = position({ acting: 'athos', ...given });
  return choicesHere(roy.view(state, 2), choices('athos')).map(choice =>
    'foe' in choice ? `duel ${choice.foe}` : choice.kind,
  );
};
/** Athos has four Nobility of his own. */
const ENOUGH = { athos: ['nobility', 'nobility', 'nobility', 'nobility', 'nobility'] } as const;
const AT_THE_QUEST = { athos: { place: 'quest' } } as const;

test('on a path of the Inn one goes on or goes back', () => {
  const inn = [
    [null, 'two', 'two', 'two'],
    ['decoy', 'two', 'two', 'three'],
    ['decoy', 'decoy', 'decoy', 'three'],
  ] as const;
  const men = { athos: { place: 'quest', path: 0, space: 0 } } as const;
  expect(kinds({ inn, men })).toEqual(['advance', 'withdraw']);
});

test('a challenge belongs to the board only for who acts there', () => {
  const quest: Quest = { board: 2, won: [] };
  expect(kinds({ quest, hands: ENOUGH, men: AT_THE_QUEST })).toContain('challenge');
  expect(kinds({ quest, hands: ENOUGH, men: { athos: { place: 'paris' } }, paris: { card: 'message' } })).toEqual([]);
});

test('in the galleries all three ways out are there', () => {
  const quest: Quest = {
    board: 4,
    challenges: ['nobility', 'panache', 'gallantry', 'erudition'],
    fighters: ['two', 'three', 'four', 'swords', 'parry', 'two', 'three', 'four'],
    at: 0,
    beaten: [false, false],
  };
  expect(kinds({ quest, hands: ENOUGH, men: AT_THE_QUEST, state: { epics: 3 } })).toEqual([
    'challenge',
    'duel first',
    'duel second',
    'passage',
  ]);
});
