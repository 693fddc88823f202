import { CLOCK } from '#kernel/game.ts';
import type { Time } from '#table/clock.ts';
import type { Match } from './match.ts';

/** Rings when the sand of a match has run out. */
export interface ClockBell {
  /** To be called after every change. */
  readonly set: (match: Match | null) => void;
  readonly putAway: () => void;
}

/** `ring` is given the choice the clock makes then. */
export const clockBell = (time: Time, ring: (version: number, choice: unknown) => void): ClockBell => {
  let putAway = () => {};
  let isClosed = false;
  return {
    set(match) {
      putAway();
      const left = match?.sandLeft(time.now()) ?? null;
      if (match === null || left === null || isClosed) return;
      putAway = time.bell(left, () => {
        const { version, asked } = match.position(null, time.now());
        const question = asked.find(each => each.seat === CLOCK);
        if (question !== undefined) ring(version, question.choices[0]);
      });
    },
    putAway() {
      isClosed = true;
      putAway();
    },
  };
};
