import { type Level, levelsOf } from '../match/levels.ts';

/** The level whose bots know the game and need no time: what the guide thinks, and whoever plays on after a lesson. */
export const quickLevelOf = (game: string): Level =>
  levelsOf(game).find(level => level === 'greedy' || level === 'steady') ?? 'random';
