import { expect, test } from 'vitest';
import { type Card, type Character, COPIES } from '../cards/adventure.ts';
import { ARSENAL, type Price } from '../cards/arsenal.ts';
import { LOUVRE } from '../cards/louvre.ts';
import { SHEETS } from '../cards/musketeers.ts';
import { TOKENS } from '../cards/tokens.ts';
import { roy } from '../game.ts';
import type { Item, Musketeer } from '../names.ts';
import { blue, diceFor, type Given, position, red, type Wanted } from '../testing.ts';

// What lies on the table: the Louvre, Characters, tokens, boards, tracks and the Arsenal.

const FOUR: readonly Musketeer[] = ['dartagnan', 'athos', 'aramis', 'porthos'];
const END = { kind: 'end' } as const;

test('ROY.CARD.32 the eight Louvre missions', () => {
  const rows = Object.values(LOUVRE).map(({ skill, value, strength, reward }) => [skill, value, strength, reward]);
  expect(rows).toEqual([
    ['panache', 7, 2, 3],
    ['nobility', 6, 2, 2],
    ['gallantry', 7, 3, 3],
    ['nobility', 7, 3, 3],
    ['erudition', 6, 2, 2],
    ['erudition', 7, 3, 3],
    ['gallantry', 6, 2, 2],
    ['panache', 6, 3, 3],
  ]);
  const marks = Object.values(LOUVRE).map(({ marks: { challenge, strength, reward } }) => [
    challenge,
    strength,
    reward,
  ]);
  const house = ['house', 'house', 'house'];
  const [first, third] = [
    ['book', 'inferred', 'house'],
    ['house', 'inferred', 'house'],
  ];
  expect(marks).toEqual([first, house, third, house, house, house, house, house]);
});

test('ROY.CARD.32 the reward is pistoles for the purse', () => {
  const table = position({
    acting: 'porthos',
    hands: { porthos: Array<Card>(4).fill('panache') },
    louvre: { card: 'poisons', foes: ['henchman'] },
  });
  const add = { kind: 'add', card: 'panache' } as const;
  table.play('porthos', { kind: 'challenge', skill: 'panache' }, add, add, add, add);
  expect(table.state.purse).toBe(8);
});

/** Athos plays a Character card, of which there is one. */
const play = (card: Exclude<Character, 'planchet'>, given: Given = {}) => {
  expect(COPIES[card]).toBe(1);
  return position({ acting: 'athos', ...given, hands: { athos: [card], ...given.hands } }).play('athos', {
    kind: 'play',
    card,
  });
};

test('ROY.CARD.33 M. des Essarts brings three pistoles', () => {
  expect(play('essarts').state.purse).toBe(8);
});

test('ROY.CARD.34 Buckingham brings an Epic token', () => {
  expect(play('buckingham', { state: { epics: 2 } }).state.epics).toBe(3);
});

test('ROY.CARD.35 M. de Tréville lets him draw three cards', () => {
  const table = play('captain', { deck: ['panache', 'single', 'ketty', 'nobility'] });
  expect(table.hand('athos')).toEqual(['panache', 'single', 'ketty']);
});

test('ROY.CARD.35 it is discarded after use: never among the cards it draws', () => {
  const table = play('captain', { wholeDeck: ['panache'] });
  expect(table.hand('athos')).toEqual(['panache']);
  expect(table.state.discard).toEqual(['captain']);
});

const LURKING = { location: 'paris', standing: 'ask' } as const;

test('ROY.CARD.36 Ketty shows Milady’s Location to everybody, but that is no exposure: Rochefort still lies in wait', () => {
  const table = play('ketty', { men: { athos: { place: 'paris' } }, state: LURKING });
  for (const seat of [1, 2, null]) expect(roy.view(table.state, seat).location).toBe('paris');
  expect(table.state.presence).toBe('hidden');
  const paris = { card: 'abduction', foes: ['henchman'] } as const;
  const porthos = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    paris,
    state: { ...LURKING, shown: true },
  }).play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(porthos.offers('milady', { kind: 'intercept' })).toBe(true);
});

