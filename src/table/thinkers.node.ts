import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Answers, Question } from '#bots/attend.ts';
import type { Moment } from '#bots/remark.ts';
import type { Wish } from '#bots/voice.ts';
import type { Seat } from '#kernel/game.ts';
import type { Thought } from './bot-seats.ts';

export interface Asked {
  readonly id: number;
  readonly question: Question;
}
export interface Answered {
  readonly id: number;
  readonly answer: unknown;
  readonly error: string | null;
}

interface Waiting {
  readonly asked: Asked;
  readonly done: (answer: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** Questions that may wait for a thread; more than this, and a bot fails and asks again later. */
const MOST_WAITING = 10_000;

/** What bots have to say; see `Voice`. */
export interface Voices {
  readonly why: (game: string, view: unknown, seat: Seat, choice: unknown) => Promise<Answers['why']>;
  /** The same seed gets the same words. */
  readonly remark: (game: string, moment: Moment, seed: string) => Promise<Answers['remark']>;
  readonly wishes: (game: string, view: unknown, from: Seat, to: Seat) => Promise<Answers['wishes']>;
  readonly heed: (game: string, view: unknown, wish: Wish) => Promise<Answers['heed']>;
}

/** Bots' thoughts in threads of their own, one question at a time each. */
export interface Thinkers {
  readonly think: (game: string, thought: Thought) => Promise<unknown>;
  readonly voices: Voices;
  readonly stop: () => Promise<void>;
}

type Ask = <Kind extends Question['kind']>(
  question: Extract<Question, { readonly kind: Kind }>,
) => Promise<Answers[Kind]>;

const voicesBy = (ask: Ask): Voices => ({
  why: (game, view, seat, choice) => ask({ kind: 'why', game, view, seat, choice }),
  remark: (game, moment, seed) => ask({ kind: 'remark', game, moment, seed }),
  wishes: (game, view, from, to) => ask({ kind: 'wishes', game, view, from, to }),
  heed: (game, view, wish) => ask({ kind: 'heed', game, view, wish }),
});

/** Hears what becomes of a thread. */
interface Watcher {
  readonly answered: (worker: Worker, answer: Answered) => void;
  readonly died: (worker: Worker, error: Error) => void;
}

const startThread = ({ answered, died }: Watcher): Worker => {
  const worker = new Worker(new URL('./thought.node.ts', import.meta.url));
  // A thread that has nothing to do must not keep the process alive.
  worker.unref();
  worker.on('message', (answer: Answered) => answered(worker, answer));
  worker.on('error', error => died(worker, error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => died(worker, new Error('the thread of a bot ended')));
  return worker;
};

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

  const answered = (worker: Worker, { answer, error }: Answered) => {
    const waiting = busy.get(worker);
    busy.delete(worker);
    free.push(worker);
    if (error === null) waiting?.done(answer);
    else waiting?.failed(new Error(error));
    go();
  };

  const go = (): void => {
    while (queue.length > 0 && (free.length > 0 || busy.size < threads)) {
      const waiting = queue.shift() as Waiting;
      const worker = free.pop() ?? startThread({ answered, died });
      busy.set(worker, waiting);
      worker.postMessage(waiting.asked);
    }
  };

  const ask: Ask = <Kind extends Question['kind']>(question: Extract<Question, { readonly kind: Kind }>) =>
    new Promise<Answers[Kind]>((done, failed) => {
      if (stopped || queue.length >= MOST_WAITING) {
        failed(new Error('the bots have too much to think about'));
        return;
      }
      queue.push({ asked: { id: next++, question }, done: answer => done(answer as Answers[Kind]), failed });
      go();
    });

  return {
    think(game, { level, view, decision, wishes = [] }) {
      const request = { game, level, view, decision, seed: randomUUID(), iterations: null, wishes };
      return ask({ kind: 'think', request, time });
    },
    voices: voicesBy(ask),
    async stop() {
      stopped = true;
      queue.length = 0;
      await Promise.all([...free, ...busy.keys()].map(worker => worker.terminate()));
    },
  };
};
