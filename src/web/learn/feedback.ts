import type { Advised } from '#bots/advice/advise.ts';
import { same } from '#kernel/journal.ts';

/** What the guide thinks of a choice of the pupil's own. */
export interface Feedback {
  readonly verdict: 'same' | 'nearly' | 'rather';
  /** What he would have done himself. */
  readonly advised: Advised;
  /** What lay before the pupil as he chose: by that a choice is named. */
  readonly view: unknown;
}

/** So much less chance to win, and a choice is still nearly as good. */
const NEARLY = 0.03;

/** The pupil's choice beside what a good player would have looked at, the best first; null where nothing is known. */
export const feedbackOn = (choice: unknown, advised: readonly Advised[], view: unknown): Feedback | null => {
  const [best] = advised;
  if (best === undefined) return null;
  if (same(choice, best.choice)) return { verdict: 'same', advised: best, view };
  const chance = advised.find(each => same(each.choice, choice))?.chance ?? null;
  const isNear = chance !== null && best.chance !== null && best.chance - chance <= NEARLY;
  return { verdict: isNear ? 'nearly' : 'rather', advised: best, view };
};