test('ROY.CARD.36 Athos the brave is not met by a Rochefort whom only Ketty has shown', () => {
  const table = play('ketty', {
    men: { athos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
    options: { athosBrave: 'on' },
    state: { location: 'paris', standing: 'always' },
  }).play('athos', { kind: 'duel', foe: 'henchman' });
  expect(table.told('intercepted')).toEqual([]);
});

test('ROY.CARD.36 and at the end of the phase Milady has what her place gives', () => {
  const done = { turn: 'done', place: 'vieux-colombier' } as const;
  const men = { dartagnan: done, aramis: done, porthos: done };
  const table = play('ketty', { men, state: { location: 'richelieu' } }).play('athos', END);
  expect(table.kinds('milady')).toEqual(['search-plots', 'refill']);
});

test('ROY.CARD.37 M. de La Porte gives the Queen one honour back', () => {
  expect(play('laporte', { state: { honour: 3 } }).state.honour).toBe(2);
});

const planchet = (given: Given = {}) =>
  position({ acting: 'athos', ...given, hands: { athos: ['planchet'], ...given.hands } });
const HELP = { kind: 'help', who: 'porthos' } as const;

test('ROY.CARD.38 Planchet: a wounded player regains a life point', () => {
  expect(planchet().kinds('athos')).not.toContain('heal');
  const table = planchet({ men: { athos: { life: 1 } } }).play('athos', { kind: 'heal' });
  expect(table.man('athos').life).toBe(2);
  expect(table.state).toMatchObject({ actions: 2, discard: ['planchet'] });
});

test('ROY.CARD.38 Planchet: or another fit one draws a card and may then make a free move', () => {
  expect(planchet({ men: { porthos: { life: 0 } } }).offers('athos', HELP)).toBe(false);
  const helped = () => planchet({ deck: ['gallantry'] }).play('athos', HELP);
  expect(helped().hand('porthos')).toEqual(['gallantry']);
  expect(helped().choices('porthos')).toEqual([
    ...['richelieu', 'vieux-colombier', 'paris', 'la-rochelle', 'quest'].map(to => ({ kind: 'ride', to })),
    { kind: 'pass' },
  ]);
  expect(helped().play('porthos', { kind: 'ride', to: 'quest' }).man('porthos').place).toBe('quest');
  expect(helped().play('porthos', { kind: 'pass' }).man('porthos').place).toBe('louvre');
  expect(helped().play('porthos', { kind: 'pass' }).state.actions).toBe(2);
});

test('ROY.CARD.38 Planchet: no move out of the Bastille, and into it as under an order', () => {
  const prisoner = planchet({ men: { porthos: { place: 'bastille' } } }).play('athos', HELP);
  expect(prisoner.hand('porthos')).toHaveLength(1);
  expect(prisoner.kinds('porthos')).not.toContain('ride');
  const jailed = planchet().play('athos', HELP).play('porthos', { kind: 'ride', to: 'richelieu' });
  expect(jailed.man('porthos')).toMatchObject({ place: 'bastille', turn: 'done' });
  const felled = planchet({ men: { porthos: { life: 1 } }, paris: { card: 'abduction', trap: 'assassin' } });
  felled.play('athos', HELP).dice(red(1, 0)).play('porthos', { kind: 'ride', to: 'paris' });
  expect(felled.man('porthos')).toMatchObject({ life: 0, turn: 'done' });
});

test('ROY.CARD.38 Planchet himself is not the card the other draws', () => {
  expect(planchet({ wholeDeck: [] }).play('athos', HELP).hand('porthos')).toEqual([]);
});

test('ROY.CARD.39 the nineteen fighting tokens', () => {
  const rows = Object.entries(TOKENS).map(([kind, { copies, fighter }]) => [
    kind,
    copies,
    fighter.fixed === null ? fighter.dice : [fighter.fixed.swords, fighter.fixed.shields],
  ]);
  expect(rows).toEqual([
    ['snare', 2, 0],
    ['shields', 2, [0, 2]],
    ['parry', 2, [1, 1]],
    ['swords', 2, [2, 0]],
    ['two', 3, 2],
    ['three', 5, 3],
    ['four', 3, 4],
  ]);
});

test('ROY.CARD.40 the challenge tokens: one for each skill, all of value 8', () => {
  const laying = position({
    at: 'select',
    state: {
      quest: { board: 4, challenges: [], fighters: [], at: 0, beaten: [false, false] },
      todo: [{ kind: 'turn' }, { kind: 'lay-galleries' }],
    },
  });
  const skills = ['erudition', 'nobility', 'gallantry', 'panache'] as const;
  expect(laying.choices('milady')).toEqual(skills.map(skill => ({ kind: 'lay-challenge', skill })));
  const fighters = ['two', 'two', 'two', 'three', 'three', 'three', 'four', 'four'] as const;
  for (const skill of skills) {
    const [quest, others] = [
      { board: 4, fighters, at: 0, beaten: [false, false] } as const,
      skills.filter(s => s !== skill),
    ];
    const table = position({
      acting: 'dartagnan',
      men: { dartagnan: { place: 'quest', skills: [skill] } },
      hands: { dartagnan: Array<Card>(6).fill(skill) },
      quest: { ...quest, challenges: [skill, ...others] },
    }).play('dartagnan', { kind: 'challenge', skill }, { kind: 'add', card: skill }, { kind: 'done' });
    expect(table.told('challenged')[0]).toMatchObject({ skill, value: 8 });
  }
});

test('ROY.CARD.41 board 2: four challenges, one for each skill, each 6', () => {
  for (const skill of ['erudition', 'nobility', 'gallantry', 'panache'] as const) {
    const table = position({
      acting: 'porthos',
      men: { porthos: { place: 'quest' } },
      hands: { porthos: Array<Card>(6).fill(skill) },
      quest: { board: 2, won: [] },
    }).play('porthos', { kind: 'challenge', skill }, { kind: 'done' });
    expect(table.told('challenged')[0]).toMatchObject({ skill, value: 6 });
  }
});

test('ROY.CARD.41 de Wardes rolls three dice, has one life point and no manoeuvre', () => {
  const wardes = (...dice: Wanted[]) =>
    position({
      acting: 'porthos',
      men: { porthos: { place: 'quest' } },
      quest: { board: 2, won: ['erudition', 'nobility', 'gallantry', 'panache'] },
    })
      .dice(...dice)
      .play('porthos', { kind: 'duel', foe: 'wardes' });
  const beaten = wardes(blue(2, 1, 0), red(2, 1));
  expect(beaten.told('rolled')[0].red).toEqual({ swords: 2, shields: 1 });
  expect(beaten.told('clash')[0]).toMatchObject({ foeManoeuvre: false, hits: 1, wounds: 1 });
  expect(beaten.told('duel-over')[0]).toMatchObject({ won: true, life: 0 });
  expect(wardes(blue(1, 1, 1), red(1, 2)).told('clash')[0].foeManoeuvre).toBe(false);
});

/** The last musketeer ends the round, nobody is at La Rochelle. */
const round = (given: Given = {}) =>
  position({
    ...given,
    acting: 'porthos',
    men: Object.fromEntries(FOUR.map(who => [who, { place: 'vieux-colombier', turn: 'done' }] as const)),
    state: { location: 'quest', ...given.state },
  });

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
