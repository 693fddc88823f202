import { expect, test } from 'vitest';
import { barred } from '#games/musketiere/barred.ts';
import { FIGHT, FREE, PUT, TAKE } from '#games/musketiere/choices.ts';
import { wander } from '#games/musketiere/testing.ts';
import { touchesCard, touchesReward, triesFor } from './touches.ts';

test('a card in hand is touched for whatever can be done with it', () => {
  expect(touchesCard(37)(FIGHT[37])).toBe(true);
  expect(touchesCard(37)(FIGHT[36])).toBe(false);
  expect(touchesCard(0)(PUT[0])).toBe(false);
});

test('a reward card is touched by its owner to put, free or surrender, and by others to take', () => {
  expect(touchesReward(2, 1, 2)(PUT[1])).toBe(true);
  expect(touchesReward(2, 1, 2)(FREE[0])).toBe(false);
  expect(touchesReward(2, 1, 0)(PUT[1])).toBe(false);
  expect(touchesReward(2, 1, 0)(TAKE[2][1])).toBe(true);
  expect(touchesReward(2, 1, 0)(TAKE[1][1])).toBe(false);
  expect(touchesReward(2, 1, 0)({ kind: 'touch', seat: 2, place: 1 })).toBe(true);
});

test('what is tried in vain is found by all it says', () => {
  expect(triesFor({ kind: 'peek', at: 'thrown', seat: 1 })({ kind: 'peek', at: 'thrown', seat: 1 })).toBe(true);
  expect(triesFor({ kind: 'peek', at: 'thrown', seat: 1 })({ kind: 'peek', at: 'thrown', seat: 2 })).toBe(false);
  expect(triesFor({ kind: 'peek', at: 'guards' })({ kind: 'talk' })).toBe(false);
});

test('a card and a place have one answer at most: a choice or a reason', { tags: 'long' }, () => {
  wander(6, ({ state, view, choices }) => {
    for (const me of state.totals.keys()) {
      const all = [...choices(me), ...barred(view(me)).map(({ choice }) => choice)];
      const touchable = [
        ...state.hands[me].map(touchesCard),
        ...state.rewards.flatMap((row, seat) => row.map((_, place) => touchesReward(seat, place, me))),
      ];
      for (const touches of touchable) expect(all.filter(touches).length).toBeLessThan(2);
    }
  });
});
