/** What a gazette can mark "one turn at most" (TRO.21). */
export type Element = 'channel' | 'gate' | 'buckingham';

/** The six states a gazette fixes (TRO.9). */
export interface News {
  readonly bonacieux: 'home' | 'away' | 'queen';
  readonly passage: 'open' | 'closed';
  readonly gate: 'open' | 'closed';
  /** On which side a boat lies. */
  readonly channel: 'both' | 'from-france' | 'from-england' | 'none';
  readonly buckingham: 'home' | 'absent';
  readonly spies: 'active' | 'absent';
}

interface Gazette extends News {
  readonly oneTurn: readonly Element[];
}

const print = (
  bonacieux: News['bonacieux'],
  passage: News['passage'],
  gate: News['gate'],
  channel: News['channel'],
  buckingham: News['buckingham'],
  spies: News['spies'],
  ...oneTurn: readonly Element[]
): Gazette => ({ bonacieux, passage, gate, channel, buckingham, spies, oneTurn });

export const GAZETTES = {
  GZ01: print('home', 'open', 'open', 'both', 'home', 'absent'),
  GZ02: print('home', 'open', 'closed', 'from-france', 'home', 'active'),
  GZ03: print('home', 'closed', 'open', 'from-france', 'absent', 'absent'),
  GZ04: print('queen', 'open', 'open', 'both', 'home', 'active'),
  GZ05: print('queen', 'open', 'closed', 'from-england', 'home', 'absent', 'gate'),
  GZ06: print('away', 'closed', 'open', 'both', 'home', 'active'),
  GZ07: print('home', 'open', 'open', 'none', 'home', 'active', 'channel'),
  GZ08: print('queen', 'closed', 'open', 'from-england', 'home', 'absent'),
  GZ09: print('away', 'open', 'open', 'from-france', 'absent', 'active', 'buckingham'),
  GZ10: print('home', 'open', 'closed', 'both', 'home', 'absent'),
  GZ11: print('queen', 'open', 'open', 'none', 'absent', 'absent', 'channel', 'buckingham'),
  GZ12: print('home', 'closed', 'open', 'from-england', 'home', 'active'),
  GZ13: print('home', 'open', 'open', 'from-france', 'home', 'absent'),
  GZ14: print('away', 'closed', 'closed', 'both', 'home', 'active', 'gate'),
  GZ15: print('queen', 'open', 'open', 'from-england', 'absent', 'active', 'buckingham'),
  GZ16: print('home', 'closed', 'open', 'none', 'home', 'absent', 'channel'),
  GZ17: print('queen', 'closed', 'closed', 'from-france', 'home', 'active', 'gate'),
  GZ18: print('away', 'open', 'open', 'both', 'absent', 'absent', 'buckingham'),
} as const satisfies Readonly<Record<string, Gazette>>;

export type GazetteId = keyof typeof GAZETTES;
