import { expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import { CALAIS_VALUE, HONOUR_LAST, TIME_LAST } from '../../cards/board.ts';
import { SHEETS } from '../../cards/musketeers.ts';
import { ADD, BETRAY, CHALLENGE, DONE, ONE_FOR_ALL, PASS, PASSAGE } from '../../choices.ts';
import { roy } from '../../game.ts';
import { siegeDice } from '../../questions/siege/siege.ts';
import { type Position, position, red } from '../../testing.ts';
import { FOUR } from '../shared/last-to-play.testing.ts';
import { louvre } from '../shared/missions.testing.ts';

const WIN = [CHALLENGE.gallantry, ADD.gallantry, ADD.gallantry] as const;

test('ROY.EDGE.6 with six Epic tokens a Louvre mission completed on space 1 brings one, the second is lost', () => {
  expect(louvre({ state: { epics: 6 } }).play('porthos', ...WIN).state.epics).toBe(7);
  expect(louvre({ state: { epics: 5 } }).play('porthos', ...WIN).state.epics).toBe(7);
});

test('ROY.EDGE.7 with seven Epic tokens on the board a One-for-all card pays, and its change is lost', () => {
  const cards = CALAIS_VALUE.panache - SHEETS.dartagnan.skills.panache - 1;
  const paid = (epics: number) =>
    position({
      acting: 'dartagnan',
      men: { dartagnan: { place: 'quest' } },
      hands: { dartagnan: new Array<Card>(cards).fill('panache') },
      quest: { board: 2, won: [] },
      state: { epics, oneForAll: 1 },
    }).play('dartagnan', CHALLENGE.panache, ...new Array(cards).fill(ADD.panache), ONE_FOR_ALL.epic, DONE).state;
  for (const epics of [6, 7])
    expect(paid(epics)).toMatchObject({ quest: { won: ['panache'] }, epics: 7, oneForAll: 0 });
});

test('ROY.EDGE.8 two Epic tokens and a One-for-all card pay for a secret passage, and one token is left', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: {
      board: 4,
      challenges: ['nobility', 'panache', 'gallantry', 'erudition'],
      fighters: ['two', 'three', 'three', 'three', 'three', 'three', 'two', 'two'],
      at: 0,
      beaten: [false, false],
    },
    state: { epics: 2, oneForAll: 1 },
  });
  expect(table.choices('athos').filter(({ kind }) => kind === 'passage')).toEqual([PASSAGE.card]);
  table.play('athos', PASSAGE.card);
  expect(table.state).toMatchObject({ epics: 1, oneForAll: 0, quest: { at: 1 } });
});

const kindsTold = (table: Position) => table.events.map(({ kind }) => kind);

test('ROY.EDGE.23 honour played when a failed mission has brought the Queen to Richelieu; then the failure follows', () => {
  const table = position({
    at: 'ladder',
    louvre: { card: 'debts', foes: ['henchman'] },
    louvreStack: ['ball'],
    state: { ladder: 3, honour: HONOUR_LAST - 2, oneForAll: 1 },
  });
  expect(table.state.honour).toBe(HONOUR_LAST);
  expect(table.asked('athos')?.prompt).toBe('queen');
  table.play('athos', ONE_FOR_ALL.honour);
  expect(table.state).toMatchObject({ honour: HONOUR_LAST - 2, over: null, louvre: { card: 'ball' }, ladder: 1 });
  expect(kindsTold(table)).toEqual(['one-for-all', 'honour', 'plotted', 'louvre-failed', 'louvre']);
});

test('ROY.EDGE.77 a time stop in reply to a Dead End stops this advance, that of step IV.1 and the Disappearance', () => {
  const men = FOUR.map(who => [who, { turn: 'done', place: 'vieux-colombier' }]);
  const table = position({
    at: 'treachery',
    plotHand: ['dead-end'],
    men: Object.fromEntries(men),
    paris: { card: 'disappearance' },
    state: { time: TIME_LAST - 1, oneForAll: 1 },
  }).play('milady', BETRAY['dead-end']);
  table.dice(red(0, siegeDice(TIME_LAST - 1))).play('athos', ONE_FOR_ALL.time);
  expect(table.told('time-stopped').map(({ cause }) => cause)).toEqual(['dead-end', 'turn', 'disappearance']);
  expect(table.state).toMatchObject({ time: TIME_LAST - 1, turn: 2, over: null });
});

test('ROY.EDGE.78 a time stop played against the Disappearance alone does not undo step IV.1', () => {
  const table = position({ at: 'time', paris: { card: 'disappearance' }, state: { time: 3, oneForAll: 1 } });
  for (const seat of [1, 2, 3, 4]) table.play(seat, PASS);
  expect(table.told('time')).toEqual([{ kind: 'time', time: 4, cause: 'turn' }]);
  table.play('athos', ONE_FOR_ALL.time);
  expect(table.told('time-stopped')).toEqual([{ kind: 'time-stopped', cause: 'disappearance' }]);
  expect(table.state.time).toBe(4);
});

test('ROY.EDGE.112 a time stop does not save the Queen: only with a second card is the window still open', () => {
  const stop = (oneForAll: number) =>
    position({
      at: 'ladder',
      louvre: { card: 'debts' },
      state: { ladder: 2, honour: HONOUR_LAST - 1, oneForAll },
    }).play('athos', ONE_FOR_ALL.time);
  expect(roy.outcome(stop(1).state)).toMatchObject({ ending: 'honour', winners: [0] });
  const table = stop(2);
  expect(table.state.over).toBeNull();
  for (const seat of [1, 2, 3, 4]) expect(table.asked(seat)?.prompt).toBe('queen');
  expect(table.play('porthos', ONE_FOR_ALL.honour).state).toMatchObject({ honour: HONOUR_LAST - 2, over: null });
});

test('ROY.EDGE.113 a One-for-all card for Epic tokens with six on the board brings one', () => {
  const table = position({ acting: 'athos', state: { epics: 6, oneForAll: 1 } }).play('porthos', ONE_FOR_ALL.epic);
  expect(table.state).toMatchObject({ epics: 7, oneForAll: 0 });
});
