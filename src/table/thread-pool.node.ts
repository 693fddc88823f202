import { Worker } from 'node:worker_threads';

export interface Asked<Question> {
  readonly id: number;
  readonly question: Question;
}
export interface Answered {
  readonly id: number;
  readonly answer: unknown;
  readonly error: string | null;
}

interface Waiting<Question> {
  readonly asked: Asked<Question>;
  readonly done: (answer: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** Questions that may wait for a thread; more than this, and whoever asks has to ask again later. */
const MOST_WAITING = 10_000;

/** Threads that answer one question at a time each. */
export interface ThreadPool<Question> {
  readonly ask: (asked: Asked<Question>) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

const takeOut = <T>(list: T[], one: T): void => {
  const at = list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
};

/**
 * Threads start with the first question, and anew after one has died over a question; that question fails. They start one
 * after the other, each when the one before has given its first answer: after a restart every bot in the house is asked at
 * once, and as many threads as the machine has processors, each reading all that bots know, would keep everybody else
 * waiting. A queue and two lists of our own beat one more dependency.
 */
export const threadPool = <Question>(file: URL, threads: number): ThreadPool<Question> => {
  const queue: Waiting<Question>[] = [];
  const free: Worker[] = [];
  const busy = new Map<Worker, Waiting<Question>>();
  /** It has not answered yet. */
  let starting: Worker | null = null;
  let stopped = false;

  const died = (worker: Worker, error: Error) => {
    busy.get(worker)?.failed(error);
    busy.delete(worker);
    if (starting === worker) starting = null;
    takeOut(free, worker);
    if (!stopped) go();
  };

  const start = (): Worker => {
    const worker = new Worker(file);
    // A thread that has nothing to do must not keep the process alive.
    worker.unref();
    worker.on('message', ({ answer, error }: Answered) => {
      const waiting = busy.get(worker);
      busy.delete(worker);
      free.push(worker);
      if (starting === worker) starting = null;
      if (error === null) waiting?.done(answer);
      else waiting?.failed(new Error(error));
      go();
    });
    worker.on('error', error => died(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => died(worker, new Error('the thread ended')));
    starting = worker;
    return worker;
  };

  const go = (): void => {
    while (free.length > 0 || (busy.size < threads && starting === null)) {
      const waiting = queue.shift();
      if (waiting === undefined) return;
      const worker = free.pop() ?? start();
      busy.set(worker, waiting);
      worker.postMessage(waiting.asked);
    }
  };

  return {
    ask: asked =>
      new Promise((done, failed) => {
        if (stopped || queue.length >= MOST_WAITING) return failed(new Error('there is too much to think about'));
        queue.push({ asked, done, failed });
        go();
      }),
    async stop() {
      stopped = true;
      queue.length = 0;
      await Promise.all([...free, ...busy.keys()].map(worker => worker.terminate()));
    },
  };
};
