import { expect, test } from 'vitest';
import { CLOCK, readOptions } from '#kernel/game.ts';
import { WARDES } from '../../cards/board.ts';
import { BETRAY, DONE, DRAW, END, EXPIRE, GO, INTERCEPT, PASS, PLACE, START } from '../../choices.ts';
import { roy } from '../../game.ts';
import { treacheryDeck } from '../../setup.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';

const options = (given: Readonly<Record<string, string>> = {}) => readOptions(roy.options, given).options ?? {};

const HAS_PLAYED = { turn: 'done' } as const;

const runs = (table: Position) => table.offers(CLOCK, EXPIRE);

test('ROY.GLASS.1 Emergency! starts two minutes of sand for the whole phase of the musketeers', () => {
  expect(options().hourglassSeconds).toBe('120');
  const table = position({
    at: 'treachery',
    plotHand: ['emergency'],
    men: { dartagnan: HAS_PLAYED, aramis: HAS_PLAYED },
    state: { location: 'quarters', presence: 'hidden' },
  });
  expect(runs(table)).toBe(false);
  table.play('milady', BETRAY.emergency);
  expect(runs(table)).toBe(true);
  table.play('athos', START.athos);
  expect(runs(table)).toBe(true);
  table.play('athos', END);
  expect(runs(table)).toBe(true);
  table.play('porthos', START.porthos, END);
  expect(table.asked('milady')?.prompt).toBe('quarters');
  expect(runs(table)).toBe(false);
  table.dice(red(0, 1)).play('milady', PASS).play('milady', GO.paris, PASS);
  expect(runs(table)).toBe(false);
});

/** The sand is running and Milady is in Paris. */
const glass = (given: Given = {}): Position =>
  position({ ...given, state: { hourglass: 'on', location: 'paris', ...given.state } });

test('ROY.GLASS.2 when the sand has run out all actions left are lost and La Rochelle comes next', () => {
  const turn = glass({ acting: 'athos' }).play('athos', DRAW).dice(red(0, 1)).play(CLOCK, EXPIRE);
  expect(turn.told('ended')).toEqual([{ kind: 'ended', who: 'athos', left: 2 }]);
  expect(turn.told('siege')).toHaveLength(1);
  expect(turn.told('started')).toEqual([]);
  const select = glass().dice(red(0, 1)).play(CLOCK, EXPIRE);
  expect(select.told('siege')).toHaveLength(1);
  expect(select.state.turn).toBe(2);
});

test('ROY.GLASS.3 the sand stands still from the challenge to a duel to its end', () => {
  const table = glass({
    acting: 'athos',
    men: { athos: { place: 'louvre', gear: ['blade'] } },
    hands: { athos: ['single'] },
    louvre: { card: 'debts', foes: ['boisrenard'] },
  });
  expect(runs(table)).toBe(true);
  table.play('athos', { kind: 'duel', foe: 'boisrenard' });
  expect(table.asked('athos')?.prompt).toBe('commit');
  expect(runs(table)).toBe(false);
  table.dice(blue(3, 0, 0), red(1, 2)).play('athos', DONE);
  expect(table.asked('athos')?.prompt).toBe('blade');
  expect(runs(table)).toBe(false);
  table.play('athos', PASS);
  expect(table.asked('athos')?.prompt).toBe('man-turn');
  expect(runs(table)).toBe(true);
});

test('ROY.GLASS.4 the sand stands still while a mission is being manned', () => {
  const table = glass({
    acting: 'porthos',
    hands: { porthos: ['nobility', 'nobility', 'nobility', 'nobility', 'nobility'] },
    louvre: { card: 'debts' },
    louvreStack: ['letter'],
  });
  const add = { kind: 'add', card: 'nobility' } as const;
  table.play('porthos', { kind: 'challenge', skill: 'nobility' }, add, add, add, add, add);
  expect(table.asked('milady')?.prompt).toBe('install');
  expect(runs(table)).toBe(false);
  table.play('milady', PLACE.henchman);
  expect(runs(table)).toBe(false);
  table.play('milady', PLACE.lubin);
  expect(runs(table)).toBe(true);
});

