import type { BotAnswers, BotRequest } from '#bots/requests.ts';
import type { ThinkRequest } from '#bots/think.ts';
import type { Wish } from '#bots/voice/voice.ts';
import type { Seat } from '#kernel/game.ts';
import type { Thought } from '#table/bot-seats.ts';
import type { Answered, Asked } from '../worker.web.ts';
import { freshId } from './random.ts';

interface Waiting {
  readonly asked: Asked;
  readonly done: (answer: unknown) => void;
  readonly failed: (error: Error) => void;
  /** A worker that died over this question gets it once more, and only once. */
  tries: number;
}

type Spawn = () => Worker;
const spawnWorker: Spawn = () => new Worker(new URL('../worker.web.ts', import.meta.url), { type: 'module' });
const thinkHere = async (asked: Asked): Promise<unknown> => (await import('../worker.web.ts')).attend(asked);

/**
 * What bots think and say, off the page's own thread. A worker that crashes is replaced and its questions are asked
 * again; where there are no workers at all, the page thinks itself.
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

  think(thought: Thought, time: number): Promise<unknown> {
    return this.#question({ kind: 'think', request: this.#request(thought), time });
  }

  /** The best choice and the two after it, for the seat whose decision it is. */
  advise(thought: Thought, time: number): Promise<BotAnswers['advise']> {
    return this.#question({ kind: 'advise', request: this.#request(thought), time });
  }

  why(view: unknown, seat: Seat, choice: unknown): Promise<BotAnswers['why']> {
    return this.#question({ kind: 'why', game: this.#game, view, seat, choice });
  }

  wishes(view: unknown, from: Seat, to: Seat): Promise<BotAnswers['wishes']> {
    return this.#question({ kind: 'wishes', game: this.#game, view, from, to });
  }

  heed(view: unknown, wish: Wish): Promise<BotAnswers['heed']> {
    return this.#question({ kind: 'heed', game: this.#game, view, wish });
  }

  taunt(view: unknown, seat: Seat, events: readonly unknown[]): Promise<BotAnswers['taunt']> {
    return this.#question({ kind: 'taunt', game: this.#game, view, seat, events, seed: freshId() });
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
  }

  #request({ level, view, decision, wishes = [] }: Thought): ThinkRequest {
    return { game: this.#game, level, view, decision, seed: freshId(), iterations: null, wishes };
  }

  #question<Kind extends BotRequest['kind']>(
    question: Extract<BotRequest, { readonly kind: Kind }>,
  ): Promise<BotAnswers[Kind]> {
    const asked = { ...question, id: this.#next++ } as Asked;
    return new Promise((done, failed) =>
      this.#ask({ asked, done: answer => done(answer as BotAnswers[Kind]), failed, tries: 0 }),
    );
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
    if (answered.error === null) waiting?.done(answered.answer);
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
