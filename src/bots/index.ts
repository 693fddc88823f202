import type { GameId } from '#games/index.ts';
import type { AnyAdvice } from './advice.ts';
import type { Bot } from './bot.ts';
import { greedyWith } from './greedy.ts';
import { musketiereAdvice } from './musketiere.ts';
import { random } from './random.ts';
import { thinkerWith } from './thinker.ts';

/** From the quickest to the strongest. */
export const LEVELS = ['random', 'greedy', 'thinker'] as const;
export type Level = (typeof LEVELS)[number];
export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** What is known about a game beyond its rules; a game can do without. */
const ADVICE: Readonly<Record<GameId, AnyAdvice | null>> = {
  musketiere: musketiereAdvice as AnyAdvice,
};

export const botOf = (game: GameId, level: Level): Bot => {
  switch (level) {
    case 'random':
      return random;
    case 'greedy':
      return greedyWith(ADVICE[game]);
    case 'thinker':
      return thinkerWith(ADVICE[game]);
  }
};
