/** What the guide points at while he speaks, as selectors, the best place first. */
export interface Page {
  readonly rule: string;
  readonly points?: readonly string[];
}

const GAZETTE = ['[data-gazette]', '[data-act="gazette"]'] as const;

/** La Porte's pages for the race. */
const FIRST = {
  aim: { rule: 'TRO.1' },
  roll: { rule: 'TRO.2' },
  ride: { rule: 'TRO.13' },
  thrust: { rule: 'TRO.15' },
  gazette: { rule: 'TRO.14', points: GAZETTE },
  double: { rule: 'TRO.10' },
  house: { rule: 'TRO.17' },
  stairs: { rule: 'TRO.3' },
  queen: { rule: 'TRO.12' },
  'held-up': { rule: 'TRO.RULING.6', points: GAZETTE },
  square: { rule: 'TRO.11' },
  gallop: { rule: 'TRO.18' },
  boats: { rule: 'TRO.19' },
  studs: { rule: 'TRO.22' },
  one: { rule: 'TRO.16' },
  overtake: { rule: 'TRO.23' },
  carry: { rule: 'TRO.16' },
  trap: { rule: 'TRO.25' },
  end: { rule: 'TRO.28' },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof FIRST;
export const PAGES: Readonly<Record<PageId, Page>> = FIRST;
