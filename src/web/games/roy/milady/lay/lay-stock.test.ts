import { describe, expect, test } from 'vitest';
import { DECOYS, type Token } from '#games/roy/cards/tokens.ts';
import { roy } from '#games/roy/game.ts';
import { MILADY, type Quest, type State } from '#games/roy/state.ts';
import type { Task } from '#games/roy/tasks.ts';
import { position } from '#games/roy/testing.ts';
import { advisedLay } from './lay-advice.ts';
import { onlyDecoysFit, stockFor } from './lay-stock.ts';

const asked = (state: State) => {
  const decision = roy.decisions(state).find(({ seat }) => seat === MILADY);
  if (decision === undefined) throw new Error('Milady is not asked');
  return decision;
};
const laying = (quest: Quest, task: Task) =>
  position({ quest, state: { todo: [{ kind: 'end-of-phase' }, task] } }).state;
const rows = (state: State) => stockFor(roy.view(state, MILADY), asked(state).choices);
const inn = (...tokens: Token[]) =>
  laying({ board: 1, spaces: tokens.map(token => ({ token, up: false })) }, { kind: 'lay-inn' });

describe('her stock', () => {
  test('counts what is left, Decoys at the Inn included', () => {
    const state = inn('decoy', 'decoy');
    const left = Object.fromEntries(rows(state).map(({ token, left }) => [token, left]));
    expect(left).toMatchObject({ ...state.stock, decoy: DECOYS - 2 });
  });

  test('holds every choice she has, each on its own token', () => {
    const state = inn('decoy');
    const choices = rows(state).flatMap(({ choice }) => (choice === null ? [] : [choice]));
    expect(choices).toEqual(asked(state).choices);
  });

  test('says when only Decoys fit any more', () => {
    const tight = inn(...Array.from({ length: 8 }, () => 'three' as const));
    expect(onlyDecoysFit(rows(tight))).toBe(true);
    expect(onlyDecoysFit(rows(inn('three')))).toBe(false);
  });

  test('is four challenges first in the galleries, and no Decoy ever', () => {
    const quest = { board: 4, challenges: ['panache'], fighters: [], at: 0, beaten: [false, false] } as const;
    const first = rows(laying(quest, { kind: 'lay-galleries' }));
    expect(first.map(({ token, left }) => [token, left])).toEqual([
      ['erudition', 1],
      ['nobility', 1],
      ['gallantry', 1],
      ['panache', 0],
    ]);
    expect(first.find(({ token }) => token === 'panache')?.choice).toBeNull();
    const road = rows(laying({ board: 3, tokens: [], beaten: 0, up: false }, { kind: 'lay-return' }));
    expect(road.map(({ token }) => token)).not.toContain('decoy');
  });
});

test('the advice of a bot fills the whole Inn', async () => {
  const state = inn();
  while (state.todo.at(-1)?.kind === 'lay-inn') {
    const choice = await advisedLay(roy.view(state, MILADY), asked(state));
    if (choice === null) throw new Error('no advice');
    expect(asked(state).choices).toContainEqual(choice);
    roy.apply(state, MILADY, choice, null);
  }
  if (state.quest.board !== 1) throw new Error('still the Inn');
  expect(state.quest.spaces.filter(slot => slot?.token === 'decoy')).toHaveLength(DECOYS);
});
