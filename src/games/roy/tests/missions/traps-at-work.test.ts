import { expect, test } from 'vitest';
import { SHEETS } from '../../cards/musketeers.ts';
import { PARIS } from '../../cards/paris.ts';
import {
  BEGGARS,
  CHALLENGE,
  DUEL,
  HAND_OVER,
  HELP,
  HORSE,
  MAN,
  MOVE,
  ORDER,
  PARIS_CARD,
  PLACE,
  RIDE,
  SEARCH,
} from '../../choices.ts';
import { at, type Given, position, positionState, red } from '../../testing.ts';

const thief = { card: 'captive', foes: ['jussac'], trap: 'thief' } as const;
const assassin = { card: 'captive', foes: ['jussac'], trap: 'assassin' } as const;

test('ROY.TRAP.11 a roll each time a musketeer enters: on foot, on horseback, sent by Planchet, under an order', () => {
  const table = position({
    players: 6,
    acting: 'treville',
    actions: 4,
    men: { treville: { gear: ['horse'] }, athos: { place: 'la-rochelle' }, dartagnan: { place: 'la-rochelle' } },
    hands: { treville: ['planchet'] },
    paris: thief,
  });
  const bitten = () => table.told('bite').map(({ who, place }) => [who, place]);
  table.play('treville', HORSE.paris);
  expect(bitten()).toEqual([['treville', 'paris']]);
  table.play('treville', MOVE.louvre);
  expect(bitten()).toEqual([]);
  table.play('treville', MOVE.paris);
  expect(bitten()).toEqual([['treville', 'paris']]);
  table.play('treville', HELP.athos).play('athos', RIDE.paris);
  expect(bitten()).toEqual([['athos', 'paris']]);
  table.play('treville', ORDER.dartagnan).play('dartagnan', MOVE.paris);
  expect(bitten()).toEqual([['dartagnan', 'paris']]);
});

test('ROY.TRAP.11 at the Louvre as well, and not where no Thief or Assassin lies', () => {
  const given: Given = { acting: 'athos', louvre: { card: 'poisons', trap: 'assassin' }, paris: { card: 'captive' } };
  expect(position(given).dice(red(0, 1)).play('athos', MOVE.louvre).told('bite')).toHaveLength(1);
  expect(position(given).play('athos', MOVE.paris).told('bite')).toEqual([]);
});

test('ROY.TRAP.12 a Sword of the Assassin wounds him, a Shield does not', () => {
  const enter = (swords: number, shields: number) =>
    position({ acting: 'athos', paris: assassin }).dice(red(swords, shields)).play('athos', MOVE.paris);
  expect([enter(1, 0).man('athos').life, enter(1, 0).state.purse]).toEqual([2, 5]);
  expect([enter(0, 1).man('athos').life, enter(0, 1).state.purse]).toEqual([3, 5]);
});

test('ROY.TRAP.12 a Sword of the Thief costs a pistole, a Shield does not, an empty purse loses nothing', () => {
  const enter = (swords: number, shields: number, purse: number) =>
    position({ acting: 'athos', paris: thief, state: { purse } }).dice(red(swords, shields)).play('athos', MOVE.paris);
  expect([enter(1, 0, 5).state.purse, enter(1, 0, 5).man('athos').life]).toEqual([4, 3]);
  expect(enter(0, 1, 5).state.purse).toBe(5);
  expect(enter(1, 0, 0).state.purse).toBe(0);
});

test('ROY.TRAP.13 armour gives no protection against the Assassin', () => {
  const table = position({ acting: 'athos', men: { athos: { gear: ['armour'] } }, paris: assassin });
  table.dice(red(1, 0)).play('athos', MOVE.paris);
  expect(table.man('athos').life).toBe(2);
});

test('ROY.TRAP.14 under the Beggars nothing of that mission may be attempted', () => {
  const offered = (trap: { trap?: 'beggars' }) => {
    const smuggler = position({
      acting: 'athos',
      men: { athos: { place: 'paris' } },
      hands: { athos: ['nobility', 'nobility', 'single'] },
      paris: { card: 'smuggler', foes: ['henchman'], ...trap },
    });
    const search = position({
      acting: 'athos',
      men: { athos: { place: 'paris' } },
      paris: { card: 'disappearance', ...trap },
    });
    const guards = position({ acting: 'athos', men: { athos: { place: 'paris' } }, paris: { card: 'duels', ...trap } });
    const louvre = position({ acting: 'porthos', louvre: { card: 'poisons', foes: ['henchman'], ...trap } });
    return [
      smuggler.offers('athos', CHALLENGE.nobility),
      smuggler.offers('athos', DUEL.henchman),
      smuggler.offers('athos', HAND_OVER.single),
      search.offers('athos', SEARCH),
      guards.offers('athos', DUEL.guard),
      louvre.offers('porthos', DUEL.henchman),
    ];
  };
  expect(offered({})).toEqual([true, true, true, true, true, true]);
  expect(offered({ trap: 'beggars' })).toEqual([false, false, false, false, false, false]);
});

test('ROY.TRAP.14 Beggars at the Louvre leave Paris alone', () => {
  const table = position({
    acting: 'dartagnan',
    louvre: { card: 'poisons', trap: 'beggars' },
    paris: { card: 'captive', foes: ['jussac'] },
  });
  expect(table.offers('dartagnan', DUEL.jussac)).toBe(true);
});

