import { seeded } from '#kernel/fairness.ts';
import type { AnyGame, Decision } from '#kernel/game.ts';
import { type BotProfile, botAt } from './bot-profile.ts';
import { isLevel } from './levels.ts';
import type { Wish } from './voice/voice.ts';

/**
 * One question to a bot, as plain JSON, so that it can be posted to a worker. `view` is the view of `decision.seat`;
 * the same request gets the same answer wherever it is asked, as long as `iterations` is a number.
 */
export interface ThinkRequest {
  /** The game's id, as in `games/index.ts`. */
  readonly game: string;
  /** One of those the game has, as in `bots/index.ts`. */
  readonly level: string;
  readonly view: unknown;
  readonly decision: Decision<unknown>;
  /** Starts the bot's own dice: give every question another one. They are not the dice of the match. */
  readonly seed: string;
  /** Exactly so many rounds of thought; null to think for as long as `hasTime` says so. */
  readonly iterations: number | null;
  /** What companions have asked of this seat, and it has agreed to. */
  readonly wishes?: readonly Wish[];
}

/**
 * The choice a bot makes: one of `request.decision.choices`, or null where it lets an optional offer pass. `hasTime` is
 * asked now and then, and only when `iterations` is null; a bot that has no use for time does not ask.
 */
export const answerWith = (
  game: AnyGame,
  profile: BotProfile,
  request: ThinkRequest,
  hasTime: () => boolean,
): unknown => {
  const { level, view, decision, seed, iterations, wishes = [] } = request;
  if (!isLevel(level)) throw new Error(`no bot is called ${level}`);
  return botAt(profile, level)(game, view, decision, seeded(seed), { iterations, hasTime }, wishes);
};
