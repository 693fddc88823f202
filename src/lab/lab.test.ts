import { expect, test } from 'vitest';
import { seeded } from '#kernel/fairness.ts';
import { loadFramework } from './boardgameio/framework.ts';
import { TURNS } from './boardgameio/musketiere.ts';
import { boardgameio, panache } from './contest.ts';
import { playMatch } from './match.ts';
import type { Plan } from './plan.ts';
import { simulate } from './simulate.ts';
import { shareWithin } from './wilson.ts';

const plan: Plan = {
  game: 'musketiere',
  seats: ['greedy', 'random', 'thinker'],
  options: { length: 'round' },
  games: 12,
  seed: 'lab',
  thinking: { by: 'count', iterations: 12 },
};

test('the number of cores makes no difference', async () => {
  const played: number[] = [];
  const one = await simulate(plan, { cores: 1, onProgress: games => played.push(games) });
  const two = await simulate(plan, { cores: 2, onProgress: () => {} });
  expect(two.tally).toEqual(one.tally);
  expect(played.at(-1)).toBe(12);
  expect(one.tally.wins.reduce((sum, wins) => sum + wins)).toBe(12);
});

test('another seed or another number is another match', () => {
  expect(playMatch(plan, 3)).toEqual(playMatch(plan, 3));
  expect(playMatch(plan, 3)).not.toEqual(playMatch(plan, 4));
  expect(playMatch(plan, 3)).not.toEqual(playMatch({ ...plan, seed: 'other' }, 3));
});

test('each end of the interval is a true share that would make the one seen 1.96 standard errors of a surprise', () => {
  for (const [wins, games] of [
    [120, 200],
    [1, 7],
    [99, 100],
    [500, 1000],
  ]) {
    const { share, low, high } = shareWithin(wins, games);
    for (const end of [low, high]) {
      expect(Math.abs(share - end) / Math.sqrt((end * (1 - end)) / games)).toBeCloseTo(1.96, 3);
    }
    expect(low).toBeLessThan(share);
    expect(high).toBeGreaterThan(share);
  }
  expect(shareWithin(0, 10).low).toBeCloseTo(0);
  expect(shareWithin(10, 10).high).toBeCloseTo(1);
  expect(shareWithin(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});

test.each(TURNS)('boardgame.io plays the same games as Panache, turns %s', turns => {
  const framework = loadFramework();
  if (framework === null) throw new Error('boardgame.io is not installed');
  for (const players of [2, 3, 4]) {
    for (let game = 0; game < 3; game++) {
      const [ours, theirs] = [panache, boardgameio(framework, turns)].map(play =>
        play(players, seeded(`deal ${game}`), seeded(`whim ${game}`)),
      );
      expect(theirs).toEqual(ours);
    }
  }
});
