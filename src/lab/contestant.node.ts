import { parentPort, workerData } from 'node:worker_threads';
import type { GameId } from '#games/index.ts';
import { seeded } from '#kernel/fairness.ts';
import { fork } from '#kernel/rng.ts';
import type { Turns } from './boardgameio/framed.ts';
import { loadFramework } from './boardgameio/framework.ts';
import { boardgameio, type Contestant, panache, playAtRandom, rulesOf } from './contest.ts';

/** Who enters: our engine, or boardgame.io taking turns in one of its ways. */
export interface Entry {
  readonly game: GameId;
  readonly as: 'panache' | Turns;
}

/** What a contestant is asked: games to compare, as many games as it can play in some seconds, or copies of states. */
export type Heat =
  | { readonly kind: 'games'; readonly players: number; readonly games: number }
  | { readonly kind: 'speed'; readonly players: readonly number[]; readonly seconds: number; readonly seed: string }
  | { readonly kind: 'clone'; readonly players: readonly number[]; readonly seconds: number };

/** Processor time of this thread alone, in seconds: other programs on the machine do not count. */
const clock = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};

/** The course of some games, written out: equal texts are equal games. */
const course = (play: Contestant, players: number, games: number): string => {
  const lines: string[] = [];
  for (let game = 0; game < games; game++)
    lines.push(JSON.stringify(play(players, seeded(`deal/${game}`), seeded(`whim/${game}`))));
  return lines.join('\n');
};

/** Decisions per second, an equal time for each number of players. */
const speed = (play: Contestant, numbers: readonly number[], seconds: number, seed: string): number => {
  const dice = seeded(`${seed}/dice`);
  const whim = seeded(`${seed}/whim`);
  let decisions = 0;
  const start = clock();
  for (const [i, players] of numbers.entries()) {
    const end = start + (seconds * (i + 1)) / numbers.length;
    while (clock() < end) for (let n = 0; n < 4; n++) decisions += play(players, fork(dice), whim).decisions;
  }
  return decisions / (clock() - start);
};

/** One state in so many is copied. */
const SAMPLE = 7;
/** So many copies are kept, as by a bot that thinks: copies nobody keeps would cost next to nothing. */
const KEPT = 1024;

/** Microseconds for a copy of a state, over states from all stages of games. */
const cloning = (id: GameId, numbers: readonly number[], seconds: number): number => {
  const rules = rulesOf(id);
  const { game } = rules;
  const states: unknown[] = [];
  for (const players of numbers) {
    let seen = 0;
    playAtRandom(rules, players, seeded(`clone/${players}`), seeded(`whim/${players}`), state => {
      if (seen++ % SAMPLE === 0) states.push(game.clone(state));
    });
  }
  const kept: unknown[] = Array.from({ length: KEPT }, () => null);
  let made = 0;
  const start = clock();
  while (clock() < start + seconds) for (let i = 0; i < states.length; i++) kept[made++ % KEPT] = game.clone(states[i]);
  return ((clock() - start) * 1e6) / made;
};

const { game, as } = workerData as Entry;

const contestant = (): Contestant | null => {
  if (as === 'panache') return panache(game);
  const framework = loadFramework();
  return framework === null ? null : boardgameio(framework, game, as);
};

const run = (play: Contestant, heat: Heat): string | number => {
  switch (heat.kind) {
    case 'games':
      return course(play, heat.players, heat.games);
    case 'speed':
      return speed(play, heat.players, heat.seconds, heat.seed);
    case 'clone':
      return cloning(game, heat.players, heat.seconds);
  }
};

const play = contestant();
if (play === null) parentPort?.postMessage(null);
else parentPort?.on('message', (heat: Heat) => parentPort?.postMessage(run(play, heat)));
