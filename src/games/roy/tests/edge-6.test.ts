import { expect, test } from 'vitest';
import { CLOCK, readOptions } from '#kernel/game.ts';
import type { Card } from '../cards/adventure.ts';
import { CALAIS_VALUE, HONOUR_LAST, ROCHEFORT, TIME_DICE } from '../cards/board.ts';
import { SHEETS } from '../cards/musketeers.ts';
import {
  ADVANCE,
  BEGGARS,
  BUY,
  CANCEL,
  CHALLENGE,
  type Choice,
  COMMIT,
  DONE,
  DRAW,
  DUEL,
  END,
  EXPIRE,
  GIVE,
  HAND,
  HELP,
  HORSE,
  INTERCEPT,
  MAN,
  NAME,
  ONE_FOR_ALL,
  PARIS_CARD,
  PASS,
  PLACE,
  PLAY,
  REVEAL,
  RIDE,
  START,
  TRADE,
} from '../choices.ts';
import { roy } from '../game.ts';
import type { Musketeer } from '../names.ts';
import type { Man } from '../state.ts';
import { at, blue, type Given, type Position, position, red } from '../testing.ts';

// Added in review, 111 to 125.

const FOUR: readonly Musketeer[] = ['dartagnan', 'athos', 'aramis', 'porthos'];
const ACCEPT: Choice = { kind: 'accept' };

/** The others have played and are out of the way. */
const last = (acting: Musketeer, given: Given = {}): Position => {
  const men = FOUR.map(who => [who, { turn: 'done', place: 'vieux-colombier', ...given.men?.[who] }]);
  return position({ ...given, acting, men: Object.fromEntries(men) });
};

test('ROY.EDGE.111 Ketty shows Richelieu and nobody goes there: Milady has her benefit', () => {
  const table = last('athos', { hands: { athos: ['ketty'] }, state: { location: 'richelieu' } });
  table.play('athos', PLAY.ketty);
  expect(table.told('shown')).toMatchObject([{ location: 'richelieu', by: 'ketty' }]);
  expect(table.play('athos', END).asked('milady')?.prompt).toBe('richelieu');
});

