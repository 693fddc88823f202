import type { Advised } from '#bots/advice/advise.ts';
import type { Decision } from '#kernel/game.ts';
import type { Level } from '../match/levels.ts';
import { Thinker } from '../match/thinker.ts';
import { quickLevelOf } from './level.ts';

/** Milliseconds the guide thinks about a question: he has found his answer before most pupils have theirs. */
const TIME = 600;

/** What the guide would do at each question the pupil is asked, thought over beside the page, without the network. */
export class Adviser {
  readonly #thinker: Thinker;
  readonly #level: Level;
  #asked: Decision<unknown> | null = null;
  #advice: Promise<readonly Advised[]> = Promise.resolve([]);

  constructor(game: string) {
    this.#thinker = new Thinker(game);
    this.#level = quickLevelOf(game);
  }

  /** Begins to think; the same question is thought over once. */
  about(view: unknown, decision: Decision<unknown>): Promise<readonly Advised[]> {
    if (this.#asked !== decision) {
      this.#asked = decision;
      // A guide without an opinion does not stop the lesson.
      this.#advice = this.#thinker.advise({ level: this.#level, view, decision }, TIME).catch(() => []);
    }
    return this.#advice;
  }

  stop(): void {
    this.#thinker.stop();
  }
}
