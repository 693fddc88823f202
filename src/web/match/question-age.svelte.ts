import type { Decision } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';

/** Since when the one who looks has been asked what he is asked: a question shows once the step that brought it has. */
export class QuestionAge {
  /** How many choices stood when the question came up. */
  since = $state(0);
  #question: Decision<unknown> | null = null;

  note(question: Decision<unknown> | null, at: number): void {
    // The same question again after a choice was taken back is as old as the moment it goes back to.
    if (!same(question, this.#question) || at < this.since) this.since = at;
    this.#question = question;
  }

  /** It was answered: the next question is another one, even where it reads the same. */
  answered(): void {
    this.#question = null;
  }
}
