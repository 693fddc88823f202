import { CONSTANCE_LAST, HONOUR_LAST, LOUVRE_LAST, SIEGE_END, TIME_LAST } from '#games/roy/cards/board.ts';
import type { Event } from '#games/roy/events.ts';
import type { Musketeer } from '#games/roy/names.ts';

/** Which mark a step of the reckoning moves; `round` is the next one beginning. */
export type Account =
  | 'siege'
  | 'time'
  | 'ladder'
  | 'honour'
  | 'constance'
  | 'epics'
  | 'oneForAll'
  | 'treachery'
  | 'mission'
  | 'life'
  | 'round';

/** One step of a round's end: what it moved, from where to where, and for whose good. */
export interface ReckoningStep {
  readonly account: Account;
  readonly event: Event;
  /** Null where nothing is counted. */
  readonly before: number | null;
  readonly after: number | null;
  readonly good: 'milady' | 'musketeers' | 'nobody';
  /** Whose life it is. */
  readonly who?: Musketeer;
}

const moved = (
  account: Account,
  event: Event,
  [before, after]: readonly [number, number],
  good: 'rising' | 'falling',
): ReckoningStep => {
  const gain = good === 'rising' ? after - before : before - after;
  return { account, event, before, after, good: gain === 0 ? 'nobody' : gain > 0 ? 'musketeers' : 'milady' };
};

const told = (account: Account, event: Event, good: ReckoningStep['good']): ReckoningStep => ({
  account,
  event,
  before: null,
  after: null,
  good,
});

/** The step an event of phases III and IV makes; null for what only leads to one, such as dice. */
const stepOf = (event: Event): ReckoningStep | null => {
  switch (event.kind) {
    case 'siege-moved':
      return moved('siege', event, [event.from, event.to], 'rising');
    case 'time':
      return moved('time', event, [event.time - 1, event.time], 'falling');
    case 'time-stopped':
      return told('time', event, 'musketeers');
    case 'ladder':
      return moved('ladder', event, [event.space - 1, event.space], 'falling');
    case 'honour': {
      const left = HONOUR_LAST - event.honour;
      return moved('honour', event, [left - event.change, left], 'rising');
    }
    case 'abduction':
      return moved('constance', event, [Math.max(0, event.total - event.red.swords), event.total], 'falling');
    case 'nobody-in-paris':
      return told('mission', event, 'nobody');
    case 'louvre-failed':
      return told('mission', event, 'milady');
    case 'epics':
      return moved('epics', event, [event.epics - event.change, event.epics], 'rising');
    case 'earned':
    case 'one-for-all':
      return told('oneForAll', event, 'musketeers');
    case 'plotted':
      return told('treachery', event, 'milady');
    case 'wounded':
      return { ...moved('life', event, [event.life + event.wounds, event.life], 'rising'), who: event.who };
    case 'recovered':
      return { ...moved('life', event, [0, event.life], 'rising'), who: event.who };
    case 'turn':
      return told('round', event, 'nobody');
    default:
      return null;
  }
};

/** Events that open the reckoning: the siege is the first thing after the musketeers have played. */
const opens = (event: Event): boolean => event.kind === 'siege';
const closes = (event: Event): boolean => event.kind === 'turn';

interface Reckoning {
  readonly round: number;
  readonly steps: readonly ReckoningStep[];
  /** How many of them were already there before what is being shown now. */
  readonly known: number;
  /** The next round has begun, and something of it has happened. */
  readonly past: boolean;
}

/**
 * The end of the round as far as it has been shown; null where none is under way. `before` is the story so far and
 * `shown` what has been shown of the present step: a question in the middle, such as a sacrifice, cuts it in two.
 */
export const reckoningOf = (before: readonly Event[], shown: readonly Event[]): Reckoning | null => {
  const began = before.findLastIndex(event => opens(event) || closes(event));
  const open = began >= 0 && opens(before[began]);
  const start = open ? 0 : shown.findIndex(opens);
  if (start < 0) return null;
  const earlier = open ? before.slice(began) : [];
  const end = shown.findIndex((event, at) => at >= start && closes(event));
  const later = shown.slice(start, end < 0 ? undefined : end + 1);
  const steps = (events: readonly Event[]) => events.flatMap(event => stepOf(event) ?? []);
  const known = steps(earlier);
  const begun = before.findLast(event => event.kind === 'turn');
  return {
    round: begun?.turn ?? 0,
    steps: [...known, ...steps(later)],
    known: known.length,
    past: end >= 0 && shown.slice(end + 1).some(event => event.kind !== 'drew'),
  };
};

/** Dice that have just been thrown have the table to themselves. */
const SCENES: readonly Event['kind'][] = ['siege', 'siege-reroll', 'sacrificed', 'spared', 'siege-moved', 'abduction'];
export const isScene = (event: Event | undefined): boolean => event !== undefined && SCENES.includes(event.kind);

/** The tracks that can be drawn as a row of cells: their first value, their last, and the one that is fatal. */
export const ROWS: Readonly<
  Partial<Record<Account, { readonly first: number; readonly last: number; readonly fatal: number }>>
> = {
  siege: { first: -SIEGE_END, last: SIEGE_END, fatal: -SIEGE_END },
  time: { first: 1, last: TIME_LAST, fatal: TIME_LAST },
  ladder: { first: 1, last: LOUVRE_LAST, fatal: LOUVRE_LAST },
  honour: { first: 0, last: HONOUR_LAST, fatal: 0 },
  constance: { first: 0, last: CONSTANCE_LAST, fatal: CONSTANCE_LAST },
};
