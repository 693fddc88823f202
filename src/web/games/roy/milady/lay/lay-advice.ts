import type { Choice } from '#games/roy/choices.ts';
import type { View } from '#games/roy/view.ts';
import type { Decision } from '#kernel/game.ts';
import { patiently } from '#web/parts/patience.ts';

/** What a bot would lay there. Fetched only when it is asked for, and never the same from match to match. */
export const advisedLay = async (view: View, question: Decision<Choice>): Promise<Choice | null> => {
  const [{ royAdvice }, { rngFrom }] = await Promise.all([
    patiently(() => import('#bots/roy/index.ts')),
    patiently(() => import('#kernel/rng.ts')),
  ]);
  return royAdvice.choose(view, question, rngFrom(crypto.getRandomValues(new Uint8Array(32))));
};
