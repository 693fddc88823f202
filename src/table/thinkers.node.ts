import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { ThinkRequest } from '#bots/think.ts';
import type { Thought } from './bot-seats.ts';

export interface Asked {
  readonly id: number;
  readonly request: ThinkRequest;
  /** Milliseconds to think, where the bot has a use for time. */
  readonly time: number;
}
export interface Answered {
  readonly id: number;
  readonly choice: unknown;
  readonly error: string | null;
}

interface Waiting {
  readonly asked: Asked;
  readonly done: (choice: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** Questions that may wait for a thread; more than this, and a bot fails and asks again later. */
const MOST_WAITING = 10_000;

/** Bots' thoughts in threads of their own, one question at a time each. */
export interface Thinkers {
  readonly think: (game: string, thought: Thought) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** Threads start with the first question, and anew after one has died over a question; that question fails. */
export const startThinkers = (threads: number, time: number): Thinkers => {
  const queue: Waiting[] = [];
  const free: Worker[] = [];
  const busy = new Map<Worker, Waiting>();
  let next = 1;
  let stopped = false;

  const died = (worker: Worker, error: Error) => {
    busy.get(worker)?.failed(error);
    busy.delete(worker);
    const at = free.indexOf(worker);
    if (at >= 0) free.splice(at, 1);
    if (!stopped) go();
  };

  const start = (): Worker => {
    const worker = new Worker(new URL('./thought.node.ts', import.meta.url));
    // A thread that has nothing to do must not keep the process alive.
    worker.unref();
    worker.on('message', ({ choice, error }: Answered) => {
      const waiting = busy.get(worker);
      busy.delete(worker);
      free.push(worker);
      if (error === null) waiting?.done(choice);
      else waiting?.failed(new Error(error));
      go();
    });
    worker.on('error', error => died(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => died(worker, new Error('the thread of a bot ended')));
    return worker;
  };

  const go = (): void => {
    while (queue.length > 0 && (free.length > 0 || busy.size < threads)) {
      const waiting = queue.shift() as Waiting;
      const worker = free.pop() ?? start();
      busy.set(worker, waiting);
      worker.postMessage(waiting.asked);
    }
  };

  return {
    think: (game, { level, view, decision, wishes = [] }) =>
      new Promise((done, failed) => {
        if (stopped || queue.length >= MOST_WAITING) {
          failed(new Error('the bots have too much to think about'));
          return;
        }
        const request = { game, level, view, decision, seed: randomUUID(), iterations: null, wishes };
        queue.push({ asked: { id: next++, request, time }, done, failed });
        go();
      }),
    async stop() {
      stopped = true;
      queue.length = 0;
      await Promise.all([...free, ...busy.keys()].map(worker => worker.terminate()));
    },
  };
};
