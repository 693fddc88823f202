import { expect, test } from 'vitest';
import type { Event } from '#games/roy/events.ts';
import type { View } from '#games/roy/view.ts';
import { deedsOf } from './deeds.ts';
import { planOf } from './plan.ts';
import { historyOf } from './track-history.ts';
import { sideOf, turningPointsOf } from './turning-points.ts';

const turn = (number: number): Event => ({ kind: 'turn', turn: number });
const END = { time: 4, honour: 3, siege: -2, purse: 6 } as unknown as View;

test('the tracks are told from how they stood at the start to how they stood at the end of each round', () => {
  const history = historyOf(
    [
      turn(1),
      { kind: 'purse', change: -2, purse: 3 },
      { kind: 'siege-moved', milady: 2, team: 0, from: 0, to: -2 },
      { kind: 'time', time: 2, cause: 'turn' },
      turn(2),
      { kind: 'board', board: 2 },
      { kind: 'honour', change: -3, honour: 3 },
      { kind: 'abduction', red: { swords: 2, shields: 2 }, total: 2 },
      { kind: 'completed', place: 'louvre', card: 'ball' },
    ],
    END,
  );
  expect(history).toEqual([
    { round: 0, time: 1, honour: 13, siege: 0, constance: 0, quest: 1, purse: 5 },
    { round: 1, time: 2, honour: 13, siege: -2, constance: 0, quest: 1, purse: 3 },
    { round: 2, time: 2, honour: 10, siege: -2, constance: 2, quest: 2, purse: 3 },
  ]);
});

test('a track that never moved stands where it stands in the end', () => {
  const [start] = historyOf([turn(1)], END);
  expect(start).toMatchObject({ time: 4, honour: 10, siege: -2, purse: 6 });
});

test('a mission won in Paris, or another one there, gives Constance respite', () => {
  const taken: Event = { kind: 'abduction', red: { swords: 3, shields: 1 }, total: 3 };
  const after = (event: Event) => historyOf([turn(1), taken, event], END).at(-1)?.constance;
  expect(after({ kind: 'completed', place: 'paris', card: 'abduction' })).toBe(0);
  expect(after({ kind: 'paris', card: 'duels', replaced: 'abduction', back: [], reveals: true })).toBe(0);
  expect(after({ kind: 'completed', place: 'louvre', card: 'ball' })).toBe(3);
});

test('deeds are counted for each man: duels, challenges, wounds and falls', () => {
  const events: readonly Event[] = [
    { kind: 'duel-over', who: 'athos', foe: 'jussac', won: true, life: 2 },
    { kind: 'duel-over', who: 'athos', foe: 'cavois', won: false, life: 0 },
    { kind: 'challenged', who: 'aramis', skill: 'gallantry', value: 6, score: 6, won: true },
    { kind: 'challenged', who: 'aramis', skill: 'gallantry', value: 6, score: 3, won: false },
    { kind: 'wounded', who: 'athos', wounds: 2, life: 0, by: 'duel' },
    { kind: 'fell', who: 'athos', by: 'duel', at: 'paris' },
  ];
  expect(deedsOf(events, ['athos', 'aramis', 'porthos'])).toEqual([
    { who: 'athos', duels: 2, won: 1, challenges: 0, wounds: 2, falls: 1 },
    { who: 'aramis', duels: 0, won: 0, challenges: 1, wounds: 0, falls: 0 },
    { who: 'porthos', duels: 0, won: 0, challenges: 0, wounds: 0, falls: 0 },
  ]);
});

test('Milady’s plan is what came to light of it, round by round', () => {
  const events: readonly Event[] = [
    { kind: 'paris', card: 'abduction', replaced: null, back: [], reveals: true },
    turn(1),
    { kind: 'betrayed', card: 'ambush', reveals: true },
    { kind: 'exposed', location: 'quarters', by: null, reveals: true },
    turn(2),
    { kind: 'intercepted', who: 'athos', location: 'paris', reveals: true },
    turn(3),
  ];
  expect(planOf(events)).toEqual([
    { round: 1, location: 'quarters', found: false, paris: 'abduction', treachery: ['ambush'] },
    { round: 2, location: 'paris', found: true, paris: null, treachery: [] },
    { round: 3, location: null, found: false, paris: null, treachery: [] },
  ]);
});

const FELL: Event = { kind: 'fell', who: 'athos', by: 'duel', at: 'paris' };
const DONE: Event = { kind: 'board-done', board: 1, who: 'athos' };
const DOWN: Event = { kind: 'rochefort-down' };
const JAILED: Event = { kind: 'jailed', who: 'athos', by: 'richelieu' };
const PASSES: Event = { kind: 'time', time: 3, cause: 'turn' };

test('turning points come in their order, with their rounds, and everyday things are none', () => {
  expect(turningPointsOf([turn(1), PASSES, FELL, turn(2), DONE, DOWN])).toEqual([
    { round: 1, event: FELL },
    { round: 2, event: DONE },
    { round: 2, event: DOWN },
  ]);
});

test('there are six turning points at most, the weightiest, and every board that was done is among them', () => {
  const boards = ([1, 2, 3] as const).map((board): Event => ({ kind: 'board-done', board, who: 'athos' }));
  const points = turningPointsOf([JAILED, FELL, JAILED, FELL, ...boards, DOWN]);
  expect(points.map(({ event }) => event)).toEqual([FELL, FELL, ...boards, DOWN]);
});

test('of the same kind of thing only the last two are turning points', () => {
  const falls = ([1, 2, 3, 4] as const).map((round): readonly Event[] => [turn(round), FELL]);
  expect(turningPointsOf(falls.flat()).map(({ round }) => round)).toEqual([3, 4]);
});

test('each turning point belongs to the side it helped', () => {
  const of = (event: Event) => sideOf({ round: 1, event });
  expect([FELL, DONE, DOWN].map(of)).toEqual(['milady', 'musketeers', 'musketeers']);
  expect(of({ kind: 'siege-moved', milady: 0, team: 2, from: 0, to: 2 })).toBe('musketeers');
  expect(of({ kind: 'siege-moved', milady: 2, team: 0, from: 0, to: -2 })).toBe('milady');
});
