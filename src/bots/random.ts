import type { Decision } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { Bot } from './bot.ts';

export const anyOf = <C>({ choices }: Decision<C>, rng: Rng): C => choices[below(rng, choices.length)];

/** Any choice, each as likely as the others; half of the offers pass. */
export const random: Bot = (_game, _view, decision, rng) =>
  decision.optional && below(rng, 2) === 0 ? null : anyOf(decision, rng);