test('ROY.GLASS.5 the sand stands still from the end of a Quest board till the next one is laid', () => {
  const table = glass({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: { board: 2, won: ['erudition', 'nobility', 'gallantry', 'panache'] },
  }).dice(blue(3, 0, 0), red(WARDES.dice - 2, 2));
  table.play('athos', { kind: 'duel', foe: 'wardes' });
  expect(table.told('board-done')).toHaveLength(1);
  for (let laid = 0; laid < 3; laid++) {
    expect(runs(table)).toBe(false);
    table.play('milady', table.choices('milady')[0]);
  }
  expect(table.told('board')).toEqual([{ kind: 'board', board: 3 }]);
  expect(runs(table)).toBe(true);
  const road = glass({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: { board: 3, tokens: ['two', 'two', 'two'], beaten: 2, up: false },
    state: { stock: { snare: 2, shields: 1, parry: 1, swords: 2, two: 0, three: 1, four: 1 } },
  }).dice(blue(3, 0, 0), red(0, 2));
  road.play('athos', { kind: 'duel', foe: 'road' });
  expect(road.asked('milady')?.prompt).toBe('lay-galleries');
  expect(runs(road)).toBe(false);
});

test('ROY.GLASS.6 when the sand has run out Milady is exposed and takes what her place gives all the same', () => {
  const table = glass({ acting: 'athos', state: { location: 'quarters' } }).play(CLOCK, EXPIRE);
  expect(table.told('exposed')).toMatchObject([{ location: 'quarters' }]);
  expect(table.kinds('milady')).toEqual(['paris', 'pass']);
});

test('ROY.GLASS.7 when the sand has run out those who lie down still recover', () => {
  const table = glass({
    acting: 'athos',
    men: { porthos: { place: 'vieux-colombier', life: 0 }, aramis: { life: 2 } },
  });
  table.dice(red(0, 1)).play(CLOCK, EXPIRE);
  expect(table.told('recovered')).toEqual([{ kind: 'recovered', who: 'porthos', life: 5 }]);
  expect(table.hand('porthos')).toHaveLength(1);
  expect(table.man('aramis').life).toBe(2);
});

test('ROY.GLASS.8 an action declared before the sand ran out is still completed', () => {
  const table = glass({
    acting: 'porthos',
    hands: { porthos: ['panache', 'panache', 'panache', 'panache', 'panache'] },
    louvre: { card: 'ball', foes: ['henchman'] },
  });
  const add = { kind: 'add', card: 'panache' } as const;
  table.play('porthos', { kind: 'challenge', skill: 'panache' }, add, add, add);
  table.dice(red(0, 1)).play(CLOCK, EXPIRE);
  expect(table.told('challenged')).toMatchObject([{ won: true, score: 6 }]);
  expect(table.state.purse).toBe(5 + 3);
});

test('ROY.GLASS.9 a table may play without the hourglass: both Emergency! cards stay in the box', () => {
  expect(treacheryDeck(5, options()).filter(card => card === 'emergency')).toHaveLength(2);
  const deck = treacheryDeck(5, options({ noHourglass: 'on' }));
  expect(deck).toHaveLength(13);
  expect(deck).not.toContain('emergency');
  const { plots, plotHand } = roy.setup(
    5,
    options({ noHourglass: 'on' }),
    { key: [1, 2, 3, 4, 5, 6, 7, 8], at: 0 },
    null,
  );
  expect([...plots, ...plotHand].filter(card => card === 'emergency')).toEqual([]);
  expect(plots.length + plotHand.length).toBe(13);
});

test('ROY.GLASS.10 the sand stands still while Milady chooses and runs in every choice of the team but duels', () => {
  const attempt = glass({
    acting: 'porthos',
    hands: { porthos: ['panache', 'panache', 'panache'] },
    louvre: { card: 'ball', foes: ['henchman'] },
    state: { standing: 'ask' },
  });
  attempt.play('porthos', { kind: 'challenge', skill: 'panache' });
  expect(attempt.offers('milady', PASS)).toBe(true);
  expect(attempt.offers('milady', INTERCEPT)).toBe(false);
  expect(runs(attempt)).toBe(false);
  attempt.play('milady', PASS);
  expect(attempt.asked('porthos')?.prompt).toBe('challenge');
  expect(runs(attempt)).toBe(true);
  const shop = glass({ acting: 'athos', hands: { athos: ['single'] } });
  shop.play('athos', { kind: 'buy', item: 'horse' });
  expect([shop.asked('athos')?.prompt, runs(shop)]).toEqual(['purchase', true]);
  shop.play('athos', { kind: 'buy', item: 'panache' });
  expect([shop.asked('athos')?.prompt, runs(shop)]).toEqual(['pay', true]);
  const trade = glass({ acting: 'athos', men: { athos: { place: 'louvre' } }, hands: { athos: ['single'] } });
  trade.play('athos', { kind: 'trade', who: 'porthos' });
  expect([trade.asked('athos')?.prompt, runs(trade)]).toEqual(['offer', true]);
  const inn = glass({ acting: 'athos', state: { epics: 1 } }).play('porthos', { kind: 'reveal', pay: 'token' });
  expect([inn.asked('porthos')?.prompt, runs(inn)]).toEqual(['reveal', true]);
});

