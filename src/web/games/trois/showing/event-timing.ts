import type { Event } from '#games/trois/events.ts';

/** Milliseconds an event stays before the eyes at a calm table; what has none here passes with its line. */
const TIMES: Readonly<Partial<Record<Event['kind'], number>>> = {
  taken: 700,
  gazette: 2400,
  eased: 1800,
  turn: 500,
  missed: 1300,
  blocked: 1300,
  rolled: 1500,
  held: 1100,
  released: 900,
  tested: 900,
  'gave-way': 500,
  stopped: 1000,
  drew: 2800,
  played: 1600,
  cancelled: 700,
  'in-vain': 1300,
  waits: 700,
  again: 700,
  freed: 900,
  studs: 2000,
  dropped: 1600,
  dodged: 1100,
  won: 1400,
};
const TOLD = 420;
/** A Botte somebody else draws: only its back is seen. */
const BACK = 1100;
/** What the reader has just done himself and knows. */
const OWN: readonly Event['kind'][] = ['played', 'gave', 'taken'];
const KNOWN = 300;

/** How long an event is shown; one without a line of the chronicle and without a picture passes unseen. */
export const timeOf = (event: Event, line: string | null, by: 'reader' | 'others'): number => {
  if (by === 'reader' && OWN.includes(event.kind)) return KNOWN;
  if (event.kind === 'drew' && event.card === null && event.secret === undefined) return BACK;
  return TIMES[event.kind] ?? (line === null ? 0 : TOLD);
};

/** A ride that never arrives must not hold the match up: the longest it may take, in milliseconds. */
export const LONGEST_RIDE = 3000;
