import type { Reason } from '#kernel/speech.ts';
import type { Feedback } from './feedback.ts';
import type { LearnWords } from './text/en.ts';

/** What the guide thinks of the pupil's choice, in his words; null where he thinks nothing of it. */
export const feedbackIn = (
  words: LearnWords['feedback'],
  feedback: Feedback | 'thinking' | null,
  label: (choice: unknown, view: unknown) => string,
  say: (reason: Reason) => string,
): string | null => {
  if (feedback === null) return null;
  if (feedback === 'thinking') return words.thinking;
  const { choice, reason } = feedback.advised;
  const why = reason === null ? null : say(reason);
  if (feedback.verdict === 'same') return why === null ? words.same : words.sameFor(why);
  const named = choice === null ? words.pass : label(choice, feedback.view);
  if (feedback.verdict === 'nearly') return words.nearly(named);
  return why === null ? words.rather(named) : words.ratherFor(named, why);
};
