import { parentPort, workerData } from 'node:worker_threads';
import { seeded } from '#kernel/fairness.ts';
import { fork } from '#kernel/rng.ts';
import { loadFramework } from './boardgameio/framework.ts';
import type { Turns } from './boardgameio/musketiere.ts';
import { boardgameio, type Contestant, panache } from './contest.ts';

/** What a contestant is asked: a few games to compare, or as many as it can play in some seconds. */
export type Heat =
  | { readonly kind: 'games'; readonly players: number; readonly games: number }
  | { readonly kind: 'speed'; readonly players: readonly number[]; readonly seconds: number; readonly seed: string };

/** Processor time of this thread alone, in seconds: other programs on the machine do not count. */
const clock = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};

/** The course of some games, written out: equal texts are equal games. */
const course = (play: Contestant, players: number, games: number): string => {
  const lines: string[] = [];
  for (let game = 0; game < games; game++) {
    const { decisions, scores } = play(players, seeded(`deal/${game}`), seeded(`whim/${game}`));
    lines.push(`${decisions}:${scores.join()}`);
  }
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

const contestant = (): Contestant | null => {
  if (workerData === 'panache') return panache;
  const framework = loadFramework();
  return framework === null ? null : boardgameio(framework, workerData as Turns);
};

const play = contestant();
if (play === null) parentPort?.postMessage(null);
else
  parentPort?.on('message', (heat: Heat) =>
    parentPort?.postMessage(
      heat.kind === 'games'
        ? course(play, heat.players, heat.games)
        : speed(play, heat.players, heat.seconds, heat.seed),
    ),
  );
