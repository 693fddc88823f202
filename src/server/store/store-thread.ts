import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bytesOf, type CallAnswer, callText, type ThreadStart } from './store-calls.ts';

interface Waiting {
  readonly done: (value: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** Milliseconds between two batches of calls, where one follows upon the other. */
const APART = 2;
/** So many calls are enough for a batch where the thread has nothing else to do: waiting for more would only make them wait. */
const ENOUGH = 16;

/** Megabytes for what is gone in a moment: texts come, are written and go. */
const YOUNG = 3;

const FILE = new URL('./sqlite-thread.node.ts', import.meta.url);

/** A store in a thread of its own, asked by name. */
export interface StoreThread {
  /** What it can be asked for. */
  readonly names: readonly string[];
  readonly ask: (name: string, ...args: readonly unknown[]) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const settle = (waiting: Map<number, Waiting>, answer: CallAnswer): void => {
  const call = waiting.get(answer[0]);
  waiting.delete(answer[0]);
  if (answer[1] === 'value') call?.done(answer[2]);
  else if (answer[1] === 'bytes') call?.done(bytesOf(answer[2]));
  else call?.failed(new Error(answer[2], answer[3] === '' ? {} : { cause: answer[3] }));
};

/** Calls on their way, as texts that travel together. */
const callBatches = (post: (batch: string) => void, apart: number) => {
  let calls: string[] = [];
  let sent = Number.NEGATIVE_INFINITY;
  /** Nothing has been answered since the last batch: the thread is at it, and the next may grow meanwhile. */
  let isAtIt = false;
  const send = (): void => {
    if (calls.length === 0) return;
    const batch = `[${calls.join()}]`;
    calls = [];
    sent = performance.now();
    isAtIt = true;
    post(batch);
  };
  const sendSoon = (): void => {
    const wait = sent + apart - performance.now();
    if (wait > 0) setTimeout(send, wait);
    else setImmediate(send);
  };
  return {
    send,
    add(call: string): void {
      if (calls.length === 0) sendSoon();
      else if (calls.length === ENOUGH - 1 && !isAtIt) setImmediate(send);
      calls.push(call);
    },
    answered(): void {
      isAtIt = false;
      if (calls.length >= ENOUGH) setImmediate(send);
    },
    clear(): void {
      calls = [];
      isAtIt = false;
    },
  };
};

/**
 * Whoever comes alone is sent on his way at once; under load calls wait a moment for each other and travel as one text,
 * because waking a thread and waiting for the disk cost more than what most of them ask for. Should the thread die, all
 * who wait for it are told, and the next call starts another.
 */
export const startStoreThread = async (start: ThreadStart, apart: number = APART): Promise<StoreThread> => {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let worker: Worker | null = null;
  let closed: Promise<void> | null = null;

  const died = (dead: Worker, error: Error): void => {
    if (worker !== dead) return;
    worker = null;
    batches.clear();
    for (const { failed } of waiting.values()) failed(error);
    waiting.clear();
  };

  const begin = (): Worker => {
    const begun = new Worker(FILE, { workerData: start, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
    begun.on('message', (told: string | readonly string[]) => {
      // The names it can be asked for, once it is open, are told to who opened it.
      if (typeof told !== 'string') return;
      for (const answer of JSON.parse(told) as CallAnswer[]) settle(waiting, answer);
      batches.answered();
    });
    begun.on('error', error => died(begun, error instanceof Error ? error : new Error(String(error))));
    begun.on('exit', () => died(begun, new Error('The thread of the store has ended.')));
    worker = begun;
    return begun;
  };

  const batches = callBatches(text => (worker ?? begin()).postMessage(text), apart);

  const call = (name: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((done, failed) => {
      const id = asked++;
      // Written before anything else: what cannot be written leaves no trace.
      const text = callText(id, name, args);
      batches.add(text);
      waiting.set(id, { done, failed });
    });

  const end = async (): Promise<void> => {
    if (worker === null) return;
    const exit = once(worker, 'exit');
    const last = call('close', []);
    batches.send();
    await last;
    await exit;
  };

  const [names] = await once(begin(), 'message');
  return {
    names,
    ask: (name, ...args) => (closed === null ? call(name, args) : Promise.reject(new Error('The store is closed.'))),
    close() {
      closed ??= end();
      return closed;
    },
  };
};
