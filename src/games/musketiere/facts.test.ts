import { expect, test } from 'vitest';
import { seeded } from '#kernel/fairness.ts';
import { below } from '#kernel/rng.ts';
import { CARDS, cardSwords, cardValue } from './cards.ts';
import {
  duelNow,
  guardsToCome,
  isAlone,
  lacksOne,
  markUnseen,
  outSeat,
  sourceOf,
  toLay,
  whereabouts,
} from './facts.ts';
import { musketiere } from './game.ts';
import { guardsFor } from './guards.ts';
import { lost, match, position, won } from './testing.ts';

/** A match played at random for so many choices. */
const after = (choices: number, players: number) => {
  const state = musketiere.setup(players, { length: 'round' }, seeded(`count ${choices} ${players}`), null);
  const rng = seeded('choices');
  for (let i = 0; i < choices && state.phase !== 'over'; i++) {
    const asked = musketiere.decisions(state);
    const decision = asked[below(rng, asked.length)];
    musketiere.apply(state, decision.seat, decision.choices[below(rng, decision.choices.length)], null);
  }
  return state;
};

test('MUS.4 before the first duel only my own cards are seen, and every guard is to come', () => {
  const view = musketiere.view(after(0, 3), 1);
  const cards = whereabouts(view);
  expect(guardsToCome(view)).toEqual(guardsFor(3));
  expect(cards.flat().filter(where => where === 'mine')).toHaveLength(12);
  expect(cards.flat().filter(where => where === 'fought')).toHaveLength(0);
  for (const card of view.hand) expect(cards[cardValue(card)][cardSwords(card)]).toBe('mine');
});

test('MUS.8 the guards to come are as many as lie face down, at any moment', () => {
  for (let choices = 0; choices < 70; choices += 3)
    for (const players of [2, 3, 4]) {
      const view = musketiere.view(after(choices, players), null);
      expect(view.phase === 'over' ? [] : guardsToCome(view)).toHaveLength(view.guards);
    }
});

test('MUS.9 what has fought is known to everybody, and nothing else of the others', () => {
  const state = after(40, 3);
  const shown = state.duels.flatMap(({ cards }) => cards.filter(card => card !== null));
  expect(shown.length).toBeGreaterThan(0);
  for (const seat of [0, 1, 2, null]) {
    const counted = whereabouts(musketiere.view(state, seat));
    for (const card of shown) expect(counted[cardValue(card)][cardSwords(card)]).toBe('fought');
    const own = seat === null ? 0 : state.hands[seat].length + state.rewards[seat].length + state.discards[seat].length;
    const picked = seat !== null && state.phase === 'pick' && state.picks[seat] !== null ? 1 : 0;
    expect(counted.flat().filter(where => where === 'mine')).toHaveLength(own + picked);
  }
});

test('MUS.4 what is marked as unseen is what nobody could count', () => {
  for (const seat of [0, 1, 2]) {
    const view = musketiere.view(after(40, 3), seat);
    const unseen = new Uint8Array(CARDS);
    markUnseen(unseen, view);
    const where = whereabouts(view).flat();
    expect([...unseen]).toEqual(where.map(each => (each === 'unseen' ? 1 : 0)));
  }
});

test('MUS.8 a duel counts from the turn of its guard until it is settled', () => {
  expect(duelNow(match(2).view(0))).toBe(0);
  expect(duelNow(position({ duel: 4 }).view(0))).toBe(4);
  const table = won('---', '---', '---');
  expect(duelNow(table.view(0))).toBe(1);
  table.put(0, 0);
  expect(duelNow(table.view(0))).toBe(2);
});

test('MUS.6 three reward cards are to be laid, one by one', () => {
  const table = match(2);
  const [card] = table.state.hands[1];
  table.reward(1, card);
  expect([0, 1].map(seat => toLay(table.view(null), seat))).toEqual([3, 2]);
});

test('MUS.14 a marker comes from the supply while it has one, then from the others', () => {
  expect(sourceOf(won('J--', 'J--', '---').view(0), 'jewel')).toBe('supply');
  expect(sourceOf(won('J--', 'JJ-', '---').view(0), 'jewel')).toBe('others');
  expect(sourceOf(lost('---', 'PP-', 'P--').view(0), 'prison')).toBe('others');
});

test('MUS.19 who has two of three jewels lacks one to end the round', () => {
  const rows = ['JJ-', 'J-J', 'JJP', 'JP-', 'J--', 'JJJ'];
  const lacking = rows.filter(row => lacksOne(position({ markers: [row, '---'] }).view(0).markers[0], 'jewel'));
  expect(lacking).toEqual(['JJ-', 'J-J', 'JJP']);
});

test('MUS.18 who has two of three prisons lacks one to be shut out', () => {
  const rows = ['PP-', '-PP', 'PJP', 'JP-', '--P', 'PPP'];
  const lacking = rows.filter(row => lacksOne(position({ markers: [row, '---'] }).view(0).markers[0], 'prison'));
  expect(lacking).toEqual(['PP-', '-PP', 'PJP']);
});

test('MUS.RULING.10 of two players one is alone when the other is shut out; of three nobody is', () => {
  expect(isAlone(position({ markers: ['---', 'PPP'] }).view(0))).toBe(true);
  expect(isAlone(position({ markers: ['PPP', '---'] }).view(0))).toBe(true);
  expect(isAlone(position({ markers: ['---', 'PPJ'] }).view(0))).toBe(false);
  expect(isAlone(position({ markers: ['---', 'PPP', '---'] }).view(0))).toBe(false);
});

test('MUS.18 three prisons keep one player out of the duel, in whatever seat, and nobody without them', () => {
  const out = (...markers: readonly string[]) => outSeat(position({ markers }).view(null));
  expect([out('PPP', '---', '---'), out('---', '---', 'PPP'), out('PP-', 'P--', '---')]).toEqual([0, 2, null]);
});

test('MUS.18 what a player has thrown away he has seen, and the others have not', () => {
  const table = position({ markers: ['PPP', '---', '---'], target: 0 });
  const thrown = table.state.hands[0][0];
  table.duel(thrown, table.state.hands[1][0], table.state.hands[2][0]);
  const marks = [0, 1, 2].map(seat => {
    const unseen = new Uint8Array(CARDS);
    markUnseen(unseen, table.view(seat));
    return unseen[thrown];
  });
  expect(marks).toEqual([0, 1, 1]);
});
