import { expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import { GAME_IDS } from '#games/index.ts';
import { seeded } from '#kernel/fairness.ts';
import { TURNS } from './boardgameio/framed.ts';
import { loadFramework } from './boardgameio/framework.ts';
import { boardgameio, panache } from './contest.ts';
import { playMatch } from './match.ts';
import { type Plan, settingOf } from './plan.ts';
import { simulate } from './simulate.ts';
import { addMatch, emptyTally } from './tally.ts';
import { shareWithin } from './wilson.ts';

const plan: Plan = {
  game: 'musketiere',
  players: 3,
  seats: ['greedy', 'random', 'thinker'],
  sides: {},
  options: { length: 'round' },
  anyOptions: false,
  first: 0,
  games: 12,
  seed: 'lab',
  thinking: { by: 'count', iterations: 12 },
};

test('the number of cores makes no difference', { tags: 'long' }, async () => {
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

const roy: Plan = { ...plan, game: 'roy', players: 'any', seats: ['random'], options: {}, anyOptions: true, games: 24 };

test('where anything goes every match draws its own table, the same one every time', async () => {
  const settings = Array.from({ length: 60 }, (_, number) => settingOf(roy, number));
  expect(new Set(settings.map(each => each.players))).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(new Set(settings.map(each => JSON.stringify(each.options))).size).toBe(60);
  expect(settings.every(each => each.levels.length === each.players)).toBe(true);
  expect(settingOf(roy, 7)).toEqual(settings[7]);
  const given = { ...roy, players: 4, options: { automa: 'on' } } as const;
  expect(settings.map((_, number) => settingOf(given, number)).every(each => each.options.automa === 'on')).toBe(true);
  const { tally, broken } = await simulate(roy, { cores: 1, onProgress: () => {} });
  expect(broken).toBeNull();
  expect(tally.seats[0]).toBe(24);
  expect(tally.seats[5]).toBeLessThan(24);
  expect(tally.sides.milady + tally.sides.musketeers).toBe(24);
});

test('a side can have a bot of its own', () => {
  const { levels } = settingOf({ ...roy, players: 4, sides: { milady: 'steady' } }, 0);
  expect(levels).toEqual(['steady', 'random', 'random', 'random']);
});

test('how far the matches came is counted where a game tells it', () => {
  const counted = emptyTally(roy);
  const match = { ...playMatch(roy, 0), decisions: 1 };
  const sides = ['milady', 'musketeers'];
  for (const reached of ['board 1', 'board 2', 'board 1'])
    addMatch(counted, sides, { ...match, outcome: { ending: 'time', winners: [0], scores: [0], turns: 9, reached } });
  expect(counted.reached).toEqual({ 'board 1': 2, 'board 2': 1 });
});

test('a match that breaks is told with all that is needed to play it again', async () => {
  const impossible = { ...roy, options: { automa: 'maybe' }, anyOptions: false, players: 3 } as const;
  expect(() => settingOf(impossible, 0)).toThrow('automa');
  const broke = await simulate({ ...roy, seats: ['greedy'], players: 3, first: 5 }, { cores: 1, onProgress: () => {} });
  expect(broke.broken).toMatchObject({ number: 5, seed: 'lab', players: 3, levels: ['greedy', 'greedy', 'greedy'] });
  expect(broke.broken?.error).toContain('greedy');
  expect(broke.tally.games).toBe(0);
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

test.each(TURNS)('boardgame.io plays the same games as Panache, turns %s', { tags: 'long' }, turns => {
  const framework = loadFramework();
  if (framework === null) throw new Error('boardgame.io is not installed');
  for (const id of GAME_IDS) {
    for (const players of GAMES[id].game.seats) {
      const [ours, theirs] = [panache(id), boardgameio(framework, id, turns)].map(play =>
        play(players, seeded(`deal ${players}`), seeded(`whim ${players}`)),
      );
      expect(theirs).toEqual(ours);
    }
  }
});
