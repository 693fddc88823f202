import { expect, test } from 'vitest';
import { TIME_LAST } from '../../cards/board.ts';
import { END, PASS, PASSAGE, PLACE, START } from '../../choices.ts';
import { roy } from '../../game.ts';
import type { Quest } from '../../state.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';

const HAS_PLAYED = { turn: 'done' } as const;
const NOBILITY = { kind: 'add', card: 'nobility' } as const;

/** Everybody does as little as he may until the next turn has begun. */
const idle = (table: Position) => {
  const { turn } = table.state;
  while (table.state.turn === turn) {
    const [decision] = roy.decisions(table.state).filter(each => !each.optional);
    const least = decision.choices.find(({ kind }) => ['pass', 'spare', 'end'].includes(kind)) ?? decision.choices[0];
    table.play(decision.seat, least);
  }
  table.play('milady', { kind: 'go', to: 'louvre' }, PASS);
};

const galleries = (at: number): Quest => ({
  board: 4,
  challenges: ['erudition', 'nobility', 'gallantry', 'panache'],
  fighters: ['two', 'two', 'two', 'three', 'three', 'three', 'three', 'three'],
  at,
  beaten: [false, false],
});

test('ROY.GEN.1 Milady is one side and the musketeer seats are the other, which wins or loses as one', () => {
  const sides = [0, 1, 2, 3, 4].map(seat => roy.sides?.(seat, 5, {}));
  expect(sides).toEqual(['milady', 'musketeers', 'musketeers', 'musketeers', 'musketeers']);
  const won = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: galleries(3),
    state: { epics: 3 },
  });
  won.play('athos', PASSAGE.tokens);
  expect(roy.outcome(won.state)).toEqual({
    ending: 'quest',
    winners: [1, 2, 3, 4],
    scores: [0, 1, 1, 1, 1],
    turns: 1,
    reached: 'board 4',
  });
  const lost = position({ at: 'treachery', plotHand: ['dead-end'], state: { time: TIME_LAST - 1 } });
  lost.play('milady', { kind: 'betray', card: 'dead-end' });
  expect(roy.outcome(lost.state)).toEqual({
    ending: 'time',
    winners: [0],
    scores: [1, 0, 0, 0, 0],
    turns: 1,
    reached: 'board 1',
  });
});

test('ROY.GEN.2 only the Quest wins for the team: an empty Louvre, an empty Paris and a won siege do not', () => {
  const table = position({
    acting: 'athos',
    men: { dartagnan: HAS_PLAYED, aramis: HAS_PLAYED, porthos: HAS_PLAYED },
    garrison: ['double', 'double', 'double'],
    louvreStack: [],
    state: { location: 'paris', siege: 4, parisPile: [] },
  }).dice(red(0, 1), blue(6, 0, 0));
  table.play('athos', END);
  for (const seat of [1, 2, 3, 4]) table.play(seat, PASS);
  expect([table.state.siege, table.state.louvre, table.state.paris, table.state.turn]).toEqual([5, null, null, 2]);
  expect(table.state.over).toBeNull();
  const quest = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: galleries(3),
    state: { epics: 3 },
  });
  expect(quest.play('athos', PASSAGE.tokens).state.over).toEqual({ winner: 'musketeers', ending: 'quest' });
});

test('ROY.GEN.3 a mission lasts as long as one challenge, one adversary or one trap to overcome is left', () => {
  const beat = (given: Given) =>
    position({ acting: 'athos', men: { athos: { place: 'paris' } }, ...given })
      .dice(blue(3, 0, 0), red(2, 0))
      .play('athos', { kind: 'duel', foe: 'henchman' }).state.paris;
  expect(beat({ paris: { card: 'abduction', foes: ['henchman'], won: false } })).not.toBeNull();
  expect(beat({ paris: { card: 'abduction', foes: ['henchman', 'lubin'], won: true } })).not.toBeNull();
  expect(beat({ paris: { card: 'abduction', foes: ['henchman'], won: true, trap: 'harlot' } })).not.toBeNull();
  expect(beat({ paris: { card: 'abduction', foes: ['henchman'], won: true } })).toBeNull();
});

