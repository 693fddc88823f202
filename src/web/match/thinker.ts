import type { Thought } from '#table/bot-seats.ts';
import type { Answered, Asked } from '../worker.web.ts';
import { freshId } from './random.ts';

interface Waiting {
  readonly asked: Asked;
  readonly done: (choice: unknown) => void;
  readonly failed: (error: Error) => void;
  /** A worker that died over this question gets it once more, and only once. */
  tries: number;
}

type Spawn = () => Worker;
const spawnWorker: Spawn = () => new Worker(new URL('../worker.web.ts', import.meta.url), { type: 'module' });
const thinkHere = async (asked: Asked): Promise<unknown> => (await import('../worker.web.ts')).think(asked);

/**
 * Bots' thoughts, off the page's own thread. A worker that crashes is replaced and its questions are asked again;
 * where there are no workers at all, the page thinks itself.
 */
export class Thinker {
  readonly #game: string;
  readonly #spawn: Spawn;
  readonly #here: (asked: Asked) => Promise<unknown>;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #next = 1;

  constructor(game: string, spawn: Spawn = spawnWorker, here = thinkHere) {
    this.#game = game;
    this.#spawn = spawn;
    this.#here = here;
  }

  think({ level, view, decision }: Thought, time: number): Promise<unknown> {
    const request = { game: this.#game, level, view, decision, seed: freshId(), iterations: null };
    const asked: Asked = { id: this.#next++, request, time };
    return new Promise((done, failed) => this.#ask({ asked, done, failed, tries: 0 }));
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
  }

  #ask(waiting: Waiting): void {
    const worker = this.#working();
    if (worker === null || waiting.tries > 1) {
      this.#here(waiting.asked).then(waiting.done, waiting.failed);
      return;
    }
    waiting.tries++;
    this.#waiting.set(waiting.asked.id, waiting);
    worker.postMessage(waiting.asked);
  }

  #working(): Worker | null {
    if (this.#worker !== null) return this.#worker;
    try {
      const worker = this.#spawn();
      worker.onmessage = (event: MessageEvent<Answered>) => this.#hear(event.data);
      worker.onerror = event => {
        event.preventDefault();
        this.#crashed(worker);
      };
      this.#worker = worker;
      return worker;
    } catch {
      return null;
    }
  }

  #hear(answered: Answered): void {
    const waiting = this.#waiting.get(answered.id);
    this.#waiting.delete(answered.id);
    if (answered.error === null) waiting?.done(answered.choice);
    else waiting?.failed(new Error(answered.error));
  }

  #crashed(worker: Worker): void {
    worker.terminate();
    if (this.#worker !== worker) return;
    this.#worker = null;
    const open = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const waiting of open) this.#ask(waiting);
  }
}
