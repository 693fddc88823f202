import { expect, test } from 'vitest';
import { CLOCK } from '#kernel/game.ts';
import { shuffle } from '#kernel/rng.ts';
import type { Card } from '../cards/adventure.ts';
import type { AdversaryId } from '../cards/adversaries.ts';
import { CALAIS_VALUE, ROCHEFORT, TIME_DICE, TIME_LAST } from '../cards/board.ts';
import { SHEETS } from '../cards/musketeers.ts';
import type { TrapId } from '../cards/traps.ts';
import {
  ADD,
  ADVANCE,
  BETRAY,
  CHALLENGE,
  DONE,
  DRAW,
  DUEL,
  END,
  EXPIRE,
  GO,
  HORSE,
  INTERCEPT,
  ONE_FOR_ALL,
  PASS,
  START,
} from '../choices.ts';
import type { Musketeer } from '../names.ts';
import { siegeDice } from '../questions/siege/siege.ts';
import { blue, type Given, type Position, position, red, type Wanted } from '../testing.ts';

// Time, siege, hourglass, automa.

const FOUR: readonly Musketeer[] = ['dartagnan', 'athos', 'aramis', 'porthos'];
const AUTOMA = { automa: 'on' };
const SHOWN = { location: 'paris', presence: 'exposed', shown: true } as const;

/** Everybody has played, but for Athos who is about to end his turn; nobody is at La Rochelle. */
const last = (given: Given = {}): Position => {
  const men = FOUR.map(who => [who, { turn: 'done', place: 'vieux-colombier', ...given.men?.[who] }]);
  return position({
    acting: 'athos',
    ...given,
    men: Object.fromEntries(men),
    state: { location: 'louvre', ...given.state },
  });
};

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

test('ROY.EDGE.79 the siege token passes the last space but one, stops on the last, and both pay', () => {
  const table = last({ garrison: ['double', 'double'], state: { siege: 2 } });
  table.dice(red(0, 1), blue(4, 0, 0)).play('athos', END);
  expect(table.told('siege-moved')).toMatchObject([{ team: 4, from: 2, to: 5 }]);
  expect(table.state).toMatchObject({ siege: 5, epics: 1, oneForAll: 1 });
});

const pass = (table: Position) => {
  for (const seat of [1, 2, 3, 4]) table.play(seat, PASS);
};
/** Another turn in which nothing happens but the siege. */
const siegeAgain = (table: Position, ...dice: Wanted[]) => {
  table.play('milady', GO.paris, PASS);
  for (const who of FOUR)
    table
      .play(who, START[who])
      .dice(...dice)
      .play(who, END);
  pass(table);
};

test('ROY.EDGE.80 coming back to the rightmost space brings no second card', () => {
  const table = last({ garrison: ['single'], state: { siege: 4, bonuses: [false, true, false] } });
  table.dice(red(0, 1), blue(1, 0, 0)).play('athos', END);
  expect(table.state).toMatchObject({ siege: 5, oneForAll: 1 });
  pass(table);
  siegeAgain(table, red(1, 0), blue(0, 1, 0));
  expect(table.state.siege).toBe(4);
  siegeAgain(table, red(0, 1), blue(1, 0, 0));
  expect(table.state).toMatchObject({ siege: 5, oneForAll: 1 });
});

test('ROY.EDGE.81 Reinforcements with four Swords on four dice: nothing to reroll, a fifth from the Smuggler', () => {
  const milady = (paris: { card: 'smuggler' } | null) => {
    const table = last({ paris, state: { siege: 3, time: TIME_DICE.indexOf(4) + 1, reinforcements: true } });
    table.dice(red(4, 0)).play('athos', END);
    return table.told('siege-moved').map(({ milady: swords }) => swords);
  };
  expect(milady(null)).toEqual([4]);
  expect(milady({ card: 'smuggler' })).toEqual([5]);
});