test('ROY.EDGE.111 Ketty shows Paris: Milady may still intercept there', () => {
  const table = last('porthos', {
    men: { porthos: { place: 'paris' } },
    hands: { porthos: ['ketty'] },
    paris: { card: 'captive', foes: ['henchman'] },
    state: { location: 'paris', standing: 'ask' },
  }).play('porthos', PLAY.ketty, DUEL.henchman);
  expect(table.offers('milady', INTERCEPT)).toBe(true);
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

test('ROY.EDGE.114 Planchet brings him to Richelieu while Milady is elsewhere: the Bastille, and no turn', () => {
  const table = position({ acting: 'athos', hands: { athos: ['planchet'] }, state: { location: 'paris' } });
  table.play('athos', HELP.porthos).play('porthos', RIDE.richelieu);
  expect(table.man('porthos')).toMatchObject({ place: 'bastille', turn: 'done' });
  expect(table.play('athos', END).asked('porthos')).toBeUndefined();
});

test('ROY.EDGE.115 Mortal quest: the last one not barred falls in passing the fourth antechamber, the team wins', () => {
  const barred = { fateful: true } as const;
  const table = position({
    acting: 'athos',
    options: { mortalQuest: 'on' },
    men: { dartagnan: barred, aramis: barred, porthos: barred, athos: { place: 'quest', life: 1 } },
    quest: {
      board: 4,
      challenges: ['nobility', 'panache', 'gallantry', 'erudition'],
      fighters: ['two', 'three', 'three', 'three', 'three', 'three', 'two', 'two'],
      at: 3,
      beaten: [true, false],
    },
  });
  table.dice(blue(3, 0, 0), red(2, 0)).play('athos', DUEL.second);
  expect(table.told('fateful')).toEqual([{ kind: 'fateful', who: 'athos' }]);
  expect(roy.outcome(table.state)).toMatchObject({ ending: 'quest', winners: [1, 2, 3, 4] });
});

/** Athos and Porthos in Paris, Athos acting; Aramis is there too. */
const meeting = (state: Given['state'] = {}, porthos: Partial<Man> = {}): Position =>
  position({
    acting: 'athos',
    men: { athos: { place: 'paris' }, aramis: { place: 'paris' }, porthos: { place: 'paris', ...porthos } },
    hands: { athos: ['ketty'], porthos: ['single'] },
    state,
  });

test('ROY.EDGE.116 the sand runs out while a trade is put together: it is void', () => {
  const stages: readonly ((table: Position) => Position)[] = [
    table => table.play('athos', GIVE.ketty),
    table => table.play('athos', GIVE.ketty, DONE),
    table => table.play('athos', GIVE.ketty, DONE).play('porthos', DONE, ACCEPT),
  ];
  for (const until of stages) {
    const table = until(meeting({ hourglass: 'on' }).play('athos', TRADE.porthos)).play(CLOCK, EXPIRE);
    expect(table.told('traded')).toEqual([]);
    expect([table.hand('athos'), table.hand('porthos')]).toEqual([['ketty'], ['single']]);
  }
});

test('ROY.EDGE.117 the sand stands still while Milady answers, and just so when she is not there at all', () => {
  for (const location of ['paris', 'louvre'] as const) {
    const table = position({
      acting: 'dartagnan',
      men: { dartagnan: { place: 'paris' } },
      hands: { dartagnan: ['nobility', 'nobility', 'nobility', 'nobility', 'nobility'] },
      paris: { card: 'smuggler', foes: ['henchman'] },
      state: { hourglass: 'on', location, standing: 'ask' },
    });
    expect(table.offers(CLOCK, EXPIRE)).toBe(true);
    table.play('dartagnan', CHALLENGE.nobility);
    expect(table.asked('milady')?.prompt).toBe('intercept');
    expect(table.asked(CLOCK)).toBeUndefined();
    expect(table.play('milady', PASS).offers(CLOCK, EXPIRE)).toBe(true);
  }
});

test('ROY.EDGE.118 a Snare turned up by an Epic token hurts nobody till somebody advances onto it', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest' }, porthos: { place: 'quest' } },
    inn: [
      ['snare', 'two', 'two', 'two'],
      ['three', 'three', 'three', 'parry'],
      ['decoy', 'decoy', 'decoy', 'decoy'],
    ],
    state: { epics: 1 },
  }).play('porthos', REVEAL.token, NAME[0], NAME[4], NAME[8]);
  expect(table.told('wounded')).toEqual([]);
  expect(table.state.quest).toMatchObject({ spaces: { 0: { token: 'snare', up: true } } });
  table.play('athos', ADVANCE[0]);
  expect(table.told('wounded')).toMatchObject([{ who: 'athos', by: 'snare' }]);
  expect(table.state.quest).toMatchObject({ spaces: { 0: null } });
});

test('ROY.EDGE.119 a refused trade costs nothing; another partner or another action is his to choose', () => {
  const table = meeting().play('athos', TRADE.porthos, GIVE.ketty, DONE).play('porthos', CANCEL);
  expect(table.state.actions).toBe(3);
  expect(table.offers('athos', TRADE.porthos)).toBe(false);
  expect([table.offers('athos', TRADE.aramis), table.offers('athos', DRAW)]).toEqual([true, true]);
});

test('ROY.EDGE.120 a Calais challenge in reach only with a One-for-all card: Rochefort first, who cannot take it', () => {
  const cards = CALAIS_VALUE.gallantry - SHEETS.porthos.skills.gallantry - 2;
  const calais = (oneForAll: number) =>
    last('porthos', {
      men: { porthos: { place: 'quest' } },
      hands: { porthos: [...new Array<Card>(cards).fill('gallantry'), 'single'] },
      quest: { board: 2, won: [] },
      state: { location: 'quest', standing: 'ask', oneForAll },
    });
  expect(calais(0).offers('porthos', CHALLENGE.gallantry)).toBe(false);
  const table = calais(1).play('porthos', CHALLENGE.gallantry);
  table.play('milady', INTERCEPT);
  expect(table.kinds('porthos')).toEqual(['commit', 'done', 'one-for-all']);
  expect(table.told('added')).toEqual([]);
  table.dice(blue(1, 0, 3), red(ROCHEFORT.dice, 0)).play('porthos', COMMIT.single);
  expect(table.told('rolled')).toMatchObject([{ foe: 'rochefort', blue: { swords: 1, shields: 0, lilies: 3 } }]);
  expect(table.state.oneForAll).toBe(1);
  table.play('porthos', ONE_FOR_ALL.epic, ...new Array(cards).fill({ kind: 'add', card: 'gallantry' }));
  expect(table.state).toMatchObject({ quest: { won: ['gallantry'] }, oneForAll: 0 });
});

