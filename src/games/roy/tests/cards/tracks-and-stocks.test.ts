import { expect, test } from 'vitest';
import { ARSENAL, type Price } from '../../cards/arsenal.ts';
import { SHEETS } from '../../cards/musketeers.ts';
import { roy } from '../../game.ts';
import type { Item } from '../../names.ts';
import { blue, diceFor, type Given, position, red } from '../../testing.ts';
import { FOUR } from '../shared/last-to-play.testing.ts';
import { play } from './play-character.testing.ts';

/** The last musketeer ends the round, nobody is at La Rochelle. */
const round = (given: Given = {}) =>
  position({
    ...given,
    acting: 'porthos',
    men: Object.fromEntries(FOUR.map(who => [who, { place: 'vieux-colombier', turn: 'done' }] as const)),
    state: { location: 'quest', ...given.state },
  });

const END = { kind: 'end' } as const;

test('ROY.CARD.42 the time track: fifteen spaces, one to four red dice; the start', () => {
  const dice = Array.from({ length: 14 }, (_, i) => {
    const table = round({ state: { time: i + 1 } }).play('porthos', END);
    const [roll] = table.told('siege');
    expect(table.state.over?.ending === 'time').toBe(i + 1 === 14);
    return roll.red.swords + roll.red.shields;
  });
  expect(dice).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]);
  const { options } = position().state;
  expect([2, 3, 4, 5, 6].map(players => roy.setup(players, options, diceFor([]), null).time)).toEqual([1, 1, 1, 1, 3]);
});

test('ROY.CARD.43 the honour track: thirteen losses bring the Queen to Richelieu', () => {
  const lost = (honour: number) =>
    position({ at: 'treachery', plotHand: ['intrigue'], state: { honour } }).play('milady', {
      kind: 'betray',
      card: 'intrigue',
    }).state.over;
  expect(position().state.honour).toBe(0);
  expect(lost(11)).toBeNull();
  expect(lost(12)).toEqual({ winner: 'milady', ending: 'honour' });
});

test('ROY.CARD.44 the La Rochelle track goes from -5, lost, to +5', () => {
  expect(position().state.siege).toBe(0);
  const after = (siege: number, given: Given = {}) =>
    round({ ...given, state: { siege } })
      .dice(red(1, 0), ...(given.garrison ? [blue(4, 0, 0)] : []))
      .play('porthos', END);
  expect(after(-3).state).toMatchObject({ siege: -4, over: null });
  expect(after(-4).state).toMatchObject({ siege: -5, over: { winner: 'milady', ending: 'siege' } });
  const right = { garrison: ['double', 'double'] } as const;
  expect(after(2, right).state.siege).toBe(5);
  expect(after(3, right).state).toMatchObject({ siege: 5, over: null });
});

test('ROY.CARD.45 the purse starts with 5 pistoles and holds 0 to 10; what is over is lost', () => {
  const { options } = position().state;
  expect(roy.setup(5, options, diceFor([]), null).purse).toBe(5);
  expect(play('essarts', { state: { purse: 8 } }).state.purse).toBe(10);
  const robbed = position({ acting: 'porthos', paris: { card: 'abduction', trap: 'thief' }, state: { purse: 0 } });
  expect(robbed.dice(red(1, 0)).play('porthos', { kind: 'move', to: 'paris' }).state.purse).toBe(0);
});

test('ROY.CARD.46 the Arsenal: copies and prices', () => {
  const rows: Record<Item, readonly [number, Price]> = {
    horse: [2, 2],
    pistol: [2, 2],
    armour: [2, 2],
    blade: [2, 2],
    balm: [1, 1],
    manoeuvre: [2, 'combat'],
    erudition: [2, 'card'],
    nobility: [2, 'card'],
    gallantry: [2, 'card'],
    panache: [2, 'card'],
  };
  const { arsenal } = position().state;
  for (const [item, [copies, price]] of Object.entries(rows)) {
    expect([item, arsenal[item as Item], ARSENAL[item as Item].price]).toEqual([item, copies, price]);
  }
  const marks = (item: Item) => Object.values(ARSENAL[item].marks);
  expect([marks('horse'), marks('pistol')]).toEqual([
    ['house', 'house'],
    ['book', 'house'],
  ]);
  expect([marks('manoeuvre'), marks('nobility')]).toEqual([
    ['house', 'book'],
    ['book', 'book'],
  ]);
});

test('ROY.CARD.46 the price leaves the purse, or the hand', () => {
  const shop = position({ acting: 'athos', men: { athos: { life: 1 } }, hands: { athos: ['ketty', 'double'] } });
  shop.play('athos', { kind: 'buy', item: 'blade' }, { kind: 'buy', item: 'balm' });
  expect(shop.state.purse).toBe(2);
  shop.play('athos', { kind: 'buy', item: 'manoeuvre' });
  expect(shop.choices('athos')).toEqual([{ kind: 'pay', card: 'double' }]);
  shop.play('athos', { kind: 'pay', card: 'double' }, { kind: 'buy', item: 'panache' }, { kind: 'pay', card: 'ketty' });
  expect(shop.state.discard).toEqual(['double', 'ketty']);
});

test('ROY.CARD.47 there are three One-for-all cards', () => {
  const earning = (oneForAll: number) =>
    round({ garrison: ['double', 'double'], state: { siege: 4, bonuses: [false, true, false], oneForAll } })
      .dice(red(0, 1), blue(4, 0, 0))
      .play('porthos', END).state.oneForAll;
  expect([0, 1, 2, 3].map(earning)).toEqual([1, 2, 3, 3]);
});

test('ROY.CARD.48 everybody has three combat dice and three life points, Porthos five', () => {
  const sheets = Object.entries(SHEETS).map(([who, { life, dice }]) => [who, life, dice]);
  expect(sheets).toEqual([
    ['dartagnan', 3, 3],
    ['athos', 3, 3],
    ['aramis', 3, 3],
    ['porthos', 5, 3],
    ['treville', 3, 3],
  ]);
});
