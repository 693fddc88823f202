/** What the guide points at while he speaks, as selectors, the best place first. */
export interface Page {
  readonly rule: string;
  readonly points?: readonly string[];
}

/** Tréville's pages. */
const FIRST = {
  aim: { rule: 'MUS.1' },
  lay: { rule: 'MUS.6' },
  target: { rule: 'MUS.8', points: ['[data-spot="guard"]'] },
  fight: { rule: 'MUS.9' },
  jewel: { rule: 'MUS.11' },
  second: { rule: 'MUS.11' },
  swords: { rule: 'MUS.7', points: ['[data-cloth]'] },
  low: { rule: 'MUS.10' },
  prison: { rule: 'MUS.13' },
  again: { rule: 'MUS.7' },
  free: { rule: 'MUS.12' },
  own: { rule: 'MUS.9' },
  kept: { rule: 'MUS.13', points: ['[data-cloth]'] },
  rest: { rule: 'MUS.10', points: ['[data-spot="guard"]'] },
  others: { rule: 'MUS.14', points: ['[data-seat="1"]'] },
  strike: { rule: 'MUS.10' },
  back: { rule: 'MUS.RULING.5' },
  reckoning: { rule: 'MUS.21', points: ['[data-act="reckoning"]'] },
  end: { rule: 'MUS.22' },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof FIRST;
export const PAGES: Readonly<Record<PageId, Page>> = FIRST;
