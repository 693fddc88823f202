import { expect, test } from 'vitest';
import type { Barred, Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import { barred } from './barred.ts';
import { type Choice, FIGHT, FREE, PUT, REWARD, SURRENDER, TAKE } from './choices.ts';
import { c, lost, match, position, type Table, wander, won } from './testing.ts';

const why = (table: Table, seat: Seat, choice: Choice): Omit<Barred, 'choice'> | null => {
  const found = barred(table.view(seat)).filter(each => same(each.choice, choice));
  expect(found.length).toBeLessThan(2);
  if (found.length === 0) return null;
  const { choice: _, ...reason } = found[0];
  return reason;
};

const touch = (seat: Seat, place: number): Choice => ({ kind: 'touch', seat, place });
const GUARDS: Choice = { kind: 'peek', at: 'guards' };
const thrown = (seat: Seat): Choice => ({ kind: 'peek', at: 'thrown', seat });
const want = (what: 'fight' | 'free' | 'pass'): Choice => ({ kind: 'want', what });
const supply = (marker: 'jewel' | 'prison'): Choice => ({ kind: 'supply', marker });

test('a spectator, and everybody once the match is over, is refused nothing', () => {
  let ended = 0;
  wander(4, ({ state, view }) => {
    const over = state.phase === 'over' ? [...state.totals.keys()] : [];
    for (const reader of [null, ...over]) expect(barred(view(reader))).toEqual([]);
    ended += Number(state.phase === 'over');
  });
  expect(ended).toBe(12);
});

test('three reward cards are enough', () => {
  const table = match(2);
  const [first, second, third, fourth] = table.state.hands[0];
  for (const card of [first, second]) table.reward(0, card);
  expect(why(table, 0, REWARD[fourth])).toBeNull();
  table.reward(0, third);
  expect(why(table, 0, REWARD[fourth])).toEqual({ rule: 'MUS.6', reason: 'rewards-laid' });
  expect(why(table, 0, touch(0, 0))).toEqual({ rule: 'MUS.6', reason: 'rewards-stay' });
});

test('one card is picked for a duel', () => {
  const table = position({ hands: [[c(9, 0), c(8, 0)], [c(5, 0)]] });
  expect(why(table, 0, FIGHT[c(8, 0)])).toBeNull();
  table.fight(0, c(9, 0));
  expect(why(table, 0, FIGHT[c(8, 0)])).toEqual({ rule: 'MUS.9', reason: 'already-picked' });
});

test('hand cards wait until the duel is settled', () => {
  const champion = won('---', '---', '---');
  const [card] = champion.state.hands[1];
  expect(why(champion, 1, FIGHT[card])).toEqual({ rule: 'MUS.11', reason: 'spoils-first', params: { seat: 0 } });
  const scapegoat = lost('---', '---', '---');
  const [other] = scapegoat.state.hands[0];
  expect(why(scapegoat, 0, FIGHT[other])).toEqual({ rule: 'MUS.13', reason: 'spoils-first', params: { seat: 0 } });
});

test('between duels reward cards and markers stay as they are', () => {
  const table = position({ markers: ['J--', '-P-', '---'] });
  expect(why(table, 0, touch(0, 0))).toEqual({ rule: 'MUS.RULING.16', reason: 'markers-stay' });
  expect(why(table, 0, touch(0, 1))).toEqual({ rule: 'MUS.6', reason: 'rewards-stay' });
  expect(why(table, 0, touch(1, 1))).toEqual({ rule: 'MUS.RULING.5', reason: 'face-down' });
  expect(why(table, 0, GUARDS)).toEqual({ rule: 'MUS.8', reason: 'one-guard-at-a-time' });
  expect(why(table, 0, { kind: 'talk' })).toEqual({ rule: 'MUS.RULING.11', reason: 'no-talk' });
});

test('a player shut out does not fight, and keeps what was thrown away', () => {
  const table = position({ hands: [[c(9, 0)], [c(5, 0)], [c(1, 0)]], markers: ['PPP', '---', '---'], target: 4 });
  expect(why(table, 0, want('fight'))).toEqual({ rule: 'MUS.18', reason: 'shut-out' });
  expect(why(table, 1, want('fight'))).toBeNull();
  table.duel(c(9, 0), c(5, 0), c(1, 0));
  table.put(1, 0);
  expect(why(table, 1, thrown(0))).toEqual({ rule: 'MUS.RULING.15', reason: 'thrown-hidden' });
  expect(why(table, 0, thrown(0))).toBeNull();
});

test('a champion cannot pass, free what is free, or rob while the supply has a jewel', () => {
  const table = won('J--', 'J-P', '---');
  expect(why(table, 0, want('pass'))).toEqual({ rule: 'MUS.RULING.3', reason: 'champion-must' });
  expect(why(table, 0, want('free'))).toEqual({ rule: 'MUS.12', reason: 'no-prison-to-free' });
  expect(why(table, 0, supply('jewel'))).toBeNull();
  expect(why(table, 0, PUT[0])).toEqual({ rule: 'MUS.15', reason: 'one-marker' });
  expect(why(table, 0, PUT[1])).toBeNull();
  expect(why(table, 0, TAKE[1][0])).toEqual({ rule: 'MUS.RULING.4', reason: 'supply-first' });
  expect(why(table, 0, TAKE[1][1])).toEqual({ rule: 'MUS.RULING.5', reason: 'face-down' });
  expect(why(table, 0, TAKE[1][2])).toEqual({ rule: 'MUS.RULING.5', reason: 'face-down' });
});

test('with no jewel in the supply a champion takes one before putting it down', () => {
  const table = won('P--', 'JJ-', '--J');
  expect(why(table, 0, supply('jewel'))).toEqual({ rule: 'MUS.14', reason: 'no-jewel-left' });
  expect(why(table, 0, PUT[1])).toEqual({ rule: 'MUS.14', reason: 'take-jewel-first' });
  expect(why(table, 0, FREE[0])).toBeNull();
  expect(why(table, 0, want('free'))).toBeNull();
  table.take(0, 1, 0);
  expect(why(table, 0, supply('jewel'))).toBeNull();
  expect(why(table, 0, PUT[0])).toEqual({ rule: 'MUS.15', reason: 'one-marker' });
  expect(why(table, 0, PUT[1])).toBeNull();
  expect(why(table, 0, TAKE[2][2])).toEqual({ rule: 'MUS.RULING.5', reason: 'face-down' });
});

test('a champion with three covered cards gets no jewel', () => {
  const table = won('JPP', 'J--', '---');
  const full = { rule: 'MUS.16', reason: 'champion-full' };
  for (const choice of [supply('jewel'), PUT[0], TAKE[1][0]]) expect(why(table, 0, choice)).toEqual(full);
  expect(why(table, 0, FREE[1])).toBeNull();
});

test('a scapegoat cannot pass, nor take a prison from a player while the supply has one', () => {
  const table = lost('J--', 'P--', '---');
  expect(why(table, 0, want('pass'))).toEqual({ rule: 'MUS.13', reason: 'scapegoat-must' });
  expect(why(table, 0, supply('prison'))).toBeNull();
  expect(why(table, 0, PUT[0])).toEqual({ rule: 'MUS.15', reason: 'one-marker' });
  expect(why(table, 0, TAKE[1][0])).toEqual({ rule: 'MUS.14', reason: 'supply-first-prison' });
});

test('with no prison in the supply a scapegoat takes one of the others, not an own one', () => {
  const table = lost('P--', 'PP-', '---');
  expect(why(table, 0, supply('prison'))).toEqual({ rule: 'MUS.14', reason: 'no-prison-left' });
  expect(why(table, 0, TAKE[0][0])).toEqual({ rule: 'MUS.RULING.6', reason: 'not-your-own' });
  expect(why(table, 0, PUT[1])).toEqual({ rule: 'MUS.14', reason: 'take-prison-first' });
  expect(why(table, 0, TAKE[1][0])).toBeNull();
  table.take(0, 1, 0);
  expect(why(table, 0, PUT[1])).toBeNull();
  expect(why(table, 0, PUT[0])).toEqual({ rule: 'MUS.15', reason: 'one-marker' });
  expect(why(table, 0, supply('prison'))).toBeNull();
});

test('a scapegoat with three covered cards gives a jewel back and nothing else', () => {
  const table = lost('JPJ', 'P--', '---');
  const full = { rule: 'MUS.17', reason: 'scapegoat-full' };
  for (const choice of [SURRENDER[1], TAKE[1][0]]) expect(why(table, 0, choice)).toEqual(full);
  expect(why(table, 0, supply('prison'))).toEqual({ rule: 'MUS.RULING.7', reason: 'only-a-jewel' });
  expect(why(table, 0, SURRENDER[0])).toBeNull();
});
