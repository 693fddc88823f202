import { expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import { ADD, CHALLENGE, DONE, END, MOVE } from '../../choices.ts';
import { position } from '../../testing.ts';
import { louvre } from '../shared/missions.testing.ts';

const WIN = [CHALLENGE.gallantry, ADD.gallantry, ADD.gallantry] as const;

test('ROY.EDGE.20 a completed Louvre mission is replaced at once on space 1, and phase IV still moves to 2', () => {
  const table = louvre({ louvreStack: ['ball'], state: { ladder: 2, location: 'paris' } }).play('porthos', ...WIN);
  expect(table.state).toMatchObject({ ladder: 1, louvre: { card: 'ball' } });
  expect(table.asked('porthos')?.prompt).toBe('man-turn');
  expect(table.play('porthos', END).state).toMatchObject({ turn: 2, ladder: 2 });
});

const cards = (card: Card, count: number): readonly Card[] => new Array<Card>(count).fill(card);

test('ROY.EDGE.21 two Louvre missions in one turn bring two Epic tokens each, up to seven', () => {
  const after = (epics: number) =>
    louvre({ hands: { porthos: cards('gallantry', 5) }, louvreStack: ['chevreuse'], state: { epics } }).play(
      'porthos',
      ...WIN,
      DONE,
      ...WIN,
      ADD.gallantry,
    );
  expect(after(0).state).toMatchObject({ epics: 4, louvreGone: ['portrait', 'chevreuse'] });
  expect(after(4).state.epics).toBe(7);
});

test('ROY.EDGE.22 after the eighth Louvre mission the token stays on 1, and a visitor finds nothing to do', () => {
  const done = louvre({ louvreStack: [], state: { ladder: 2, location: 'paris' } }).play('porthos', ...WIN);
  expect(done.state).toMatchObject({ louvre: null, ladder: 1 });
  for (const kind of ['challenge', 'duel']) expect(done.kinds('porthos')).not.toContain(kind);
  expect(done.play('porthos', END).state).toMatchObject({ turn: 2, ladder: 1, honour: 0 });
  const failed = position({ at: 'ladder', louvre: { card: 'debts' }, louvreStack: [], state: { ladder: 3 } });
  expect(failed.state).toMatchObject({ louvre: null, ladder: 1, honour: 2 });
  const visit = position({ acting: 'athos', louvreStack: [] }).play('athos', MOVE.louvre);
  expect(new Set(visit.kinds('athos'))).toEqual(new Set(['draw', 'move', 'buy', 'end']));
});

test('ROY.EDGE.24 the reward of a challenge won is kept when the mission fails, which brings no Epic token', () => {
  const table = louvre({ louvre: { card: 'portrait', foes: ['henchman'] }, state: { ladder: 3, location: 'paris' } });
  table.play('porthos', ...WIN);
  expect(table.state.purse).toBe(7);
  table.play('porthos', END);
  expect(table.told('louvre-failed')).toHaveLength(1);
  expect(table.state).toMatchObject({ purse: 7, epics: 0 });
});
