import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { GAMES } from '#games/index.ts';
import type { Plan } from './plan.ts';
import { playStretch, type Stretch } from './stretch.ts';
import { addTally, emptyTally, sidesOf, type Tally } from './tally.ts';

export interface Simulation {
  readonly tally: Tally;
  readonly seconds: number;
}

interface Surroundings {
  readonly cores: number;
  /** Called now and then with the number of matches played so far. */
  readonly onProgress: (played: number) => void;
  /** Aborting ends the workers at once. */
  readonly signal?: AbortSignal;
}

/** About a tenth of a second of work for quick bots; one match at a time for those who think. */
const stretchSize = ({ seats, games }: Plan, cores: number): number =>
  seats.includes('thinker') ? 1 : Math.max(1, Math.min(250, Math.floor(games / (cores * 8))));

/** Plays all matches of a plan on so many cores. Which core plays which match makes no difference to the result. */
export const simulate = async (plan: Plan, { cores, onProgress, signal }: Surroundings): Promise<Simulation> => {
  const start = performance.now();
  const tally = emptyTally(sidesOf(plan, GAMES[plan.game].game));
  const size = stretchSize(plan, cores);
  let from = 0;

  const next = (): Stretch | null => {
    if (from >= plan.games) return null;
    const stretch = { from, to: Math.min(plan.games, from + size) };
    from = stretch.to;
    return stretch;
  };

  const add = (more: Tally) => {
    addTally(tally, more);
    onProgress(tally.games);
  };

  const workers = Math.min(cores, Math.ceil(plan.games / size));
  if (workers > 1) await Promise.all(Array.from({ length: workers }, () => employ(plan, next, add, signal)));
  else
    for (let stretch = next(); stretch !== null; stretch = next()) {
      signal?.throwIfAborted();
      add(playStretch(plan, stretch));
      await new Promise(resolve => setImmediate(resolve));
    }
  return { tally, seconds: (performance.now() - start) / 1000 };
};

/** One worker, given stretch after stretch until there are none left. */
const employ = (plan: Plan, next: () => Stretch | null, add: (tally: Tally) => void, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const first = next();
    if (first === null) return resolve();
    const worker = new Worker(new URL('./worker.node.ts', import.meta.url), { workerData: plan });
    const stop = () => void worker.terminate();
    signal?.addEventListener('abort', stop, { once: true });
    worker.on('message', (tally: Tally) => {
      add(tally);
      const stretch = next();
      if (stretch === null) stop();
      else worker.postMessage(stretch);
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      signal?.removeEventListener('abort', stop);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    });
    worker.postMessage(first);
  });