test('ROY.EDGE.82 the hourglass cannot run out in a duel', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'paris', gear: ['blade'] } },
    hands: { athos: ['single'] },
    paris: { card: 'captive', foes: ['henchman'] },
    state: { hourglass: 'on' },
  });
  expect(table.offers(CLOCK, EXPIRE)).toBe(true);
  table.play('athos', DUEL.henchman);
  expect(table.asked(CLOCK)).toBeUndefined();
  table.dice(blue(0, 0, 3), red(2, 0)).play('athos', DONE);
  expect(table.asked(CLOCK)).toBeUndefined();
  expect(table.play('athos', PASS).offers(CLOCK, EXPIRE)).toBe(true);
});

test('ROY.EDGE.83 the sand gone: who lies down recovers, the others lose their actions, Milady has her step', () => {
  const table = position({
    acting: 'athos',
    men: { aramis: { life: 0, place: 'vieux-colombier' }, porthos: { life: 2 } },
    state: { hourglass: 'on', location: 'quarters' },
  }).play(CLOCK, EXPIRE);
  expect(table.told('recovered')).toEqual([{ kind: 'recovered', who: 'aramis', life: 3 }]);
  expect(table.told('started')).toEqual([]);
  expect(table.man('porthos')).toMatchObject({ turn: 'done', life: 2 });
  expect(table.asked('milady')?.prompt).toBe('quarters');
});

test('ROY.EDGE.84 automa: with Rochefort out and one card at La Rochelle there is no destination', () => {
  const next = (garrison: readonly Card[]) =>
    last({ options: AUTOMA, garrison, plots: ['conscripts'], state: { ...SHOWN, rochefort: 0 } }).play('athos', END);
  expect(next(['single']).state).toMatchObject({ turn: 2, location: null, presence: 'none' });
  expect(next(['single', 'single']).state).toMatchObject({ turn: 2, location: 'la-rochelle' });
});

test('ROY.EDGE.85 automa: two idle Balms in a row are discarded, the third card counts', () => {
  const { state } = position({ at: 'treachery', options: AUTOMA, plots: ['balm', 'balm', 'conscripts'] });
  expect(state.plotDiscard).toEqual(['balm', 'balm', 'conscripts']);
  expect(state.conscripts).toBe(true);
});

test('ROY.EDGE.86 automa: strength 3, drawn Trap, 3, Trap, 2: it keeps the first Trap and the 2, the rest go back', () => {
  const foes: readonly AdversaryId[] = ['jussac', 'vitray'];
  const traps: readonly TrapId[] = ['beggars', 'harlot'];
  const drawn = ['harlot', 'jussac', 'beggars', 'vitray'];
  const keys = Array.from({ length: 2000 }, (_, key) => ({ key: [key, 5, 5, 5, 5, 5, 5, 5], at: 0 }));
  const rng = keys.find(
    each =>
      shuffle({ ...each }, [...foes, ...traps])
        .toReversed()
        .join() === drawn.join(),
  );
  if (rng === undefined) throw new Error('no such order was found');
  const table = position({
    acting: 'athos',
    options: AUTOMA,
    men: { athos: { place: 'louvre' } },
    hands: { athos: ['nobility', 'nobility'] },
    louvre: { card: 'debts' },
    louvreStack: ['ball'],
    foes,
    traps,
    state: { ...SHOWN, rng },
  }).play('athos', CHALLENGE.nobility, ADD.nobility, ADD.nobility);
  expect(table.state.louvre).toMatchObject({ card: 'ball', foes: [{ id: 'vitray' }], trap: 'harlot' });
  expect([table.state.foes, table.state.traps]).toEqual([['jussac'], ['beggars']]);
});

test('ROY.EDGE.87 automa: a failed Louvre mission costs honour, and no Treachery card is drawn', () => {
  const given: Given = { louvre: { card: 'debts' }, plots: ['conscripts'], state: { ...SHOWN, ladder: 3 } };
  const table = last({ ...given, options: AUTOMA }).play('athos', END);
  expect(table.told('louvre-failed')).toHaveLength(1);
  expect(table.state).toMatchObject({ honour: 2, plotHand: [] });
  expect(table.told('plotted')).toEqual([]);
  expect(last(given).play('athos', END).told('plotted')).toMatchObject([{ why: 'louvre' }]);
});

