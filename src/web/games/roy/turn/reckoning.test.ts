import { expect, test } from 'vitest';
import type { Event } from '#games/roy/events.ts';
import { isScene, reckoningOf } from './reckoning.ts';

const SIEGE: Event = {
  kind: 'siege',
  red: { swords: 2, shields: 0 },
  blue: { swords: 0, shields: 1, lilies: 0 },
  smuggler: false,
};
const MOVED: Event = { kind: 'siege-moved', milady: 2, team: 0, from: 1, to: -1 };
const TIME: Event = { kind: 'time', time: 5, cause: 'turn' };
const LADDER: Event = { kind: 'ladder', space: 3 };
const HONOUR: Event = { kind: 'honour', change: -1, honour: 4 };
const ABDUCTION: Event = { kind: 'abduction', red: { swords: 2, shields: 2 }, total: 3 };
const turn = (number: number): Event => ({ kind: 'turn', turn: number });
const DUEL: Event = { kind: 'duel-over', who: 'athos', foe: 'jussac', won: true, life: 2 };

const told = (before: readonly Event[], shown: readonly Event[]) =>
  reckoningOf(before, shown)?.steps.map(({ account, before: from, after }) => [account, from, after]);

test('the end of a round is told step by step, each with what it was before and what it is after', () => {
  const shown = [SIEGE, MOVED, TIME, LADDER, HONOUR, ABDUCTION, turn(6)];
  expect(told([turn(5)], shown)).toEqual([
    ['siege', 1, -1],
    ['time', 4, 5],
    ['ladder', 2, 3],
    ['honour', 10, 9],
    ['constance', 1, 3],
    ['round', null, null],
  ]);
  expect(reckoningOf([turn(5)], shown)?.round).toBe(5);
});

test('as many steps are told as have been shown', () => {
  expect(told([turn(5)], [SIEGE])).toEqual([]);
  expect(told([turn(5)], [SIEGE, MOVED, TIME])?.length).toBe(2);
});

test('what a step is good for is said of the side it helps', () => {
  const good = reckoningOf([], [SIEGE, MOVED, { kind: 'time-stopped', cause: 'turn' }, { kind: 'earned' }, HONOUR]);
  expect(good?.steps.map(step => step.good)).toEqual(['milady', 'musketeers', 'musketeers', 'milady']);
  const still = reckoningOf([], [SIEGE, { ...MOVED, to: 1 }]);
  expect(still?.steps[0]?.good).toBe('nobody');
});

test('while the musketeers play, or Milady begins a round, there is no reckoning', () => {
  expect(reckoningOf([turn(4)], [DUEL, HONOUR])).toBeNull();
  expect(reckoningOf([turn(4), SIEGE, MOVED, turn(5)], [TIME])).toBeNull();
});

test('a question in the middle cuts it in two, and the first part is known', () => {
  const resumed = reckoningOf([turn(5), DUEL, SIEGE], [{ kind: 'sacrificed', who: 'athos' }, MOVED, TIME]);
  expect(resumed?.known).toBe(0);
  expect(resumed?.steps.length).toBe(2);
  const late = reckoningOf([turn(5), SIEGE, MOVED], [{ kind: 'declined', seat: 1 }, TIME]);
  expect(late?.known).toBe(1);
  expect(late?.steps.length).toBe(2);
  expect(late?.round).toBe(5);
});

test('what happens in the next round is no part of it and ends its telling', () => {
  const shown: readonly Event[] = [SIEGE, MOVED, TIME, turn(6)];
  expect(reckoningOf([turn(5)], shown)?.past).toBe(false);
  const after = reckoningOf([turn(5)], [...shown, { kind: 'no-paris' }, HONOUR]);
  expect(after?.past).toBe(true);
  expect(after?.steps.length).toBe(3);
});

test('wounds and recoveries name the man', () => {
  const step = reckoningOf([], [SIEGE, MOVED, { kind: 'wounded', who: 'athos', wounds: 1, life: 2, by: 'sacrifice' }]);
  expect(step?.steps.at(-1)).toMatchObject({ account: 'life', who: 'athos', before: 3, after: 2, good: 'milady' });
});

test('dice that have just fallen have the table to themselves', () => {
  expect([SIEGE, ABDUCTION, MOVED].map(isScene)).toEqual([true, true, true]);
  expect([TIME, undefined].map(isScene)).toEqual([false, false]);
});
