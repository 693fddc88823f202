import { expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import { TIME_DICE } from '../../cards/board.ts';
import type { Token } from '../../cards/tokens.ts';
import type { Musketeer } from '../../names.ts';
import { diceFor, type Given, position, red } from '../../testing.ts';
import { FOUR } from '../shared/last-to-play.testing.ts';

const DRAW = { kind: 'draw' } as const;

test('ROY.RULING.15 no hand limit for either side', () => {
  const many: readonly Card[] = [...Array<Card>(6).fill('panache'), ...Array<Card>(13).fill('single')];
  const table = position({ acting: 'athos', hands: { athos: many } });
  expect(table.play('athos', DRAW).hand('athos')).toHaveLength(20);
  const plots = position({
    at: 'treachery',
    plotHand: ['ambush', 'ambush', 'balm', 'balm', 'jailed', 'conscripts', 'dead-end', 'dead-end'],
  });
  expect(plots.play('milady', { kind: 'plot' }).state.plotHand).toHaveLength(9);
});

test('ROY.RULING.15 a forced draw gives as many cards as there are', () => {
  const inn: readonly (Token | null)[][] = [
    [null, null, null, 'decoy'],
    ['two', 'three', 'parry', 'shields'],
    ['decoy', 'decoy', 'decoy', 'four'],
  ];
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest', path: 0, space: 2 } },
    inn,
    wholeDeck: ['gallantry'],
  });
  expect(table.play('athos', { kind: 'advance', path: 0 }).hand('athos')).toEqual(['gallantry']);
  const none = position({ men: { athos: { life: 0, place: 'vieux-colombier' } }, wholeDeck: [] });
  none.play('athos', { kind: 'start', who: 'athos' });
  expect(none.man('athos').life).toBe(3);
  expect(none.hand('athos')).toEqual([]);
  const refill = position({ at: 'end-of-phase', state: { location: 'richelieu', plots: ['balm'] } });
  expect(refill.play('milady', { kind: 'refill' }).state.plotHand).toEqual(['balm']);
});

const END = { kind: 'end' } as const;

test('ROY.RULING.16 a turn may end early, what is left is lost, and it is not split up', () => {
  const table = position({ acting: 'athos' }).play('athos', DRAW);
  for (const who of ['dartagnan', 'aramis', 'porthos'] as const) expect(table.choices(who)).toEqual([]);
  table.play('athos', END);
  expect(table.told('ended')).toEqual([{ kind: 'ended', who: 'athos', left: 2 }]);
  expect(table.choices('athos')).toEqual([]);
  table.play('porthos', { kind: 'start', who: 'porthos' });
  expect(table.state.actions).toBe(3);
});

const atRichelieu = (given: Given = {}) =>
  position({ ...given, men: { athos: { place: 'richelieu', ...given.men?.athos } } }).play('athos', {
    kind: 'start',
    who: 'athos',
  });

test('ROY.RULING.17 whoever starts at Richelieu must be gone by his last action', () => {
  const table = atRichelieu();
  expect(table.offers('athos', END)).toBe(false);
  table.play('athos', DRAW, DRAW);
  expect(table.kinds('athos')).toEqual(['move']);
  table.play('athos', { kind: 'move', to: 'louvre' });
  expect(table.man('athos').turn).toBe('done');
});

test('ROY.RULING.17 by horse as well, and he may end his turn or come back once he has left', () => {
  const table = atRichelieu({ men: { athos: { gear: ['horse'] } } }).play('athos', DRAW, DRAW);
  expect(table.kinds('athos')).toEqual(['move', 'horse']);
  table.play('athos', { kind: 'horse', to: 'paris' });
  expect(table.offers('athos', END)).toBe(true);
  expect(table.offers('athos', { kind: 'move', to: 'richelieu' })).toBe(true);
});

test('ROY.RULING.17 the hourglass excuses him', () => {
  const table = atRichelieu({ state: { hourglass: 'on' } }).play(-1, { kind: 'expire' });
  expect(table.man('athos')).toMatchObject({ place: 'richelieu', turn: 'done' });
});

test('ROY.RULING.17 with richelieuMayStay he may stay', () => {
  const table = atRichelieu({ options: { richelieuMayStay: 'on' } });
  expect(table.offers('athos', END)).toBe(true);
  expect(table.play('athos', DRAW, DRAW).offers('athos', DRAW)).toBe(true);
});

test('ROY.RULING.18 standing at Richelieu since an earlier round is no visit; arriving is', () => {
  const done = { turn: 'done', place: 'vieux-colombier' } as const;
  const given: Given = {
    men: { athos: { place: 'richelieu' }, dartagnan: done, aramis: done, porthos: done },
    state: { location: 'richelieu' },
  };
  const table = position(given).play('athos', { kind: 'start', who: 'athos' }, { kind: 'move', to: 'paris' });
  expect(table.state.presence).toBe('hidden');
  expect(table.play('athos', END).kinds('milady')).toContain('search-plots');
  const visit = position({ ...given, men: { ...given.men, athos: { place: 'paris' } } });
  visit.play('athos', { kind: 'start', who: 'athos' }, { kind: 'move', to: 'richelieu' });
  expect(visit.state.presence).toBe('visited');
  expect(visit.play('athos', END).kinds('milady')).not.toContain('search-plots');
});

