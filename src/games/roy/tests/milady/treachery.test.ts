import { expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import { TIME_DICE } from '../../cards/board.ts';
import {
  BETRAY,
  BREAK_OUT,
  BRIBE,
  END,
  GO,
  MAN,
  ONE_FOR_ALL,
  PASS,
  PLOT,
  REFILL,
  REROLL,
  SEARCH_PLOTS,
  START,
} from '../../choices.ts';
import { roy } from '../../game.ts';
import { treacheryDeck } from '../../setup.ts';
import { type Given, type Position, position, red } from '../../testing.ts';
import { HAS_PLAYED, lastMan } from '../shared/last-man.testing.ts';

const step = (given: Given = {}): Position => position({ at: 'treachery', ...given });

/** The first space of the Time track with so many red dice. */
const spaceWith = (dice: number) => TIME_DICE.indexOf(dice) + 1;

test('ROY.TREACH.1 Milady draws the top Treachery card or plays one of hers', () => {
  const table = step({ plotHand: ['ambush', 'balm'], plots: ['isolation'] });
  expect(table.choices('milady')).toEqual([PLOT, BETRAY.ambush, BETRAY.balm, PASS]);
  table.play('milady', PLOT);
  expect(table.state.plotHand).toEqual(['ambush', 'balm', 'isolation']);
  const played = step({ plotHand: ['ambush', 'conscripts'] }).play('milady', BETRAY.conscripts);
  expect(played.state.plotHand).toEqual(['ambush']);
});

test('ROY.TREACH.2 she never does both, and never plays two', () => {
  for (const choice of [PLOT, BETRAY.conscripts]) {
    const table = step({ plotHand: ['reinforcements', 'conscripts'] }).play('milady', choice);
    expect(table.asked('milady')).toBeUndefined();
    expect(table.state.phase).toBe('musketeers');
  }
});

test('ROY.TREACH.3 a card takes effect as soon as it is played', () => {
  const table = step({ plotHand: ['intrigue'], state: { honour: 3 } }).play('milady', BETRAY.intrigue);
  expect(table.events.map(({ kind }) => kind)).toEqual(['betrayed', 'honour']);
  expect(table.state.honour).toBe(4);
});

test('ROY.TREACH.4 she may do neither', () => {
  const table = step({ plotHand: ['ambush'] });
  expect(table.offers('milady', PASS)).toBe(true);
  const { plots } = table.state;
  table.play('milady', PASS);
  expect([table.state.plotHand, table.state.plots]).toEqual([['ambush'], plots]);
});

test('ROY.TREACH.5 she may hold any number of Treachery cards; three is only what Richelieu refills to', () => {
  const six = ['ambush', 'ambush', 'balm', 'balm', 'conscripts', 'intrigue'] as const;
  const table = step({ plotHand: six }).play('milady', PLOT);
  expect(table.state.plotHand).toHaveLength(7);
  const four = lastMan({ plotHand: six.slice(0, 4), state: { location: 'richelieu' } }).play('athos', END);
  four.dice(red(0, 1)).play('milady', REFILL);
  expect(four.state.plotHand).toEqual(six.slice(0, 4));
  const one = lastMan({ plotHand: ['ambush'], state: { location: 'richelieu' } }).play('athos', END);
  one.dice(red(0, 1)).play('milady', REFILL);
  expect(one.state.plotHand).toHaveLength(3);
});

test('ROY.TREACH.6 a card played lies face up on the Treachery discard pile', () => {
  const table = step({ plotHand: ['conscripts', 'balm'], plotDiscard: ['jailed'] }).play('milady', BETRAY.conscripts);
  for (const seat of [0, 2, null]) expect(roy.view(table.state, seat).plotDiscard).toEqual(['jailed', 'conscripts']);
});

test('ROY.TREACH.7 what she draws at Richelieu, at the Louvre or in the siege is beside her Treachery step', () => {
  const table = position({
    at: 'treachery',
    plotHand: ['conscripts'],
    plots: ['ambush', 'balm', 'isolation', 'jailed', 'intrigue'],
    men: { dartagnan: HAS_PLAYED, aramis: { ...HAS_PLAYED, place: 'louvre' }, porthos: HAS_PLAYED },
    louvre: { card: 'debts', foes: ['henchman'] },
    louvreStack: [],
    state: { location: 'richelieu', presence: 'hidden', siege: -3, ladder: 3 },
  });
  table.play('milady', BETRAY.conscripts).play('athos', START.athos, END);
  table.dice(red(1, 0)).play('milady', REFILL);
  expect(table.told('plotted').map(({ why, count }) => [why, count])).toEqual([
    ['richelieu', 3],
    ['siege', 1],
    ['louvre', 1],
  ]);
  table.play('milady', GO.paris);
  expect(table.offers('milady', PLOT)).toBe(true);
  expect(table.offers('milady', BETRAY.ambush)).toBe(true);
});

test('ROY.TREACH.8 an empty Treachery deck is made anew from the discard pile; with nothing there nothing is drawn', () => {
  const drawn = step({ plotDiscard: ['balm'], state: { plots: [] } }).play('milady', PLOT);
  expect(drawn.told('reshuffled')).toEqual([{ kind: 'reshuffled', deck: 'treachery' }]);
  expect([drawn.state.plotHand, drawn.state.plotDiscard]).toEqual([['balm'], []]);
  const sought = lastMan({ plotDiscard: ['balm', 'ambush'], state: { location: 'richelieu', plots: [] } });
  sought.play('athos', END).play('milady', SEARCH_PLOTS);
  expect(sought.choices('milady')).toEqual([
    { kind: 'take', card: 'ambush' },
    { kind: 'take', card: 'balm' },
  ]);
  const none = step({ plotHand: ['conscripts'], state: { plots: [] } });
  expect(none.choices('milady')).toEqual([BETRAY.conscripts, PASS]);
});

test('ROY.TREACH.9 Conscripts takes an action from every musketeer, this turn only', () => {
  const table = step({ plotHand: ['conscripts'], state: { location: 'paris', presence: 'hidden' } });
  table.play('milady', BETRAY.conscripts);
  for (const who of ['porthos', 'athos', 'dartagnan'] as const) {
    table.play(who, START[who]);
    expect(table.state.actions).toBe(2);
    table.play(who, END);
  }
  table.play('aramis', START.aramis).dice(red(0, 1)).play('aramis', END);
  table.play('milady', GO.paris, PASS).play('athos', START.athos);
  expect(table.state.actions).toBe(3);
});

test('ROY.TREACH.10 Conscripts does nothing to a musketeer who recovers', () => {
  const table = step({ plotHand: ['conscripts'], men: { porthos: { place: 'vieux-colombier', life: 0 } } });
  table.play('milady', BETRAY.conscripts).play('porthos', START.porthos);
  expect(table.man('porthos')).toMatchObject({ life: 5, turn: 'done' });
  expect(table.hand('porthos')).toHaveLength(1);
});

test('ROY.TREACH.11 Balm gives Rochefort two life points, also when he is out of action, and never more than five', () => {
  const healed = (rochefort: number) =>
    step({ plotHand: ['balm'], state: { rochefort } }).play('milady', BETRAY.balm).state.rochefort;
  expect([0, 1, 3, 4, 5].map(healed)).toEqual([2, 3, 5, 5, 5]);
});

test('ROY.TREACH.12 Reinforcements adds a red die to this turn’s siege', () => {
  const dice = (printed: number) => {
    const table = position({
      at: 'treachery',
      plotHand: ['reinforcements'],
      men: { dartagnan: HAS_PLAYED, aramis: HAS_PLAYED, porthos: HAS_PLAYED },
      state: { time: spaceWith(printed), location: 'paris', presence: 'hidden' },
    });
    table
      .play('milady', BETRAY.reinforcements)
      .play('athos', START.athos)
      .dice(red(0, printed + 1));
    const [siege] = table.play('athos', END).told('siege');
    return siege.red.swords + siege.red.shields;
  };
  expect([1, 2, 3].map(dice)).toEqual([2, 3, 4]);
  const plain = lastMan().dice(red(0, 1)).play('athos', END);
  expect(plain.told('siege')[0].red).toEqual({ swords: 0, shields: 1 });
  expect(
    lastMan({ state: { reinforcements: true } })
      .dice(red(0, 2))
      .play('athos', END).state.reinforcements,
  ).toBe(false);
});

test('ROY.TREACH.13 with four dice already, Reinforcements lets her roll one Shield again', () => {
  const start = () => lastMan({ state: { time: spaceWith(4), reinforcements: true } }).dice(red(2, 2), red(1, 0));
  const table = start().play('athos', END);
  expect(table.told('siege')[0].red).toEqual({ swords: 2, shields: 2 });
  expect(table.choices('milady')).toEqual([PASS, REROLL.shield]);
  table.play('milady', REROLL.shield);
  expect(table.told('siege-reroll')).toEqual([{ kind: 'siege-reroll', face: 'sword' }]);
  table.play('aramis', { kind: 'spare', who: 'aramis' });
  expect(table.told('siege-moved')).toMatchObject([{ milady: 3 }]);
  const kept = start().play('athos', END).play('milady', PASS).play('aramis', { kind: 'spare', who: 'aramis' });
  expect(kept.told('siege-moved')).toMatchObject([{ milady: 2 }]);
  const three = lastMan({ state: { time: spaceWith(3), reinforcements: true } })
    .dice(red(2, 2))
    .play('athos', END);
  expect(three.asked('milady')).toBeUndefined();
});

test('ROY.TREACH.14 Reinforcements never rolls a Sword again', () => {
  const some = lastMan({ state: { time: spaceWith(4), reinforcements: true } })
    .dice(red(3, 1))
    .play('athos', END);
  expect(some.offers('milady', REROLL.sword)).toBe(false);
  const all = lastMan({ state: { time: spaceWith(4), reinforcements: true } })
    .dice(red(4, 0))
    .play('athos', END);
  expect(all.asked('milady')).toBeUndefined();
  all.play('aramis', { kind: 'spare', who: 'aramis' });
  expect(all.told('siege-moved')).toMatchObject([{ milady: 4 }]);
});

test('ROY.TREACH.15 Ambush takes a life point from a musketeer of Milady’s choice', () => {
  const table = step({ plotHand: ['ambush'] }).play('milady', BETRAY.ambush);
  expect(table.choices('milady')).toEqual([MAN.dartagnan, MAN.athos, MAN.aramis, MAN.porthos]);
  table.play('milady', MAN.aramis);
  expect(table.state.men.map(({ life }) => life)).toEqual([3, 3, 2, 5]);
});

test('ROY.TREACH.16 armour does not help against Ambush', () => {
  const table = step({ plotHand: ['ambush'], men: { athos: { gear: ['armour'] } } });
  table.play('milady', BETRAY.ambush, MAN.athos);
  expect(table.man('athos').life).toBe(2);
});

test('ROY.TREACH.17 a musketeer felled by Ambush recovers at once', () => {
  const table = step({ plotHand: ['ambush'], men: { porthos: { life: 1 } } });
  table.play('milady', BETRAY.ambush, MAN.porthos);
  expect(table.events.map(({ kind }) => kind)).toEqual(['betrayed', 'aimed', 'wounded', 'fell', 'recovered', 'drew']);
  expect(table.man('porthos')).toMatchObject({ life: 5, place: 'vieux-colombier', turn: 'done' });
});

test('ROY.TREACH.18 Jailed moves a musketeer to the Bastille, where his turn begins and he may try to leave', () => {
  const table = step({ plotHand: ['jailed'] }).play('milady', BETRAY.jailed);
  expect(table.choices('milady')).toEqual([MAN.dartagnan, MAN.athos, MAN.aramis, MAN.porthos]);
  table.play('milady', MAN.porthos);
  expect(table.man('porthos').place).toBe('bastille');
  table.play('porthos', START.porthos);
  expect(table.state.actions).toBe(3);
  expect(table.offers('porthos', BRIBE)).toBe(true);
  expect(table.offers('porthos', BREAK_OUT)).toBe(true);
});

test('ROY.TREACH.19 Emergency! starts the hourglass, and there are two of them', () => {
  const table = step({ plotHand: ['emergency'] });
  expect(table.state.hourglass).toBe('off');
  table.play('milady', BETRAY.emergency);
  expect(table.state.hourglass).toBe('on');
  const deck = treacheryDeck(5, readOptions(roy.options, {}).options ?? {});
  expect(deck.filter(card => card === 'emergency')).toHaveLength(2);
});

test('ROY.TREACH.20 Dead End moves the time at once, unless a One-for-all card stops it in reply', () => {
  const table = step({ plotHand: ['dead-end'], state: { time: 4 } }).play('milady', BETRAY['dead-end']);
  expect(table.told('time')).toEqual([{ kind: 'time', time: 5, cause: 'dead-end' }]);
  expect(table.state.phase).toBe('musketeers');
  const stopped = step({ plotHand: ['dead-end'], state: { time: 4, oneForAll: 1 } });
  stopped.play('milady', BETRAY['dead-end']).play('aramis', ONE_FOR_ALL.time);
  expect(stopped.told('time')).toEqual([]);
  expect(stopped.state.time).toBe(4);
});

test('ROY.TREACH.21 Isolation is in the deck, but not with two players', () => {
  const { options } = readOptions(roy.options, {});
  const isolations = (players: number) =>
    treacheryDeck(players, options ?? {}).filter(card => card === 'isolation').length;
  expect([2, 3, 4, 5, 6].map(isolations)).toEqual([0, 1, 1, 1, 1]);
});

test('ROY.TREACH.22 a card strikes only where it can: no wound for the fallen, no jail for a prisoner', () => {
  const men = { athos: { life: 0 }, porthos: { place: 'bastille' } } as const;
  const ambush = step({ plotHand: ['ambush'], men }).play('milady', BETRAY.ambush);
  expect(ambush.choices('milady')).toEqual([MAN.dartagnan, MAN.aramis, MAN.porthos]);
  const jailed = step({ plotHand: ['jailed'], men }).play('milady', BETRAY.jailed);
  expect(jailed.choices('milady')).toEqual([MAN.dartagnan, MAN.aramis]);
  const down = { life: 0, place: 'vieux-colombier' } as const;
  const nobody = step({
    plotHand: ['ambush', 'jailed'],
    men: { dartagnan: down, athos: down, aramis: down, porthos: down },
  });
  expect(nobody.choices('milady')).toEqual([PLOT, PASS]);
});
