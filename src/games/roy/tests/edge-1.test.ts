import { expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import type { Card } from '../cards/adventure.ts';
import { CALAIS_VALUE, HONOUR_LAST } from '../cards/board.ts';
import { SHEETS } from '../cards/musketeers.ts';
import {
  ADD,
  ADVANCE,
  BEGGARS,
  CHALLENGE,
  COMMIT,
  DONE,
  DRAW,
  DUEL,
  END,
  GO,
  HAND,
  MOVE,
  ONE_FOR_ALL,
  PARIS_CARD,
  PASS,
  PASSAGE,
  PLACE,
  PLOT,
  REFILL,
  SEARCH_PLOTS,
  START,
  TAKE,
  TRADE,
} from '../choices.ts';
import { roy } from '../game.ts';
import type { Musketeer } from '../names.ts';
import { blue, type Given, type Position, position, red } from '../testing.ts';

// Decks, hands, tokens; Milady's cards and missions.

const FOUR: readonly Musketeer[] = ['dartagnan', 'athos', 'aramis', 'porthos'];

/** The others have played and are out of the way. */
const last = (acting: Musketeer, given: Given = {}): Position => {
  const men = FOUR.map(who => [who, { turn: 'done', place: 'vieux-colombier', ...given.men?.[who] }]);
  return position({ ...given, acting, men: Object.fromEntries(men) });
};
const kindsTold = (table: Position) => table.events.map(({ kind }) => kind);
const cards = (card: Card, count: number): readonly Card[] => new Array<Card>(count).fill(card);

/** Aramis stands before the last token of the chambers. */
const lastToken = (token: 'decoy' | 'two', given: Given = {}): Position =>
  position({
    ...given,
    acting: 'aramis',
    men: { aramis: { place: 'quest', path: 0, space: 2 } },
    inn: [
      [null, null, null, token],
      ['three', 'three', 'three', 'parry'],
      ['four', 'four', 'four', 'shields'],
    ],
  });

test('ROY.EDGE.1 an empty Adventure deck is made anew from the discard pile, then he draws', () => {
  const table = position({ acting: 'athos', wholeDeck: [], discard: ['ketty'] }).play('athos', DRAW);
  expect(kindsTold(table)).toEqual(['declared', 'reshuffled', 'drew']);
  expect(table.hand('athos')).toEqual(['ketty']);
  expect(table.state.discard).toEqual([]);
});

test('ROY.EDGE.2 with no Adventure card left nobody may draw; a recovery and a board give what there is', () => {
  const none = { wholeDeck: [], discard: [] };
  expect(position({ acting: 'athos', ...none }).kinds('athos')).not.toContain('draw');
  const recovery = position({ ...none, men: { athos: { life: 0, place: 'vieux-colombier' } } });
  recovery.play('athos', START.athos);
  expect(recovery.man('athos')).toMatchObject({ life: 3, turn: 'done' });
  expect(recovery.hand('athos')).toEqual([]);
  const board = lastToken('decoy', { wholeDeck: ['ketty'] }).play('aramis', ADVANCE[0]);
  expect(board.hand('aramis')).toEqual(['ketty']);
});

test('ROY.EDGE.3 cards committed to a duel are in the discard pile already when the deck runs out', () => {
  const table = lastToken('two', { wholeDeck: ['ketty'], hands: { aramis: ['double'] } });
  table.dice(blue(2, 0, 3), red(2, 0)).play('aramis', ADVANCE[0], COMMIT.double);
  expect(table.told('board-done')).toHaveLength(1);
  expect(table.hand('aramis')).toEqual(['double', 'ketty']);
});

test('ROY.EDGE.3 and so are cards played on a challenge', () => {
  const table = position({
    acting: 'porthos',
    hands: { porthos: ['gallantry', 'gallantry'] },
    wholeDeck: [],
    louvre: { card: 'portrait', foes: ['henchman'] },
  }).play('porthos', CHALLENGE.gallantry, ADD.gallantry, ADD.gallantry, DRAW);
  expect(table.hand('porthos')).toEqual(['gallantry']);
});

test('ROY.EDGE.4 an empty Treachery deck is reshuffled first, in step I.3 and at Richelieu', () => {
  const step = position({ at: 'treachery', state: { plots: [], plotDiscard: ['balm'] } }).play('milady', PLOT);
  expect(kindsTold(step)).toEqual(['reshuffled', 'plotted']);
  expect(step.state.plotHand).toEqual(['balm']);
  const there = () =>
    last('athos', { state: { location: 'richelieu', plots: [], plotDiscard: ['balm', 'ambush'] } }).play('athos', END);
  expect(there().play('milady', REFILL).state.plotHand.toSorted()).toEqual(['ambush', 'balm']);
  expect(there().play('milady', SEARCH_PLOTS, TAKE.ambush).state.plotHand).toEqual(['ambush']);
});

test('ROY.EDGE.4 with no Treachery card anywhere she can only play or pass, and Richelieu gives nothing', () => {
  const none = { plots: [], plotDiscard: [] };
  expect(position({ at: 'treachery', plotHand: ['balm'], state: none }).kinds('milady')).toEqual(['betray', 'pass']);
  const there = last('athos', { state: { ...none, location: 'richelieu' } }).play('athos', END);
  expect(there.told('exposed')).toHaveLength(1);
  expect(there.asked('milady')?.prompt).toBe('destination');
  expect(there.state.plotHand).toEqual([]);
});

test('ROY.EDGE.5 with four Treachery cards in hand a refill brings nothing and takes nothing', () => {
  const plotHand = ['balm', 'ambush', 'conscripts', 'jailed'] as const;
  const table = last('athos', { plotHand, state: { location: 'richelieu' } }).play('athos', END);
  expect(table.play('milady', REFILL).state.plotHand).toEqual(plotHand);
});

/** Porthos wins the challenge of the Louvre, all there is to do there. */
const louvre = (given: Given = {}): Position =>
  last('porthos', {
    hands: { porthos: cards('gallantry', 2) },
    louvre: { card: 'portrait' },
    foes: [],
    traps: [],
    ...given,
    men: { porthos: { place: 'louvre' } },
  });
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

test('ROY.EDGE.9 a hand of thirty cards is no trouble, and grows', () => {
  const hand = (['erudition', 'nobility', 'gallantry', 'panache', 'single'] as const).flatMap(card => cards(card, 6));
  const table = position({ acting: 'athos', hands: { athos: hand } }).play('athos', DRAW);
  expect(table.hand('athos')).toHaveLength(31);
  expect(table.asked('athos')?.prompt).toBe('spell');
  expect(table.play('athos', END).hand('athos')).toHaveLength(31);
});

test('ROY.EDGE.10 two players: fourteen Treachery cards without Isolation', () => {
  const { plots, plotHand } = roy.setup(
    2,
    readOptions(roy.options, {}).options ?? {},
    { key: [1, 2, 3, 4, 5, 6, 7, 8], at: 0 },
    null,
  );
  expect([...plots, ...plotHand]).toHaveLength(14);
  expect([...plots, ...plotHand]).not.toContain('isolation');
});

test('ROY.EDGE.10 two players: musketeers trade for Equipment only', () => {
  const meet = (gear: readonly 'horse'[]) =>
    position({
      players: 2,
      acting: 'athos',
      men: { athos: { place: 'paris', gear } },
      hands: { athos: ['ketty', 'single'] },
    });
  expect(meet([]).kinds('athos')).not.toContain('trade');
  const table = meet(['horse']).play('athos', TRADE.dartagnan);
  expect(table.kinds('athos')).toEqual(['hand', 'done', 'cancel']);
  expect(table.play('athos', HAND.horse, DONE, DONE).man('dartagnan').gear).toEqual(['horse']);
});

/** Milady puts this card into play with nothing else in her hand. */
const play = (card: 'captive' | 'smuggler', given: Given): Position =>
  position({ at: 'paris-card', men: { dartagnan: { place: 'quest' } }, parisHand: [card], ...given }).play(
    'milady',
    PARIS_CARD[card],
  );

test('ROY.EDGE.11 strength 3 with two adversaries of 2 and no Trap: one of them', () => {
  const table = play('captive', { foes: ['vitray', 'cahusac'], traps: [] });
  expect(table.choices('milady')).toEqual([PLACE.vitray, PLACE.cahusac]);
  table.play('milady', PLACE.cahusac);
  expect(table.state.paris?.foes).toEqual([{ id: 'cahusac', life: 1 }]);
  expect(table.asked('milady')?.prompt).toBe('treachery');
});

test('ROY.EDGE.12 strength 2 with an adversary of 3 and one Trap: the Trap alone', () => {
  const table = play('smuggler', { foes: ['jussac'], traps: ['harlot'] });
  expect(table.choices('milady')).toEqual([PLACE.harlot]);
  table.play('milady', PLACE.harlot);
  expect(table.state.paris).toMatchObject({ foes: [], trap: 'harlot' });
  expect(table.asked('milady')?.prompt).toBe('treachery');
});

test('ROY.EDGE.13 a mission with which nothing can be placed is done when its challenge is won', () => {
  const table = play('captive', {
    foes: [],
    traps: [],
    men: { porthos: { place: 'paris' } },
    hands: { porthos: ['gallantry', 'gallantry', 'gallantry', 'gallantry'] },
  });
  expect(table.asked('milady')?.prompt).toBe('treachery');
  expect(table.state.paris).toMatchObject({ card: 'captive', foes: [], trap: null });
  table.play('milady', PASS).play('porthos', START.porthos, ...WIN, ADD.gallantry, ADD.gallantry);
  expect(table.told('completed')).toEqual([{ kind: 'completed', place: 'paris', card: 'captive' }]);
});

test('ROY.EDGE.14 Paris and the Louvre may have a Trap each', () => {
  const table = play('captive', { louvre: { card: 'debts', trap: 'thief' } });
  table.play('milady', PLACE.beggars, PLACE.vitray);
  expect([table.state.paris?.trap, table.state.louvre?.trap]).toEqual(['beggars', 'thief']);
});

test('ROY.EDGE.15 a Henchman beaten last is in hand again for the next Louvre mission', () => {
  const table = last('athos', {
    men: { athos: { place: 'louvre' } },
    louvre: { card: 'debts', won: true, foes: ['henchman'] },
    louvreStack: ['letter'],
    foes: ['boisrenard'],
    traps: [],
  });
  table.dice(blue(0, 0, 3), red(2, 0)).play('athos', DUEL.henchman);
  expect(table.choices('milady')).toEqual([PLACE.boisrenard, PLACE.henchman]);
  table.play('milady', PLACE.henchman, PLACE.boisrenard);
  expect(table.state.louvre).toMatchObject({ card: 'letter', foes: [{ id: 'henchman' }, { id: 'boisrenard' }] });
});

const wounded: Given = {
  at: 'paris-card',
  parisHand: ['captive'],
  paris: { card: 'disappearance', foes: ['cavois'], life: { cavois: 1 }, trap: 'beggars' },
  state: { constance: 4 },
};

test('ROY.EDGE.16 a replaced card gives Cavois back whole; Beggars, successes and the card itself are gone', () => {
  const table = position(wounded).play('milady', PARIS_CARD.captive);
  expect(table.state).toMatchObject({ constance: 0, parisGone: ['disappearance'], paris: { card: 'captive' } });
  expect(table.state.traps).not.toContain('beggars');
  expect(table.choices('milady')).not.toContainEqual(PLACE.beggars);
  expect(table.state.foes).toContain('cavois');
  expect(table.play('milady', PLACE.cavois).state.paris?.foes).toEqual([{ id: 'cavois', life: 2 }]);
});

test('ROY.EDGE.17 adversaries just taken back may be placed again at once', () => {
  const table = position({ ...wounded, foes: [], traps: [] }).play('milady', PARIS_CARD.captive);
  expect(table.choices('milady')).toEqual([PLACE.cavois]);
});

test('ROY.EDGE.18 Paris completed in phase II: no effect this turn, and the next card not before step I.2', () => {
  const table = last('athos', {
    men: { athos: { place: 'paris' } },
    paris: { card: 'message', won: true, foes: ['henchman'] },
    parisHand: ['captive'],
    state: { location: 'louvre' },
  });
  table.dice(blue(0, 0, 3), red(2, 0)).play('athos', DUEL.henchman);
  expect(table.state.paris).toBeNull();
  table.play('athos', END);
  expect(table.state).toMatchObject({ turn: 2, honour: 0, paris: null, parisHand: ['captive'] });
  expect(table.play('milady', GO.quarters).offers('milady', PARIS_CARD.captive)).toBe(true);
});

test('ROY.EDGE.19 at her Quarters with no Paris card left she is exposed and takes nothing', () => {
  const table = last('athos', { state: { location: 'quarters', parisPile: [] } }).play('athos', END);
  expect(table.told('exposed')).toMatchObject([{ location: 'quarters' }]);
  expect(table.told('took-paris')).toEqual([]);
  expect(table.asked('milady')?.prompt).toBe('destination');
});

test('ROY.EDGE.20 a completed Louvre mission is replaced at once on space 1, and phase IV still moves to 2', () => {
  const table = louvre({ louvreStack: ['ball'], state: { ladder: 2, location: 'paris' } }).play('porthos', ...WIN);
  expect(table.state).toMatchObject({ ladder: 1, louvre: { card: 'ball' } });
  expect(table.asked('porthos')?.prompt).toBe('spell');
  expect(table.play('porthos', END).state).toMatchObject({ turn: 2, ladder: 2 });
});

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

test('ROY.EDGE.24 the reward of a challenge won is kept when the mission fails, which brings no Epic token', () => {
  const table = louvre({ louvre: { card: 'portrait', foes: ['henchman'] }, state: { ladder: 3, location: 'paris' } });
  table.play('porthos', ...WIN);
  expect(table.state.purse).toBe(7);
  table.play('porthos', END);
  expect(table.told('louvre-failed')).toHaveLength(1);
  expect(table.state).toMatchObject({ purse: 7, epics: 0 });
});

test('ROY.EDGE.25 a Thief alone does not hold a mission: it leaves with it', () => {
  const table = last('athos', {
    men: { athos: { place: 'louvre' } },
    louvre: { card: 'debts', won: true, foes: ['henchman'], trap: 'thief' },
  });
  table.dice(blue(0, 0, 3), red(2, 0)).play('athos', DUEL.henchman);
  expect(table.told('completed')).toEqual([{ kind: 'completed', place: 'louvre', card: 'debts' }]);
  expect(table.told('trap-gone')).toEqual([{ kind: 'trap-gone', place: 'louvre', trap: 'thief' }]);
});

const begging: Given = {
  acting: 'aramis',
  men: { aramis: { place: 'paris' } },
  hands: { aramis: ['erudition', 'erudition', 'erudition', 'erudition'] },
  paris: { card: 'disappearance', foes: ['henchman'], trap: 'beggars' },
};

test('ROY.EDGE.26 under the Beggars neither challenge nor duel nor stipulation can be tried', () => {
  const parts = ['challenge', 'duel', 'search'];
  const table = position(begging);
  expect(table.kinds('aramis').filter(kind => parts.includes(kind))).toEqual([]);
  table.play('aramis', BEGGARS.paris);
  expect(table.kinds('aramis').filter(kind => parts.includes(kind))).toEqual(parts);
});

test('ROY.EDGE.27 with one pistole the Beggars cannot be paid, not even in part', () => {
  const offered = (purse: number) => {
    const table = position({ ...begging, state: { purse } });
    return FOUR.map(who => table.offers(who, BEGGARS.paris));
  };
  expect(offered(1)).toEqual([false, false, false, false]);
  expect(offered(2)).toEqual([true, true, true, true]);
});
