import { expect, test } from 'vitest';
import { ADD, ADVANCE, CHALLENGE, COMMIT, DONE, DUEL, END, EPIC, START } from '../choices.ts';
import type { Skill } from '../names.ts';
import { blue, type Given, position, red } from '../testing.ts';

const ALL = ['erudition', 'nobility', 'gallantry', 'panache'] as const;
const calais = (won: readonly Skill[], given: Given = {}) =>
  position({
    acting: 'athos',
    quest: { board: 2, won },
    ...given,
    men: { athos: { place: 'quest' }, ...given.men },
  });
const challenges = (table: ReturnType<typeof position>) =>
  table.choices('athos').flatMap(choice => (choice.kind === 'challenge' ? [choice.skill] : []));

test('ROY.CALAIS.1 there is nothing to set up: the team plays on at once', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest', path: 2, space: 2 } },
    inn: [
      ['two', 'three', 'three', 'four'],
      ['two', 'three', 'parry', 'shields'],
      [null, null, null, 'decoy'],
    ],
  });
  table.play('athos', ADVANCE[2]);
  expect(table.state.quest).toEqual({ board: 2, won: [] });
  expect(table.asked('milady')).toBeUndefined();
  expect(table.asked('athos')?.prompt).toBe('spell');
});

test('ROY.CALAIS.2 four challenges of 7, one for each skill', () => {
  // Athos has 3, 4, 1 and 2: he needs 4, 3, 6 and 5 cards.
  const need = { erudition: 4, nobility: 3, gallantry: 6, panache: 5 } as const;
  for (const skill of ALL) {
    const open = (cards: number) => calais([], { hands: { athos: new Array(cards).fill(skill) } });
    expect(challenges(open(need[skill] - 1))).toEqual([]);
    expect(challenges(open(need[skill]))).toEqual([skill]);
  }
});

test('ROY.CALAIS.2 in any order, one action each, by different musketeers', () => {
  const table = calais([], {
    men: { aramis: { place: 'quest' } },
    hands: { athos: ['nobility', 'nobility', 'nobility'], aramis: ['erudition', 'erudition', 'erudition'] },
  });
  table.play('athos', CHALLENGE.nobility, ADD.nobility, ADD.nobility, ADD.nobility);
  expect(table.state.actions).toBe(2);
  table.play('athos', END).play('aramis', START.aramis);
  table.play('aramis', CHALLENGE.erudition, ADD.erudition, ADD.erudition, ADD.erudition);
  expect([table.state.quest, table.state.actions]).toEqual([{ board: 2, won: ['nobility', 'erudition'] }, 2]);
});

test('ROY.CALAIS.3 a challenge that is won is validated and not tried again', () => {
  const table = calais([], { hands: { athos: new Array(6).fill('nobility') } });
  table.play('athos', CHALLENGE.nobility, ADD.nobility, ADD.nobility, ADD.nobility, DONE);
  expect(table.state.quest).toEqual({ board: 2, won: ['nobility'] });
  expect(challenges(table)).toEqual([]);
});

test('ROY.CALAIS.4 each Epic token spent lowers the challenge by one, for that attempt', () => {
  const table = calais([], { hands: { athos: ['nobility', 'nobility'] }, state: { epics: 3 } });
  expect(challenges(table)).toContain('nobility');
  table.play('athos', CHALLENGE.nobility);
  expect(table.choices('athos')).toEqual([ADD.nobility, EPIC, DONE]);
  table.play('athos', ADD.nobility, EPIC, EPIC, DONE);
  expect(table.told('challenged')).toMatchObject([{ won: true }]);
  expect([table.state.epics, table.hand('athos')]).toEqual([1, ['nobility']]);
});

test('ROY.CALAIS.4 tokens spent on an attempt that fails do not help the next one', () => {
  const table = calais([], { hands: { athos: ['nobility', 'nobility'] }, state: { epics: 3 } });
  table.play('athos', CHALLENGE.nobility, EPIC, EPIC, DONE);
  expect(table.told('challenged')).toMatchObject([{ won: false }]);
  expect(table.state.epics).toBe(1);
  table.play('athos', CHALLENGE.nobility, EPIC, ADD.nobility);
  expect(table.told('challenged')).toEqual([]); // 4 + 1 + 1
  table.play('athos', ADD.nobility);
  expect(table.told('challenged')).toMatchObject([{ won: true }]);
});

test('ROY.CALAIS.5 de Wardes can be fought only after all four', () => {
  expect(calais(['erudition', 'nobility', 'gallantry']).kinds('athos')).not.toContain('duel');
  const table = calais(ALL, { hands: { athos: ['single'] } });
  table.play('athos', DUEL.wardes);
  expect(table.offers('athos', COMMIT.single)).toBe(true);
  table.dice(blue(1, 3, 0), red(3, 1)).play('athos', COMMIT.single);
  expect(table.told('rolled')[0]).toMatchObject({ foe: 'wardes', red: { swords: 3, shields: 1 } });
});

test('ROY.CALAIS.5 the duel costs one action', () => {
  const table = calais(ALL)
    .dice(blue(0, 1, 2), red(2, 2))
    .play('athos', DUEL.wardes);
  expect(table.told('duel-over')).toMatchObject([{ foe: 'wardes', won: false }]);
  expect(table.state.actions).toBe(2);
});

test('ROY.CALAIS.6 Epic tokens cannot be used against de Wardes', () => {
  const table = calais(ALL, { hands: { athos: ['single', 'single'] }, state: { epics: 5 } });
  table.play('athos', DUEL.wardes);
  expect(table.kinds('athos')).toEqual(['commit', 'done']);
  table.dice(blue(0, 1, 2), red(2, 2)).play('athos', DONE);
  expect(table.told('duel-over')).toHaveLength(1); // nothing was asked between cards and roll
  expect(table.state.epics).toBe(5);
});

test('ROY.CALAIS.7 the board is completed when de Wardes is beaten, not before', () => {
  const last = calais(['erudition', 'gallantry', 'panache'], {
    hands: { athos: ['nobility', 'nobility', 'nobility'] },
  });
  last.play('athos', CHALLENGE.nobility, ADD.nobility, ADD.nobility, ADD.nobility);
  expect(last.state.quest).toMatchObject({ board: 2 });
  last.dice(blue(3, 0, 0), red(2, 2)).play('athos', DUEL.wardes);
  expect(last.told('board-done')).toEqual([{ kind: 'board-done', board: 2, who: 'athos' }]);
  expect(last.state.quest.board).toBe(3);
});
