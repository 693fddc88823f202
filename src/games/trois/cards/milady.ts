import type { Effect } from './effects.ts';

/** Ten cards with a phial on the back. Ours, like all cards of this game. */
export const MILADY = {
  ML01: { op: 'skip', turns: 1 },
  ML02: { op: 'if-carrier', yes: { op: 'drop-studs', back: 0, skip: 1 }, no: { op: 'skip', turns: 1 } },
  ML03: { op: 'hold', until: 7, attempts: 2 },
  ML04: { op: 'draw' },
  ML05: { op: 'back', squares: 5 },
  ML06: { op: 'back-to', what: 'gazette', most: 6 },
  ML07: { op: 'one-die' },
  ML08: { op: 'lose-botte', how: 'random', otherwise: { op: 'back', squares: 3 } },
  ML09: { op: 'hold', until: 'double', attempts: 2 },
  ML10: { op: 'if-carrier', yes: { op: 'drop-studs', back: 4, skip: 0 }, no: { op: 'back', squares: 2 } },
} as const satisfies Readonly<Record<string, Effect>>;

export type MiladyId = keyof typeof MILADY;
