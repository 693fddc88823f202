import type { Effect } from './effects.ts';

/** Ten cards with a dagger on the back; several are worse while spies are about (TRO.RULING.13). */
export const ROCHEFORT = {
  RO01: { op: 'if-spies', active: { op: 'back', squares: 6 }, absent: { op: 'back', squares: 3 } },
  RO02: {
    op: 'if-spies',
    active: { op: 'test', least: 5, failed: { op: 'skip', turns: 1 } },
    absent: { op: 'test', least: 4, failed: { op: 'skip', turns: 1 } },
  },
  RO03: {
    op: 'if-spies',
    active: { op: 'in-order', effects: [{ op: 'back', squares: 2 }, { op: 'one-die' }] },
    absent: { op: 'one-die' },
  },
  RO04: { op: 'if-spies', active: { op: 'skip', turns: 2 }, absent: { op: 'skip', turns: 1 } },
  RO05: { op: 'if-spies', active: { op: 'back-to', what: 'place', most: 8 }, absent: { op: 'none' } },
  RO06: {
    op: 'if-carrier',
    yes: {
      op: 'if-spies',
      active: { op: 'drop-studs', back: 4, skip: 1 },
      absent: { op: 'drop-studs', back: 4, skip: 0 },
    },
    no: { op: 'back', squares: 2 },
  },
  RO07: { op: 'if-spies', active: { op: 'back', squares: 4 }, absent: { op: 'forward', squares: 4 } },
  RO08: {
    op: 'if-spies',
    active: { op: 'lose-bottes', how: 'all' },
    absent: { op: 'lose-bottes', how: 'choice' },
  },
  RO09: { op: 'if-spies', active: { op: 'skip', turns: 1 }, absent: { op: 'none' } },
  RO10: {
    op: 'if-spies',
    active: { op: 'hold', until: 8, attempts: 2 },
    absent: { op: 'hold', until: 6, attempts: 2 },
  },
} as const satisfies Readonly<Record<string, Effect>>;

export type RochefortId = keyof typeof ROCHEFORT;
