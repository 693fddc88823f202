import { expect, test } from 'vitest';
import { roy } from '#games/roy/game.ts';
import { CLOCK, readOptions } from '#kernel/game.ts';
import { below } from '#kernel/rng.ts';
import { choosersOf } from './choosers.ts';

const MATCHES = [
  { seats: 2, given: {} },
  { seats: 3, given: { oneForAllVote: 'on' } },
  { seats: 4, given: { automa: 'on' } },
  { seats: 6, given: { treville: 'stands-in', openTrades: 'on' } },
];

test.each(MATCHES)(
  'whoever must choose is told apart from whoever may step in: $seats seats, $given',
  ({ seats, given }) => {
    const { options } = readOptions(roy.options, given);
    if (options === null) throw new Error('no such option');
    let offers = 0;
    for (let match = 1; match <= 6; match++) {
      const chance = { key: [match, 2, 3, 4, 5, 6, 7, 8], at: 0 };
      const state = roy.setup(seats, options, { key: [match, 9, 9, 9, 9, 9, 9, 9], at: 0 }, null);
      for (;;) {
        const decisions = roy.decisions(state);
        if (decisions.length === 0) break;
        const asked = decisions.map(each => each.seat);
        const must = decisions.filter(each => !each.optional).map(each => each.seat);
        offers += asked.length - must.length;
        expect(choosersOf(roy.view(state, null), asked), state.todo.at(-1)?.kind).toEqual(must);
        const { seat, choices } = decisions[below(chance, decisions.length)];
        roy.apply(state, seat, choices[below(chance, choices.length)], null);
      }
    }
    expect(offers).toBeGreaterThan(0);
  },
);

test('the clock is nobody to wait for', () => {
  const { options } = readOptions(roy.options, {});
  if (options === null) throw new Error('no such option');
  const view = roy.view(roy.setup(3, options, { key: [1, 2, 3, 4, 5, 6, 7, 8], at: 0 }, null), null);
  const todo = [{ kind: 'vote' as const, effect: 'time' as const, by: 1, yes: [1], no: [] }];
  expect(choosersOf({ ...view, todo }, [2, CLOCK])).toEqual([2]);
});
