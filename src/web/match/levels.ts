import { coverOf } from '../games/covers.ts';

/** The levels bots play at, from the quickest to the strongest. Written here so that the page need not load the bots. */
export const LEVELS = ['random', 'greedy', 'steady', 'thinker'] as const;
export type Level = (typeof LEVELS)[number];
export const isLevel = (value: unknown): value is Level => (LEVELS as readonly unknown[]).includes(value);

/** Those at which bots play a game. */
export const levelsOf = (game: string): readonly Level[] => coverOf(game)?.levels ?? [];
