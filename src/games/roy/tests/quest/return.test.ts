import { expect, test } from 'vitest';
import type { FightToken } from '../../cards/tokens.ts';
import { ABILITY, COMMIT, DONE, DUEL, EPIC, LAY } from '../../choices.ts';
import { roy } from '../../game.ts';
import type { Return } from '../../state.ts';
import { blue, type Given, position, red } from '../../testing.ts';

const TOKENS: readonly FightToken[] = ['two', 'three', 'parry'];
const road = (given: Given = {}, quest: Partial<Return> = {}) =>
  position({
    acting: 'athos',
    quest: { board: 3, tokens: TOKENS, beaten: 0, up: false, ...quest },
    ...given,
    men: { athos: { place: 'quest' }, ...given.men },
  });
const WON = [blue(3, 0, 0), red(0, 2)] as const;
const DRAWN = [blue(0, 2, 1), red(1, 1), blue(0, 2, 0), red(1, 0), blue(0, 1, 0)] as const;
const dice = (roll: { readonly swords: number; readonly shields: number; readonly lilies: number } | undefined) =>
  roll === undefined ? 0 : roll.swords + roll.shields + roll.lilies;

test('ROY.RETURN.1 Milady lays three fighting tokens of her choice, face down, on A, B and C', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: { board: 2, won: ['erudition', 'nobility', 'gallantry', 'panache'] },
  });
  table.dice(blue(3, 0, 0), red(2, 2)).play('athos', DUEL.wardes);
  expect(table.choices('milady')).toEqual([
    LAY.snare,
    LAY.shields,
    LAY.parry,
    LAY.swords,
    LAY.two,
    LAY.three,
    LAY.four,
  ]);
  table.play('milady', LAY.snare, LAY.four, LAY.swords);
  expect(table.asked('milady')).toBeUndefined();
  expect(table.state.quest).toMatchObject({ board: 3, tokens: ['snare', 'four', 'swords'], beaten: 0 });
  expect(roy.view(table.state, 1).quest).toMatchObject({ tokens: [null, null, null] });
});

test('ROY.RETURN.1 she lays what is left in her stock', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: { board: 2, won: ['erudition', 'nobility', 'gallantry', 'panache'] },
    state: { stock: { snare: 0, shields: 1, parry: 0, swords: 0, two: 3, three: 4, four: 3 } },
  });
  table.dice(blue(3, 0, 0), red(2, 2)).play('athos', DUEL.wardes);
  expect(table.choices('milady')).toEqual([LAY.shields, LAY.two, LAY.three, LAY.four]);
  table.play('milady', LAY.shields);
  expect(table.choices('milady')).toEqual([LAY.two, LAY.three, LAY.four]);
});

test('ROY.RETURN.2 one action for the first token left, in the order A, B, C', () => {
  const faced = (beaten: number) => {
    const table = road({}, { beaten });
    expect(table.choices('athos').filter(({ kind }) => kind === 'duel')).toEqual([DUEL.road]);
    table.dice(blue(3, 0, 0)).play('athos', DUEL.road);
    return table.told('turned-up')[0]?.token;
  };
  expect([faced(0), faced(1), faced(2)]).toEqual(['two', 'three', 'parry']);
  expect(
    road()
      .dice(...WON)
      .play('athos', DUEL.road).state.actions,
  ).toBe(2);
});

test('ROY.RETURN.3 cards are committed before the token is turned up, or none', () => {
  const table = road({ hands: { athos: ['single', 'double'] } }).play('athos', DUEL.road);
  expect(table.choices('athos')).toEqual([COMMIT.single, COMMIT.double, DONE]);
  expect(table.told('turned-up')).toEqual([]);
  expect(table.told('duel')).toMatchObject([{ token: null }]);
  expect(roy.view(table.state, 1).quest).toMatchObject({ tokens: [null, null, null] });
  table.play('athos', COMMIT.single, DONE);
  const told = table.events.map(({ kind }) => kind);
  expect(told.slice(0, 3)).toEqual(['committed', 'turned-up', 'rolled']);
  const none = road({ hands: { athos: ['single'] } }).play('athos', DUEL.road, DONE);
  expect(dice(none.told('rolled')[0]?.blue)).toBe(3);
});

test('ROY.RETURN.3 Aramis’ card too', () => {
  const table = road({ acting: 'aramis', men: { aramis: { place: 'quest' } }, hands: { aramis: ['panache'] } });
  table.play('aramis', DUEL.road);
  expect(table.offers('aramis', ABILITY.panache)).toBe(true);
  table.play('aramis', DONE); // too late now
  expect(table.told('turned-up')).toHaveLength(1);
  expect(table.hand('aramis')).toEqual(['panache']);
});

test('ROY.RETURN.4 then Epic tokens may be spent as single cards before the first roll, up to six dice', () => {
  const table = road({ hands: { athos: ['single'] }, state: { epics: 4 } }).play('athos', DUEL.road, COMMIT.single);
  expect(table.told('turned-up')).toHaveLength(1);
  expect(table.told('rolled')).toEqual([]);
  expect(table.choices('athos')).toEqual([EPIC, DONE]);
  table.play('athos', EPIC, EPIC); // the sixth die
  expect(dice(table.told('rolled')[0]?.blue)).toBe(6);
  expect(table.state.epics).toBe(2);
});

test('ROY.RETURN.4 none need be spent, and none after a draw', () => {
  const table = road({ state: { epics: 4 } })
    .play('athos', DUEL.road)
    .dice(...DRAWN)
    .play('athos', DONE);
  expect(table.told('rolled').map(({ blue: roll }) => dice(roll))).toEqual([3, 2, 1]);
  expect(table.state.epics).toBe(4);
});

test('ROY.RETURN.5 a token turned up and not beaten stays face up', () => {
  const table = road()
    .dice(...DRAWN)
    .play('athos', DUEL.road);
  expect(roy.view(table.state, 1).quest).toMatchObject({ tokens: ['two', null, null], beaten: 0, up: true });
  table.dice(...WON).play('athos', DUEL.road);
  expect(table.told('duel')).toMatchObject([{ token: 'two' }]);
  expect(table.told('turned-up')).toEqual([]);
});

test('ROY.RETURN.6 a token that is beaten leaves the game', () => {
  const table = road();
  const { stock } = table.state;
  table.dice(...WON).play('athos', DUEL.road);
  expect(table.told('token-gone')).toEqual([{ kind: 'token-gone', token: 'two' }]);
  expect(table.state.quest).toMatchObject({ beaten: 1, up: false });
  expect(table.state.stock).toEqual(stock);
});

test('ROY.RETURN.7 the board is completed with the third token, not with the second', () => {
  const second = road({}, { tokens: ['two', 'two', 'two'], beaten: 1 })
    .dice(...WON)
    .play('athos', DUEL.road);
  expect([second.told('board-done'), second.state.quest.board]).toEqual([[], 3]);
  const third = road({}, { tokens: ['two', 'two', 'two'], beaten: 2 })
    .dice(...WON)
    .play('athos', DUEL.road);
  expect(third.told('board-done')).toEqual([{ kind: 'board-done', board: 3, who: 'athos' }]);
  expect(third.state.quest.board).toBe(4);
});
