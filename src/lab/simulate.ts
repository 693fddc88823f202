import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { Plan } from './plan.ts';
import { type Broken, type Done, playStretch, type Stretch } from './stretch.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

export interface Simulation {
  readonly tally: Tally;
  readonly seconds: number;
  /** The first match that broke: no new ones are begun after it. */
  readonly broken: Broken | null;
}

interface Surroundings {
  readonly cores: number;
  /** Called now and then with the number of matches played so far. */
  readonly onProgress: (played: number) => void;
  /** Aborting ends the workers at once. */
  readonly signal?: AbortSignal;
}

/** About a tenth of a second of work for quick bots; one match at a time for those who think. */
const stretchSize = ({ seats, sides, games }: Plan, cores: number): number =>
  [...seats, ...Object.values(sides)].includes('thinker')
    ? 1
    : Math.max(1, Math.min(250, Math.floor(games / (cores * 8))));

/** Plays all matches of a plan on so many cores. Which core plays which match makes no difference to the result. */
export const simulate = async (plan: Plan, { cores, onProgress, signal }: Surroundings): Promise<Simulation> => {
  const start = performance.now();
  const tally = emptyTally(plan);
  const size = stretchSize(plan, cores);
  const end = plan.first + plan.games;
  let from = plan.first;
  let broken: Broken | null = null;

  const next = (): Stretch | null => {
    if (from >= end || broken !== null) return null;
    const stretch = { from, to: Math.min(end, from + size) };
    from = stretch.to;
    return stretch;
  };

  const add = (done: Done) => {
    if (done.broken === null) addTally(tally, done.tally);
    else if (broken === null || done.broken.number < broken.number) broken = done.broken;
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
  return { tally, seconds: (performance.now() - start) / 1000, broken };
};

/** One worker, given stretch after stretch until there are none left. */
const employ = (plan: Plan, next: () => Stretch | null, add: (done: Done) => void, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const first = next();
    if (first === null) return resolve();
    const worker = new Worker(new URL('./worker.node.ts', import.meta.url), { workerData: plan });
    const stop = () => void worker.terminate();
    signal?.addEventListener('abort', stop, { once: true });
    worker.on('message', (done: Done) => {
      add(done);
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