test('ROY.EDGE.121 Reinforcements with three dice on the Time track: four dice and no reroll', () => {
  const table = last('athos', { state: { location: 'paris', time: TIME_DICE.indexOf(3) + 1, reinforcements: true } });
  table.dice(red(2, 2)).play('athos', END);
  expect(table.told('siege')).toMatchObject([{ red: { swords: 2, shields: 2 } }]);
  expect(table.told('siege-moved')).toMatchObject([{ milady: 2 }]);
});

test('ROY.EDGE.122 all down: each recovers when named, the Beggars can be paid in between, then the phase ends', () => {
  const down = { life: 0, place: 'vieux-colombier' } as const;
  const table = position({
    men: { dartagnan: down, athos: down, aramis: down, porthos: down },
    paris: { card: 'captive', trap: 'beggars' },
    state: { location: 'quarters' },
  }).play('athos', START.athos);
  expect(table.told('recovered')).toMatchObject([{ who: 'athos' }]);
  table.play('porthos', BEGGARS.paris);
  expect(table.state.paris?.trap).toBeNull();
  for (const who of ['dartagnan', 'aramis', 'porthos'] as const) {
    table.play(who, START[who]);
    expect(table.told('recovered')).toMatchObject([{ who }]);
  }
  expect(table.asked('milady')?.prompt).toBe('quarters');
});

test('ROY.EDGE.123 a Thief placed in Paris at the set-up takes a pistole from d’Artagnan before turn 1', () => {
  const { options } = readOptions(roy.options, {});
  const purse = (...face: [number, number]) => {
    const table = at(roy.setup(5, options ?? {}, { key: [1, 2, 3, 4, 5, 6, 7, 8], at: 0 }, null));
    table.play('milady', PARIS_CARD.captive);
    while (table.asked('milady')?.prompt === 'lay-inn') table.play('milady', table.choices('milady')[0]);
    for (const [i, who] of FOUR.slice(0, 3).entries()) table.play(i + 1, MAN[who]);
    table.dice(red(...face)).play('milady', PLACE.thief, PLACE.vitray);
    while (table.asked('milady')?.prompt === 'install') table.play('milady', table.choices('milady')[0]);
    expect(table.state).toMatchObject({ turn: 1, paris: { trap: 'thief' } });
    return table.state.purse;
  };
  expect([purse(1, 0), purse(0, 1)]).toEqual([4, 5]);
});

test('ROY.EDGE.124 a thoroughbred bought or received in the middle of a turn carries its owner at once', () => {
  const bought = meeting().play('athos', BUY.horse, DONE);
  expect(bought.offers('athos', HORSE.quest)).toBe(true);
  const traded = meeting({}, { gear: ['horse'] }).play('athos', TRADE.porthos, DONE);
  traded.play('porthos', HAND.horse, DONE, ACCEPT).play('athos', ACCEPT);
  expect(traded.play('athos', HORSE.quest).man('athos').place).toBe('quest');
});

test('ROY.EDGE.125 Lubin’s pistol adds a Sword in the first roll only, and armour may stop it', () => {
  const fight = (gear: Man['gear'], ...dice: Parameters<Position['dice']>) =>
    position({
      acting: 'athos',
      men: { athos: { place: 'paris', gear } },
      paris: { card: 'captive', foes: ['lubin'] },
    })
      .dice(...dice)
      .play('athos', DUEL.lubin)
      .told('clash')
      .map(({ wounds }) => wounds);
  const plain = [blue(2, 0, 1), red(0, 2)];
  expect(fight([], ...plain)).toEqual([1]);
  const later = [blue(1, 0, 1), red(0, 1), blue(0, 0, 1)];
  expect(fight(['armour'], ...plain, ...later)).toEqual([0, 0, 0]);
  expect(fight([], blue(1, 1, 1), red(0, 2), ...later)).toEqual([0, 0, 0]);
});
