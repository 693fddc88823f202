import type { Event } from '#games/roy/events.ts';

/** What is played out over the board: milliseconds an event stays before the eyes until the next one comes. */
const PLAYED: Readonly<Partial<Record<Event['kind'], number>>> = {
  duel: 1100,
  toll: 700,
  committed: 600,
  'epic-die': 600,
  rolled: 2100,
  rerolled: 1500,
  clash: 1900,
  wounded: 900,
  'duel-over': 2000,
  added: 600,
  challenged: 2000,
  siege: 2200,
  'siege-reroll': 1300,
  sacrificed: 800,
  'siege-moved': 1900,
  abduction: 2600,
  searched: 2300,
  bite: 2000,
};
/** What else wants more time than a line: the reckoning at the end of a round, and what rarely happens. */
const TIMES: Readonly<Partial<Record<Event['kind'], number>>> = {
  turn: 1600,
  time: 900,
  'time-stopped': 900,
  ladder: 900,
  honour: 900,
  'louvre-failed': 900,
  earned: 900,
  recovered: 900,
  'nobody-in-paris': 700,
  'one-for-all': 1100,
  completed: 1200,
  'board-done': 1200,
  'offer-made': 700,
  agreed: 700,
  traded: 1800,
};
const TOLD = 420;
/** What is left of the time of a scene where the reader wants duels to be fast. */
const FAST = 0.4;

/** What the reader has just done himself and knows: it moves on while he goes on. */
const KNOWN: readonly Event['kind'][] = [
  'committed',
  'epic-die',
  'added',
  'toll',
  'sacrificed',
  'declared',
  'offer-made',
  'agreed',
];
const OWN = 120;

/** Events that bring dice to the table: nothing may show their outcome before they lie. */
const DICE: readonly Event['kind'][] = ['rolled', 'siege', 'abduction', 'searched', 'bite'];
export const isRoll = (event: Event): boolean => DICE.includes(event.kind);

/** Events that tell what dice have come to: until the last of them nothing else on the table may give it away. */
const TOLD_LAST: readonly Event['kind'][] = [
  'rerolled',
  'clash',
  'wounded',
  'duel-over',
  'siege-reroll',
  'siege-moved',
];
export const isSuspense = (event: Event): boolean => isRoll(event) || TOLD_LAST.includes(event.kind);

interface Reader {
  /** He wants duels and other scenes in short. */
  readonly fast: boolean;
  /** The step is his own choice. */
  readonly own: boolean;
}

/** How long an event is shown; one without a line of the chronicle and without a scene passes unseen. */
export const timeOf = (event: Event, told: boolean, { fast, own }: Reader): number => {
  if (own && KNOWN.includes(event.kind)) return OWN;
  const played = PLAYED[event.kind];
  if (played !== undefined) return fast ? played * FAST : played;
  return TIMES[event.kind] ?? (told ? TOLD : 0);
};
