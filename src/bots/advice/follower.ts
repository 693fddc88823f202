import type { Bot } from '../bot.ts';
import { random } from '../random.ts';
import type { AnyAdvice } from './advice.ts';

/** Follows the game's advice without a second thought (`greedy`, `steady`); without advice it plays anything. */
export const followerWith =
  (advice: AnyAdvice | null): Bot =>
  (game, view, decision, rng, budget, wishes = []) => {
    if (advice === null) return random(game, view, decision, rng, budget);
    return advice.choose(view, decision, rng, wishes) as (typeof decision.choices)[number] | null;
  };
