import type { Effect } from './effects.ts';

/** Nine cards with swords on the back, shuffled together with the Bottes secrètes (TRO.5). */
export const MOUSQUETAIRES = {
  MO01: {
    op: 'in-order',
    effects: [
      { op: 'forward', squares: 2 },
      { op: 'others-forward', squares: 2 },
    ],
  },
  MO02: { op: 'forward', squares: 5 },
  MO03: { op: 'extra-roll' },
  MO04: { op: 'forward-to-gazette', most: 8 },
  MO05: { op: 'forward', squares: 4 },
  MO06: { op: 'skip', turns: 1 },
  MO07: { op: 'one-die' },
  MO08: { op: 'pay-botte', otherwise: { op: 'skip', turns: 1 } },
  MO09: { op: 'in-order', effects: [{ op: 'free-companion' }, { op: 'forward', squares: 3 }] },
} as const satisfies Readonly<Record<string, Effect>>;

export type MousquetairesId = keyof typeof MOUSQUETAIRES;