test('ROY.TRAP.15 two pistoles and no action, by a musketeer far away', () => {
  const table = position({ acting: 'athos', paris: { card: 'captive', foes: ['jussac'], trap: 'beggars' } });
  table.play('athos', BEGGARS.paris);
  expect([table.state.purse, table.state.actions, table.state.paris?.trap]).toEqual([3, 3, null]);
});

test('ROY.TRAP.15 two pistoles are enough, one is not', () => {
  const offered = (purse: number) =>
    position({ acting: 'athos', paris: { card: 'captive', trap: 'beggars' }, state: { purse } }).offers(
      'athos',
      BEGGARS.paris,
    );
  expect([offered(2), offered(1)]).toEqual([true, false]);
});

test.each(['hidden', 'exposed'] as const)('ROY.TRAP.16 a Rochefort who is %s there cannot come between', presence => {
  for (const standing of ['ask', 'always'] as const) {
    const table = position({
      acting: 'dartagnan',
      paris: { card: 'captive', foes: ['jussac'], trap: 'beggars' },
      state: { location: 'paris', presence, shown: presence === 'exposed', standing },
    });
    table.play('dartagnan', BEGGARS.paris);
    expect(table.asked('milady')).toBeUndefined();
    expect(table.told('intercepted')).toEqual([]);
    expect(table.state.paris?.trap).toBeNull();
  }
});

test('ROY.TRAP.17 the Harlot makes the challenge one harder', () => {
  const offered = (panache: number) =>
    position({
      acting: 'dartagnan',
      hands: { dartagnan: new Array(panache).fill('panache') },
      paris: { card: 'abduction', trap: 'harlot' },
      options: { hopelessChallenges: 'off' },
    }).offers('dartagnan', CHALLENGE.panache);
  const short = (PARIS.abduction.challenge?.value ?? 0) - SHEETS.dartagnan.skills.panache; // enough without her
  expect([offered(short), offered(short + 1)]).toEqual([false, true]);
});

test('ROY.TRAP.17 Milady names any musketeer with Nemesis, and only he may act there', () => {
  const table = position({ at: 'paris-card', parisHand: ['captive'] });
  table.play('milady', PARIS_CARD.captive, PLACE.nemesis, PLACE.bernajoux);
  expect(table.choices('milady')).toEqual([MAN.dartagnan, MAN.athos, MAN.aramis, MAN.porthos]);
  table.play('milady', MAN.aramis);
  const { paris } = table.state;
  expect(paris?.nemesis).toBe('aramis');
  const offers = (who: 'dartagnan' | 'aramis') =>
    position({ acting: who, men: { aramis: { place: 'paris' } }, state: { paris } }).offers(who, DUEL.bernajoux);
  expect([offers('dartagnan'), offers('aramis')]).toEqual([false, true]);
});

test('ROY.TRAP.18 the Beggars may be paid between two actions by every musketeer seat, wherever everybody stands', () => {
  const given: Given = {
    men: { dartagnan: { place: 'quest' }, porthos: { place: 'quest' } },
    hands: { dartagnan: ['single'] },
    paris: { card: 'captive', foes: ['jussac'], trap: 'beggars' },
    quest: { board: 3, tokens: ['two', 'two', 'two'], beaten: 0, up: false },
  };
  const seats = ['dartagnan', 'athos', 'aramis', 'porthos'] as const;
  const payers = (table: ReturnType<typeof position>) => seats.filter(who => table.offers(who, BEGGARS.paris));
  expect(payers(position(given))).toEqual(seats);
  const table = position({ ...given, acting: 'dartagnan' });
  expect(payers(table)).toEqual(seats);
  table.play('dartagnan', DUEL.road); // he is asked for cards: an action is under way
  expect(table.kinds('dartagnan')).toContain('commit');
  expect(payers(table)).toEqual([]);
});

test('ROY.TRAP.18 outside phase II the Beggars cannot be paid', () => {
  const given: Given = { paris: { card: 'captive', trap: 'beggars' }, plotHand: ['balm'] };
  const seats = ['dartagnan', 'athos', 'aramis', 'porthos'] as const;
  for (const when of ['destination', 'treachery', 'end-of-phase'] as const) {
    const table = position({ ...given, at: when });
    expect(table.asked('milady')).toBeDefined();
    expect(seats.filter(who => table.offers(who, BEGGARS.paris))).toEqual([]);
  }
});

test('ROY.TRAP.19 rolls are made seat by seat, and inside a seat in the printed order', () => {
  const state = positionState({
    players: 3,
    at: 'paris-card',
    parisHand: ['message'],
    men: { athos: { place: 'paris' }, aramis: { place: 'paris' }, porthos: { place: 'paris' } },
  });
  const seats = { dartagnan: 2, athos: 2, aramis: 1, porthos: 1, treville: 1 };
  state.men = state.men.map(man => ({ ...man, seat: seats[man.who] }));
  const table = at(state).play('milady', PARIS_CARD.message, PLACE.thief);
  table.dice(red(0, 4)).play('milady', PLACE.jussac);
  expect(table.told('bite').map(({ who }) => who)).toEqual(['aramis', 'porthos', 'dartagnan', 'athos']);
});
