import { expect, test } from 'vitest';
import { TIME_DICE } from '../../cards/board.ts';
import { END } from '../../choices.ts';
import { blue, type Given, position, red, type Wanted } from '../../testing.ts';

const FOUR_DICE = TIME_DICE.indexOf(4) + 1;
/** Athos ends the phase; nobody stands at La Rochelle and Milady is nowhere. Three double cards lie there, time shows 4 dice. */
const siege = (given: Given, ...rolls: Wanted[]) =>
  position({
    acting: 'athos',
    men: { dartagnan: { turn: 'done' }, aramis: { turn: 'done', place: 'paris' }, porthos: { turn: 'done' } },
    garrison: ['double', 'double', 'double'],
    ...given,
    state: { location: null, presence: 'none', time: FOUR_DICE, ...given.state },
  })
    .dice(...rolls)
    .play('athos', END);

/** So many Swords on either side, the token starting where it says. */
const swords = (milady: number, team: number, from: number, given: Given = {}) =>
  siege({ ...given, state: { siege: from, ...given.state } }, red(milady, 4 - milady), blue(team, 0, 6 - team));

test('ROY.SIEGE.11 with as many Swords on both sides the token does not move', () => {
  expect([swords(0, 0, 1).state.siege, swords(3, 3, 1).state.siege]).toEqual([1, 1]);
});

test('ROY.SIEGE.12 with more Swords for Milady it goes to the left by the difference', () => {
  expect([swords(3, 2, 1).state.siege, swords(3, 0, 1).state.siege]).toEqual([0, -2]);
});

test('ROY.SIEGE.13 with more Swords for the team it goes to the right by the difference', () => {
  expect([swords(2, 3, -1).state.siege, swords(1, 4, -1).state.siege]).toEqual([0, 2]);
});

test('ROY.SIEGE.14 it stops at either end of the scale', () => {
  expect([swords(4, 0, -3).state.siege, swords(0, 5, 3).state.siege]).toEqual([-5, 5]);
});

test('ROY.SIEGE.15 on the leftmost space Milady wins at once', () => {
  const table = swords(2, 0, -3);
  expect(table.state.over).toEqual({ winner: 'milady', ending: 'siege' });
  expect([table.told('time'), table.state.time]).toEqual([[], FOUR_DICE]);
  expect(swords(1, 0, -3).state.over).toBeNull();
});

test('ROY.SIEGE.16 last but one on the left: Milady draws a Treachery card, the first time only', () => {
  const first = swords(1, 0, -3, { plots: ['balm'] });
  expect(first.state.plotHand).toEqual(['balm']);
  const again = swords(1, 0, -3, { plots: ['balm'], state: { bonuses: first.state.bonuses } });
  expect(again.state.siege).toBe(-4);
  expect(again.state.plotHand).toEqual([]);
});

test('ROY.SIEGE.17 last but one on the right: one Epic token, the first time only', () => {
  const first = swords(0, 1, 3);
  expect(first.state.epics).toBe(1);
  const again = swords(0, 1, 3, { state: { bonuses: first.state.bonuses } });
  expect([again.state.siege, again.state.epics]).toEqual([4, 0]);
});

test('ROY.SIEGE.18 rightmost space: one One-for-all card, the first time only', () => {
  const first = swords(0, 1, 4);
  expect(first.state.oneForAll).toBe(1);
  const again = swords(0, 1, 4, { state: { bonuses: first.state.bonuses } });
  expect([again.state.siege, again.state.oneForAll]).toEqual([5, 0]);
});

test('ROY.SIEGE.18 the siege goes on being tested after that space has been reached', () => {
  const table = swords(2, 1, 5, { state: { bonuses: [false, true, true] } });
  expect([table.told('siege').length, table.state.siege]).toEqual([1, 4]);
});

test('ROY.SIEGE.19 a space passed over counts as reached', () => {
  const right = swords(0, 3, 2);
  expect([right.state.siege, right.state.epics, right.state.oneForAll]).toEqual([5, 1, 1]);
  const left = swords(4, 0, -1, { plots: ['balm'] });
  expect([left.state.siege, left.state.plotHand]).toEqual([-5, ['balm']]);
});