test('ROY.EDGE.88 at the Inn Milady answers before the token is turned up; if Rochefort stays nobody sees it', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'quest' } },
    state: { location: 'quest', standing: 'ask' },
  }).play('porthos', ADVANCE[0]);
  expect(table.asked('milady')?.prompt).toBe('intercept');
  expect(table.told('turned-up')).toEqual([]);
  table.dice(blue(0, 1, 2), red(ROCHEFORT.dice - 1, 1)).play('milady', INTERCEPT);
  expect(table.told('holds')).toHaveLength(1);
  expect(table.told('turned-up')).toEqual([]);
  expect(table.state.quest).toMatchObject({ spaces: new Array(12).fill({ up: false }) });
});

test('ROY.EDGE.89 Rochefort stays at the Quest when Athos completes the board, and intercepts on the next one', () => {
  const cards = CALAIS_VALUE.gallantry - SHEETS.porthos.skills.gallantry;
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest', path: 0, space: 2 }, porthos: { place: 'quest' } },
    hands: { porthos: new Array<Card>(cards).fill('gallantry') },
    inn: [
      [null, null, null, 'decoy'],
      ['two', 'three', 'three', 'parry'],
      ['four', 'four', 'four', 'shields'],
    ],
    state: { location: 'quest', presence: 'exposed', shown: true, standing: 'ask' },
  }).play('athos', ADVANCE[0]);
  expect(table.state).toMatchObject({ quest: { board: 2 }, presence: 'exposed' });
  table.play('athos', END).play('porthos', START.porthos, CHALLENGE.gallantry);
  expect(table.offers('milady', INTERCEPT)).toBe(true);
});

test('ROY.EDGE.90 automa and Athos the brave: Rochefort intercepts Athos like anyone else', () => {
  const foes = (options: Given['options']) =>
    position({
      acting: 'athos',
      options: { ...AUTOMA, ...options },
      men: { athos: { place: 'paris' } },
      hands: { athos: ['single'] },
      paris: { card: 'captive', foes: ['henchman'] },
      state: SHOWN,
    })
      .play('athos', DUEL.henchman)
      .told('duel')
      .map(({ foe }) => foe);
  expect(foes({ athosBrave: 'on' })).toEqual(['rochefort']);
  expect(foes({})).toEqual(['henchman']);
});

test('ROY.EDGE.91 Conscripts leave three actions with four players, two with any other number', () => {
  const actions = (players: number) => {
    const table = position({ players, state: { conscripts: true } });
    return table.play('athos', START.athos).state.actions;
  };
  expect([2, 3, 4, 5, 6].map(actions)).toEqual([2, 2, 3, 2, 2]);
});

test('ROY.EDGE.91 a free ride and Tréville’s order are there under Conscripts too', () => {
  const table = position({
    cast: ['athos', 'aramis', 'porthos', 'treville'],
    men: { athos: { gear: ['horse'] } },
    state: { conscripts: true },
  }).play('athos', START.athos, HORSE.paris);
  expect(table.state.actions).toBe(2);
  table.play('athos', END).play('treville', START.treville);
  table.play('treville', { kind: 'order', who: 'aramis' }).play('aramis', DRAW);
  expect(table.state.actions).toBe(1);
});

test('ROY.EDGE.92 hidden at her Quarters Milady takes a Paris card; driven there by a wound she does not', () => {
  expect(
    last({ state: { location: 'quarters' } })
      .play('athos', END)
      .asked('milady')?.prompt,
  ).toBe('quarters');
  const table = last({
    men: { porthos: { place: 'paris', turn: 'acting' } },
    acting: 'porthos',
    paris: { card: 'captive', foes: ['henchman'] },
    state: { location: 'paris', standing: 'always' },
  });
  table.dice(blue(0, 0, 3), red(ROCHEFORT.dice, 0), blue(0, 0, 3)).play('porthos', DUEL.henchman);
  expect(table.told('fled')).toHaveLength(1);
  table.play('porthos', END);
  expect(table.told('took-paris')).toEqual([]);
  expect(table.asked('milady')?.prompt).toBe('destination');
});
