import type { GameId } from '#games/index.ts';
import type { AnyAdvice } from './advice.ts';
import { advisedWith } from './advised.ts';
import type { Bot } from './bot.ts';
import { musketiereAdvice } from './musketiere.ts';
import { random } from './random.ts';
import { royAdvice } from './roy.ts';
import { thinkerWith } from './thinker.ts';

/** From the quickest to the strongest. */
export const LEVELS = ['random', 'greedy', 'steady', 'thinker'] as const;
export type Level = (typeof LEVELS)[number];
export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** What is known about a game beyond its rules, and the levels bots play it at. A game can do without advice. */
interface Known {
  readonly advice: AnyAdvice | null;
  readonly levels: readonly Level[];
}

const KNOWN: Readonly<Record<GameId, Known>> = {
  musketiere: { advice: musketiereAdvice as AnyAdvice, levels: ['random', 'greedy', 'thinker'] },
  roy: { advice: royAdvice as AnyAdvice, levels: ['random', 'steady', 'thinker'] },
};

/** The levels bots play a game at, from the quickest to the strongest. */
export const levelsOf = (game: GameId): readonly Level[] => KNOWN[game].levels;

export const botOf = (game: GameId, level: Level): Bot => {
  const { advice, levels } = KNOWN[game];
  if (!levels.includes(level))
    throw new Error(`no bot plays ${game} at the level ${level}: choose one of ${levels.join(', ')}`);
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
