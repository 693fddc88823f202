import type { Element, GazetteId, News } from '#games/trois/cards/gazettes.ts';
import { oneTurnOf } from '#games/trois/facts.ts';
import type { IconName } from '#web/art/icon-names.ts';

/** In the order they are met on the road. */
export const ELEMENTS = ['bonacieux', 'passage', 'gate', 'channel', 'buckingham', 'spies'] as const;
type Of = (typeof ELEMENTS)[number];

const ICONS: Readonly<Record<Of, IconName>> = {
  bonacieux: 'house',
  passage: 'secret-door',
  gate: 'medieval-gate',
  channel: 'galleon',
  buckingham: 'castle',
  spies: 'spy',
};

/** How a state bears on the riders: free, half free, or in the way. */
export type Mood = 'good' | 'half' | 'bad';

const GOOD: readonly string[] = ['home', 'open', 'both', 'absent'];
const moodOf = (of: Of, state: string): Mood => {
  if (of === 'buckingham') return state === 'home' ? 'good' : 'bad';
  if (of === 'channel') return state === 'both' ? 'good' : state === 'none' ? 'bad' : 'half';
  if (of === 'bonacieux') return state === 'away' ? 'bad' : 'half';
  return GOOD.includes(state) ? 'good' : 'bad';
};

export interface StateRow {
  readonly of: Of;
  readonly icon: IconName;
  readonly mood: Mood;
  /** Marked "one turn at most" and still in force (TRO.21). */
  readonly oneTurn: Element | null;
}

/** The six states of the news as rows of the front page. */
export const rowsOf = (gazette: GazetteId, news: News): readonly StateRow[] =>
  ELEMENTS.map(of => ({
    of,
    icon: ICONS[of],
    mood: moodOf(of, news[of]),
    oneTurn: oneTurnOf(gazette, news, of),
  }));
