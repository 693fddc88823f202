import type { Barred } from '#kernel/game.ts';

/** Why a thing cannot be done, before it is known which thing. */
export type Why = Omit<Barred, 'thing'>;

export const because = (rule: string, reason: string, params?: Barred['params']): Why =>
  params === undefined ? { rule, reason } : { rule, reason, params };

export const LEGS_FIRST = because('TRO.RULING.32', 'legs-first');
export const NOT_MOVING = because('TRO.RULING.33', 'cannot-move');
export const AT_QUEEN = because('TRO.RULING.24', 'wait-at-queen');
