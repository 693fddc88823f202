import type { AnyAdvice } from './advice/advice.ts';
import { advisedWith } from './advice/follower.ts';
import type { Bot } from './bot.ts';
import { random } from './random.ts';
import { thinkerWith } from './search/thinker.ts';
import type { AnyVoice } from './voice/voice.ts';

/** From the quickest to the strongest. */
export const LEVELS = ['random', 'greedy', 'steady', 'thinker'] as const;
export type Level = (typeof LEVELS)[number];
export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** What is known about a game beyond its rules, and the levels bots play it at. A game can do without advice. */
export interface Known {
  readonly advice: AnyAdvice | null;
  /** How its bots speak; null where they are silent. */
  readonly voice: AnyVoice | null;
  readonly levels: readonly Level[];
  /** Rounds of thought that take a fraction of a second, for whoever counts them instead of looking at a clock. */
  readonly thoughts: number;
}

export const botAt = ({ advice, levels }: Known, level: Level): Bot => {
  if (!levels.includes(level))
    throw new Error(`no bot plays this game at the level ${level}: choose one of ${levels.join(', ')}`);
  switch (level) {
    case 'random':
      return random;
    case 'greedy':
    case 'steady':
      return advisedWith(advice);
    case 'thinker':
      return thinkerWith(advice);
  }
};