const rider = (place: 'vieux-colombier' | 'bastille' | 'quest', given: Given = {}) =>
  position({
    ...given,
    acting: 'athos',
    men: { athos: { place, gear: ['horse'] }, porthos: { place: 'paris' } },
    hands: { porthos: ['single'] },
  });

const RIDE = { kind: 'horse', to: 'paris' } as const;

test('ROY.RULING.31 a horse is ridden once in its owner’s turn: before, between or after his actions', () => {
  const table = rider('vieux-colombier');
  expect(table.offers('athos', RIDE)).toBe(true);
  expect(table.play('athos', DRAW).offers('athos', RIDE)).toBe(true);
  expect(table.play('athos', DRAW, DRAW).choices('athos')).toContainEqual(RIDE);
  expect(table.play('athos', RIDE).man('athos')).toMatchObject({ place: 'paris', turn: 'done' });
  const other = position({ acting: 'porthos', men: { athos: { gear: ['horse'] } } });
  expect(other.choices('athos')).toEqual([]);
});

test('ROY.RULING.31 not out of the Bastille, not inside the Inn', () => {
  expect(rider('bastille').kinds('athos')).not.toContain('horse');
  const inn = rider('quest');
  expect(inn.offers('athos', RIDE)).toBe(true);
  expect(inn.offers('athos', { kind: 'horse', to: 'quest' })).toBe(false);
});

const DONE = { kind: 'done' } as const;

test('ROY.RULING.31 a horse traded away after its ride makes no second move this round', () => {
  const handed = (ride: boolean) => {
    const table = rider('vieux-colombier').play('athos', ride ? RIDE : { kind: 'move', to: 'paris' });
    table.play('athos', { kind: 'trade', who: 'porthos' }, { kind: 'hand', gear: 'horse' }, DONE);
    table.play('porthos', DONE, { kind: 'accept' }).play('athos', { kind: 'accept' }, END);
    return table.play('porthos', { kind: 'start', who: 'porthos' }).kinds('porthos');
  };
  expect(handed(true)).not.toContain('horse');
  expect(handed(false)).toContain('horse');
});

const start = (who: Musketeer) => ({ kind: 'start', who }) as const;

test('ROY.RULING.56 with three players the order of the turns is free', () => {
  const table = position({ players: 3 });
  table.play('athos', start('athos'), END).play('porthos', start('porthos'), END);
  expect(table.offers('dartagnan', start('dartagnan'))).toBe(true);
  expect(table.offers('aramis', start('aramis'))).toBe(true);
});

test('ROY.RULING.61 any seat with a musketeer waiting may start; the first to do so does', () => {
  const table = position({ players: 3, men: { athos: { turn: 'done' } } });
  expect(table.choices(1)).toEqual([start('dartagnan')]);
  expect(table.choices(2)).toEqual([start('aramis'), start('porthos')]);
  table.play(2, start('porthos'));
  expect(table.choices(1)).toEqual([]);
});

test('ROY.RULING.62 the acting seat spends the purse, nobody is asked for leave', () => {
  const table = position({ acting: 'athos' }).play('athos', { kind: 'buy', item: 'armour' });
  expect(table.state.purse).toBe(3);
  for (const who of ['dartagnan', 'aramis', 'porthos'] as const) expect(table.asked(who)).toBeUndefined();
});

test('ROY.RULING.62 the Beggars and a reveal at the Inn any seat may pay for', () => {
  const table = position({ acting: 'athos', louvre: { card: 'poisons', trap: 'beggars' }, state: { epics: 1 } });
  for (const who of FOUR) expect(table.kinds(who)).toEqual(expect.arrayContaining(['beggars', 'reveal']));
  table.play('aramis', { kind: 'beggars', place: 'louvre' });
  expect(table.state.purse).toBe(3);
});

const PASS = { kind: 'pass' } as const;

const GIVE = { kind: 'give', card: 'single' } as const;

test('ROY.RULING.69 the answer that counts for a silent seat is always on offer', () => {
  const deal = (hand: readonly Card[]) => ({ athos: hand });
  const time = position({ at: 'time', state: { oneForAll: 1 } });
  for (const who of FOUR) expect(time.offers(who, PASS)).toBe(true);
  const siege = position({ at: 'siege', state: { time: TIME_DICE.indexOf(4) + 1, rng: diceFor([red(4, 0)]) } });
  expect(siege.offers('aramis', { kind: 'spare', who: 'aramis' })).toBe(true);
  const attempt = position({
    acting: 'dartagnan',
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { location: 'paris', standing: 'ask' },
  }).play('dartagnan', { kind: 'duel', foe: 'henchman' });
  expect(attempt.offers('milady', PASS)).toBe(true);
  expect(position({ at: 'treachery' }).offers('milady', PASS)).toBe(true);
  const trade = position({ acting: 'athos', hands: deal(['single']), men: { aramis: { place: 'vieux-colombier' } } });
  trade.play('athos', { kind: 'trade', who: 'aramis' });
  expect(trade.offers('athos', { kind: 'cancel' })).toBe(true);
  expect(trade.play('athos', GIVE, DONE).offers('aramis', { kind: 'cancel' })).toBe(true);
  expect(position().offers('dartagnan', start('dartagnan'))).toBe(true);
  expect(position({ acting: 'athos' }).offers('athos', END)).toBe(true);
  const bound = position({ men: { athos: { place: 'richelieu' } } }).play('athos', start('athos'));
  expect(bound.offers('athos', { kind: 'move', to: 'vieux-colombier' })).toBe(true);
});
