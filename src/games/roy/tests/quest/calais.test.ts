import { expect, test } from 'vitest';
import { CALAIS_VALUE, WARDES } from '../../cards/board.ts';
import { SHEETS } from '../../cards/musketeers.ts';
import { ADD, ADVANCE, CHALLENGE, COMMIT, DONE, DUEL, END, EPIC, START } from '../../choices.ts';
import type { Musketeer, Skill } from '../../names.ts';
import { blue, type Given, position, red } from '../../testing.ts';

const ALL = ['erudition', 'nobility', 'gallantry', 'panache'] as const;
const calais = (won: readonly Skill[], given: Given = {}) =>
  position({
    acting: 'athos',
    quest: { board: 2, won },
    ...given,
    men: { athos: { place: 'quest' }, ...given.men },
  });
/** The cards he needs for a challenge here, and the choices that win it. */
const cards = (who: Musketeer, skill: Skill, more = 0) =>
  new Array<Skill>(CALAIS_VALUE[skill] - SHEETS[who].skills[skill] + more).fill(skill);
const win = (who: Musketeer, skill: Skill) => [CHALLENGE[skill], ...cards(who, skill).map(card => ADD[card])];
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
  expect(table.asked('athos')?.prompt).toBe('man-turn');
});

test('ROY.CALAIS.2 four challenges, one for each skill', () => {
  for (const skill of ALL) {
    const open = (more: number) =>
      calais([], { hands: { athos: cards('athos', skill, more) }, options: { hopelessChallenges: 'off' } });
    expect(challenges(open(-1))).toEqual([]);
    expect(challenges(open(0))).toEqual([skill]);
  }
});

test('ROY.CALAIS.2 in any order, one action each, by different musketeers', () => {
  const table = calais([], {
    men: { aramis: { place: 'quest' } },
    hands: { athos: cards('athos', 'nobility'), aramis: cards('aramis', 'erudition') },
  });
  table.play('athos', ...win('athos', 'nobility'));
  expect(table.state.actions).toBe(2);
  table.play('athos', END).play('aramis', START.aramis);
  table.play('aramis', ...win('aramis', 'erudition'));
  expect([table.state.quest, table.state.actions]).toEqual([{ board: 2, won: ['nobility', 'erudition'] }, 2]);
});

test('ROY.CALAIS.3 a challenge that is won is validated and not tried again', () => {
  const table = calais([], { hands: { athos: new Array(6).fill('nobility') }, options: { hopelessChallenges: 'off' } });
  table.play('athos', ...win('athos', 'nobility'), DONE);
  expect(table.state.quest).toEqual({ board: 2, won: ['nobility'] });
  expect(challenges(table)).toEqual([]);
});

test('ROY.CALAIS.4 each Epic token spent lowers the challenge by one, for that attempt', () => {
  const table = calais([], { hands: { athos: cards('athos', 'panache', -1) }, state: { epics: 3 } });
  expect(challenges(table)).toContain('panache');
  table.play('athos', CHALLENGE.panache);
  expect(table.choices('athos')).toEqual([ADD.panache, EPIC, DONE]);
  table.play('athos', ...cards('athos', 'panache', -2).map(card => ADD[card]), EPIC, EPIC, DONE);
  expect(table.told('challenged')).toMatchObject([{ won: true }]);
  expect([table.state.epics, table.hand('athos')]).toEqual([1, ['panache']]);
});

test('ROY.CALAIS.4 tokens spent on an attempt that fails do not help the next one', () => {
  const table = calais([], { hands: { athos: cards('athos', 'panache', -1) }, state: { epics: 3 } });
  table.play('athos', CHALLENGE.panache, EPIC, EPIC, DONE);
  expect(table.told('challenged')).toMatchObject([{ won: false }]);
  expect(table.state.epics).toBe(1);
  table.play('athos', CHALLENGE.panache, EPIC, ...cards('athos', 'panache', -2).map(card => ADD[card]));
  expect(table.told('challenged')).toEqual([]); // one is still lacking
  table.play('athos', ADD.panache);
  expect(table.told('challenged')).toMatchObject([{ won: true }]);
});

test('ROY.CALAIS.5 de Wardes can be fought only after all four', () => {
  expect(calais(['erudition', 'nobility', 'gallantry']).kinds('athos')).not.toContain('duel');
  const table = calais(ALL, { hands: { athos: ['single'] } });
  table.play('athos', DUEL.wardes);
  expect(table.offers('athos', COMMIT.single)).toBe(true);
  table.dice(blue(1, 3, 0), red(WARDES.dice - 1, 1)).play('athos', COMMIT.single);
  expect(table.told('rolled')[0]).toMatchObject({ foe: 'wardes', red: { swords: WARDES.dice - 1, shields: 1 } });
});

test('ROY.CALAIS.5 the duel costs one action', () => {
  const table = calais(ALL)
    .dice(blue(0, 1, 2), red(2, WARDES.dice - 2))
    .play('athos', DUEL.wardes);
  expect(table.told('duel-over')).toMatchObject([{ foe: 'wardes', won: false }]);
  expect(table.state.actions).toBe(2);
});

test('ROY.CALAIS.6 Epic tokens cannot be used against de Wardes', () => {
  const table = calais(ALL, { hands: { athos: ['single', 'single'] }, state: { epics: 5 } });
  table.play('athos', DUEL.wardes);
  expect(table.kinds('athos')).toEqual(['commit', 'done']);
  table.dice(blue(0, 1, 2), red(2, WARDES.dice - 2)).play('athos', DONE);
  expect(table.told('duel-over')).toHaveLength(1); // nothing was asked between cards and roll
  expect(table.state.epics).toBe(5);
});

test('ROY.CALAIS.7 the board is completed when de Wardes is beaten, not before', () => {
  const last = calais(['erudition', 'gallantry', 'panache'], {
    hands: { athos: cards('athos', 'nobility') },
  });
  last.play('athos', ...win('athos', 'nobility'));
  expect(last.state.quest).toMatchObject({ board: 2 });
  last.dice(blue(3, 0, 0), red(WARDES.dice - 2, 2)).play('athos', DUEL.wardes);
  expect(last.told('board-done')).toEqual([{ kind: 'board-done', board: 2, who: 'athos' }]);
  expect(last.state.quest.board).toBe(3);
});
