import type { Seat } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { Reason } from './voice.ts';

/** A word about something that happened, said once in so many times. */
export interface Retort {
  readonly reason: Reason;
  readonly once: number;
}

/** Comments on the newest thing a seat has a word for, as often as the dice allow. */
export const tauntWith =
  <View, Event>(retort: (event: Event, seat: Seat) => Retort | null) =>
  (_open: View, seat: Seat, events: readonly Event[], rng: Rng): Reason | null => {
    for (const event of events.toReversed()) {
      const found = retort(event, seat);
      if (found !== null && below(rng, found.once) === 0) return found.reason;
    }
    return null;
  };
