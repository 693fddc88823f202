import type { GameId } from '#games/index.ts';
import type { AnyAdvice } from './advice/advice.ts';
import { followerWith } from './advice/follower.ts';
import type { Bot } from './bot.ts';
import type { Level } from './levels.ts';
import { random } from './random.ts';
import { thinkerWith } from './search/thinker.ts';
import type { AnyVoice } from './voice/voice.ts';

/** What the bots of a game know beyond its rules, and the levels they play it at. A game can do without advice. */
export interface BotProfile {
  readonly advice: AnyAdvice | null;
  /** How its bots speak; null where they are silent. */
  readonly voice: AnyVoice | null;
  readonly levels: readonly Level[];
  /** Rounds of thought that take a fraction of a second, for whoever counts them instead of looking at a clock. */
  readonly iterations: number;
}

/** The profile of a game, from the folder that is named like it; fetched when it is first wanted. */
export const fetchBotProfile = async (game: GameId): Promise<BotProfile> => {
  const { bots }: { readonly bots: BotProfile } = await import(`./${game}/index.ts`);
  return bots;
};

export const botAt = ({ advice, levels }: BotProfile, level: Level): Bot => {
  if (!levels.includes(level))
    throw new Error(`no bot plays this game at the level ${level}: choose one of ${levels.join(', ')}`);
  switch (level) {
    case 'random':
      return random;
    case 'greedy':
    case 'steady':
      return followerWith(advice);
    case 'thinker':
      return thinkerWith(advice);
  }
};
