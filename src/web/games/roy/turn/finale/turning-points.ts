import { HONOUR_LAST, SIEGE_END } from '#games/roy/cards/board.ts';
import type { Event } from '#games/roy/events.ts';
import type { Side } from '#games/roy/names.ts';

export interface TurningPoint {
  readonly round: number;
  readonly event: Event;
}

const MOST = 6;
/** The same kind of thing more often than this is no turning point any more. */
const MOST_OF_A_KIND = 2;

/** How much an event turned the match; 0 for everyday things. */
const weightOf = (event: Event): number => {
  switch (event.kind) {
    case 'board-done':
      return event.board === 4 ? 0 : 100; // The last board is the end of the match, and is told as that.
    case 'fateful':
      return 80;
    case 'rochefort-down':
      return 70;
    case 'one-for-all':
      return 60;
    case 'louvre-failed':
      return 58;
    case 'hourglass':
      return event.now === 'expired' ? 57 : 0;
    case 'abduction':
      return event.red.swords >= 3 ? 56 : 0;
    case 'siege-moved': {
      const step = Math.abs(event.to - event.from);
      if (step === 0) return 0;
      return Math.abs(event.to) >= SIEGE_END - 1 ? 54 : step >= 2 ? 44 : 0;
    }
    case 'honour':
      return event.change < 0 && HONOUR_LAST - event.honour <= 2 ? 52 : 0;
    case 'completed':
      return 46;
    case 'fell':
      return 42;
    case 'time':
      return event.cause === 'dead-end' ? 40 : 0;
    case 'jailed':
      return 34;
    case 'intercepted':
      return 20;
    default:
      return 0;
  }
};

/** The moments a match turned on, in the order they came: the weightiest, and of equal ones the later. */
export const turningPointsOf = (events: readonly Event[]): readonly TurningPoint[] => {
  let round = 0;
  const found = events.flatMap((event, place) => {
    if (event.kind === 'turn') round = event.turn;
    const weight = weightOf(event);
    return weight === 0 ? [] : [{ round, event, place, weight }];
  });
  found.sort((a, b) => b.weight - a.weight || b.place - a.place);
  const kinds = new Map<Event['kind'], number>();
  const picked = found.filter(({ event: { kind } }) => {
    const seen = kinds.get(kind) ?? 0;
    kinds.set(kind, seen + 1);
    return kind === 'board-done' || seen < MOST_OF_A_KIND;
  });
  return picked
    .slice(0, MOST)
    .sort((a, b) => a.place - b.place)
    .map(({ round: when, event }) => ({ round: when, event }));
};

/** Whose moment it was. */
export const sideOf = ({ event }: TurningPoint): Side => {
  switch (event.kind) {
    case 'louvre-failed':
    case 'fell':
    case 'fateful':
    case 'jailed':
    case 'time':
    case 'abduction':
    case 'intercepted':
    case 'hourglass':
      return 'milady';
    case 'siege-moved':
      return event.to < event.from ? 'milady' : 'musketeers';
    case 'honour':
      return event.change < 0 ? 'milady' : 'musketeers';
    default:
      return 'musketeers';
  }
};