test('ROY.GLASS.11 choices still open are closed as they stand: an unfinished trade is void', () => {
  const trade = glass({ acting: 'athos', men: { athos: { place: 'louvre' } }, hands: { athos: ['single'] } });
  trade.play('athos', { kind: 'trade', who: 'porthos' }, { kind: 'give', card: 'single' }, DONE);
  trade.play('porthos', DONE).play('porthos', { kind: 'accept' });
  trade.dice(red(0, 1)).play(CLOCK, EXPIRE);
  expect(trade.told('traded')).toEqual([]);
  expect([trade.hand('athos'), trade.hand('porthos')]).toEqual([['single'], []]);
});

test('ROY.GLASS.11 choices still open are closed as they stand: purchases made count, one not paid does not', () => {
  const shop = glass({ acting: 'athos', hands: { athos: ['single'] } });
  shop.play('athos', { kind: 'buy', item: 'horse' }, { kind: 'buy', item: 'panache' });
  shop.dice(red(0, 1)).play(CLOCK, EXPIRE);
  expect(shop.man('athos')).toMatchObject({ gear: ['horse'], skills: [] });
  expect([shop.state.purse, shop.hand('athos')]).toEqual([3, ['single']]);
});

test('ROY.GLASS.11 choices still open are closed as they stand: a challenge not fully paid gives back what was put in', () => {
  const table = glass({
    acting: 'aramis',
    men: { aramis: { place: 'quest' } },
    hands: { aramis: ['panache', 'panache', 'ketty', 'single'] },
    quest: { board: 2, won: [] },
    state: { epics: 2, oneForAll: 1 },
  });
  table.play('aramis', { kind: 'challenge', skill: 'panache' }, { kind: 'ability', card: 'ketty' }, { kind: 'epic' });
  table.play('aramis', { kind: 'one-for-all', effect: 'epic' });
  expect(table.state).toMatchObject({ epics: 1, oneForAll: 0 });
  table.dice(red(0, 1)).play(CLOCK, EXPIRE);
  expect(table.told('challenged')).toEqual([]);
  expect(table.hand('aramis')).toEqual(['panache', 'panache', 'single', 'ketty']);
  expect(table.state).toMatchObject({ epics: 2, oneForAll: 1, quest: { board: 2, won: [] } });
});

test('ROY.GLASS.11 when the sand runs out on an attempt, Aramis has his ability back with the card he gave for it', () => {
  const table = position({
    acting: 'aramis',
    men: { aramis: { place: 'louvre' } },
    hands: { aramis: ['single', 'nobility', 'nobility', 'nobility', 'nobility'] },
    louvre: { card: 'debts' },
    state: { hourglass: 'on' },
  });
  const [attempt] = table.choices('aramis').filter(choice => choice.kind === 'challenge');
  table.play('aramis', attempt, { kind: 'ability', card: 'single' });
  expect([table.man('aramis').used, table.hand('aramis')]).toEqual([true, new Array(4).fill('nobility')]);
  table.play(CLOCK, { kind: 'expire' });
  expect(table.asked('milady')?.prompt).toBe('quarters');
  expect(table.man('aramis').used).toBe(false);
  expect(table.hand('aramis')).toContain('single');
});

test('ROY.GLASS.1 all are told that the sand runs, from its full time', () => {
  const table = position({ at: 'treachery', plotHand: ['emergency'] }).play('milady', BETRAY.emergency);
  expect(table.told('hourglass')).toEqual([{ kind: 'hourglass', now: 'started', refills: true }]);
});

test('ROY.GLASS.2 all are told that the sand has run out', () => {
  const table = position({ acting: 'athos', state: { hourglass: 'on' } }).play(CLOCK, EXPIRE);
  expect(table.told('hourglass')).toEqual([{ kind: 'hourglass', now: 'expired' }]);
});

test('ROY.GLASS.11 an attempt cut short by the sand is told as spent, and nobody takes it back', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'louvre' } },
    hands: { athos: new Array(6).fill('nobility') },
    louvre: { card: 'debts' },
    state: { hourglass: 'on' },
  });
  const [action] = table.choices('athos').filter(choice => choice.kind === 'challenge');
  table.play('athos', action).play(CLOCK, EXPIRE);
  expect(table.told('fizzled')).toEqual([{ kind: 'fizzled', who: 'athos', action, reveals: true }]);
});
