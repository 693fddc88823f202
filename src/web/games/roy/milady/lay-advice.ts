import type { Choice } from '#games/roy/choices.ts';
import type { View } from '#games/roy/view.ts';
import type { Decision } from '#kernel/game.ts';

/** What a bot would lay there. Fetched only when it is asked for, and never the same from match to match. */
export const advisedLay = async (view: View, question: Decision<Choice>): Promise<Choice | null> => {
  const [{ royAdvice }, { rngFrom }] = await Promise.all([import('#bots/roy/index.ts'), import('#kernel/rng.ts')]);
  return royAdvice.choose(view, question, rngFrom(crypto.getRandomValues(new Uint8Array(32))));
};
