import { expect, test } from 'vitest';
import { seeded } from '#kernel/fairness.ts';
import { below } from '#kernel/rng.ts';
import { race as raceOf, standingsOf } from './race.ts';

const race = (...given: Parameters<typeof raceOf>): number => raceOf(...given).best;

test('the favourite wins where nothing was tried', () => {
  expect(race(5, 3, () => null)).toBe(3);
});

test('the favourite wins where nothing tells the runners apart', () => {
  let tries = 0;
  expect(race(4, 2, () => (tries++ < 400 ? 0.5 : null))).toBe(2);
});

test('a small but steady difference is found under a lot of common luck', () => {
  const rng = seeded('luck');
  const luck = Array.from({ length: 2000 }, () => below(rng, 1000) / 1000);
  let tries = 0;
  const best = race(6, 0, (world, runner) => (tries++ < 1200 ? luck[world] + (runner === 4 ? 0.01 : 0) : null));
  expect(best).toBe(4);
});

test('those who clearly trail drop out, and the last one left ends the race', () => {
  const rng = seeded('trail');
  const tries = [0, 0, 0];
  const best = race(3, 0, (_, runner) => {
    tries[runner]++;
    return runner === 1 ? 0.9 + below(rng, 100) / 1000 : below(rng, 100) / 1000;
  });
  expect(best).toBe(1);
  expect(Math.max(...tries)).toBeLessThan(40);
});

test('a favourite that is trusted gives way only to a clear lead', () => {
  const runs = (lead: number) => {
    const rng = seeded('trust');
    let tries = 0;
    return race(2, 0, (_, runner) => (tries++ < 60 ? below(rng, 1000) / 1000 + (runner === 1 ? lead : 0) : null), 2);
  };
  expect(runs(0.05)).toBe(0);
  expect(runs(0.6)).toBe(1);
});

test('an unfinished world favours nobody', () => {
  let tries = 0;
  // The second world is met by runner 0 only: its luck there must not count.
  expect(race(2, 1, (world, runner) => (tries++ < 3 ? (world === 1 ? 100 : runner) : null))).toBe(1);
});

test('standings lay the distance over common worlds on the mean of the winner', () => {
  const luck = [0.2, 0.8, 0.5, 0.9];
  let tries = 0;
  const raced = raceOf(2, 0, (world, runner) => (tries++ < 7 ? luck[world] - 0.1 * runner : null));
  const [first, second] = standingsOf(raced);
  expect(raced.best).toBe(0);
  expect(first?.mean).toBeCloseTo(0.6, 9);
  expect(first?.error).toBeGreaterThan(0);
  expect(second?.mean).toBeCloseTo(0.5, 9);
  expect(second?.error).toBeCloseTo(0, 9);
});

test('whoever never ran has no standing', () => {
  expect(standingsOf(raceOf(2, 1, () => null))).toEqual([null, null]);
});