test('ROY.GEN.4 the parts of a mission fall in any order, to different musketeers, in different turns', () => {
  const start = () =>
    position({
      men: { athos: { place: 'louvre' }, porthos: { place: 'louvre' } },
      hands: { athos: ['nobility', 'nobility'] },
      louvre: { card: 'debts', foes: ['lubin'] },
      state: { location: 'richelieu' },
    });
  const challenge = (table: Position) =>
    table.play('athos', START.athos, { kind: 'challenge', skill: 'nobility' }, NOBILITY, NOBILITY);
  const duel = (table: Position) => {
    table.play('porthos', START.porthos);
    table.dice(blue(3, 0, 0), red(2, 0)).play('porthos', { kind: 'duel', foe: 'lubin' });
  };
  const first = start();
  challenge(first);
  expect(first.told('completed')).toEqual([]);
  idle(first);
  duel(first);
  expect(first.told('completed')).toEqual([{ kind: 'completed', place: 'louvre', card: 'debts' }]);
  const second = start();
  duel(second);
  expect(second.told('completed')).toEqual([]);
  idle(second);
  challenge(second);
  expect(second.told('completed')).toEqual([{ kind: 'completed', place: 'louvre', card: 'debts' }]);
});

test('ROY.GEN.5 what is cleared at a mission stays cleared in the turns after', () => {
  const table = position({
    men: { athos: { place: 'louvre' }, porthos: { place: 'louvre' } },
    hands: { athos: ['nobility', 'nobility'] },
    louvre: { card: 'slander', foes: ['lubin', 'boisrenard'], trap: 'beggars' },
    state: { location: 'richelieu', purse: 2 },
  });
  table.play('athos', { kind: 'beggars', place: 'louvre' }, START.athos);
  table.dice(blue(3, 0, 0), red(0, 2)).play('athos', { kind: 'duel', foe: 'lubin' }, END);
  idle(table);
  expect(table.state.louvre).toEqual({
    card: 'slander',
    won: false,
    foes: [{ id: 'boisrenard', life: 1 }],
    trap: null,
    nemesis: null,
  });
  const won = position({
    men: { athos: { place: 'louvre' } },
    hands: { athos: ['nobility', 'nobility', 'nobility', 'nobility', 'nobility'] },
    louvre: { card: 'debts', foes: ['lubin'] },
    state: { location: 'richelieu' },
  });
  won.play('athos', START.athos, { kind: 'challenge', skill: 'nobility' }, NOBILITY, NOBILITY, { kind: 'done' }, END);
  idle(won);
  won.play('athos', START.athos);
  expect(won.state.louvre?.won).toBe(true);
  expect(won.kinds('athos')).toContain('duel');
  expect(won.kinds('athos')).not.toContain('challenge');
});

test('ROY.GEN.6 what one musketeer earns goes into the purse another one pays from', () => {
  const table = position({
    men: { athos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { purse: 1 },
  });
  table.play('athos', START.athos).dice(blue(3, 0, 0), red(2, 0));
  table.play('athos', { kind: 'duel', foe: 'henchman' }, END);
  expect(table.state.purse).toBe(2);
  table.play('porthos', START.porthos, { kind: 'buy', item: 'horse' });
  expect(table.man('porthos').gear).toEqual(['horse']);
  expect(table.state.purse).toBe(0);
});

test('ROY.GEN.7 an Epic token won in Paris lies on the Quest board for everybody to spend', () => {
  const table = position({
    men: { aramis: { place: 'paris' }, porthos: { place: 'quest' } },
    paris: { card: 'abduction', foes: ['vitray'] },
    quest: galleries(0),
    state: { epics: 2 },
  });
  table.play('aramis', START.aramis).dice(blue(3, 0, 0), red(3, 0));
  table.play('aramis', { kind: 'duel', foe: 'vitray' });
  expect(table.state.epics).toBe(3);
  expect([0, 1, null].map(seat => roy.view(table.state, seat).epics)).toEqual([3, 3, 3]);
  table.play('porthos', START.porthos, PASSAGE.tokens);
  expect(table.state.epics).toBe(0);
});

test('ROY.GEN.8 wounds, the fallen, removal and reward, completion, the next mission and its trap come in this order', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'louvre', life: 1 } },
    louvre: { card: 'debts', foes: ['jussac'], won: true },
    louvreStack: ['letter'],
    foes: ['lubin'],
    traps: ['assassin'],
  }).dice(blue(3, 0, 0), red(3, 0));
  table.play('athos', { kind: 'duel', foe: 'jussac' });
  const before = table.events.map(({ kind }) => kind);
  table.dice(red(0, 1)).play('milady', PLACE.lubin, PLACE.assassin);
  const order = [...before, ...table.events.map(({ kind }) => kind)];
  const steps = ['wounded', 'fell', 'beaten', 'purse', 'completed', 'louvre', 'placed', 'bite'];
  expect(order.filter(kind => steps.includes(kind))).toEqual(steps);
  expect(table.told('bite').map(({ who }) => who)).toEqual(['porthos']);
});
