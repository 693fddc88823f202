import { remembered } from './storage.ts';

/** What was set up last at the set-up page, and what was played last, however it came to the table. */
export type Memory = 'setup' | 'last';

export const keyOf = (memory: Memory, game: string): string => `panache.${memory}.${game}`;

/** A table of this game was laid in this browser before. */
export const hasLast = (game: string): boolean => remembered(keyOf('last', game)) !== null;
