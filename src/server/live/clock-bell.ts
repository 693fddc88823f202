import { CLOCK } from '#kernel/game.ts';
import type { Time } from '#table/clock.ts';
import type { Refusal } from '#wire/to-client.ts';
import type { Match } from './match.ts';

/** Rings when the sand of a match has run out. */
export interface ClockBell {
  /** To be called after every change. */
  readonly set: (match: Match | null) => void;
  readonly putAway: () => void;
}

interface ClockBellDeps {
  readonly time: Time;
  /** Resolves when the house is open and knows of every time in which it was not; it may set the bell anew meanwhile. */
  readonly sure: () => Promise<void>;
  /** Makes the choice of the clock. */
  readonly choose: (version: number, choice: unknown) => Promise<Refusal | null>;
  readonly trouble: (what: string, error: unknown) => void;
}

/** Milliseconds until it is tried again, where the store was away just then. */
const AGAIN = 2000;

export const clockBell = ({ time, sure, choose, trouble }: ClockBellDeps): ClockBell => {
  let putAway = () => {};
  let isClosed = false;
  /** What was set before the last time counts no more. */
  let times = 0;

  const ringFor = async (match: Match): Promise<void> => {
    const mine = times;
    try {
      await sure();
      if (mine !== times || isClosed) return;
      const { version, asked } = match.table.shown(null);
      const question = asked.find(each => each.seat === CLOCK);
      if (question === undefined) return;
      const why = await choose(version, question.choices[0]);
      if (why === 'not-kept') throw new Error('what the clock chose was not kept');
    } catch (error) {
      trouble('the clock could not be heard', error);
      if (mine === times && !isClosed) wait(match, AGAIN);
    }
  };
  const wait = (match: Match, milliseconds: number): void => {
    putAway = time.bell(milliseconds, () => void ringFor(match));
  };

  return {
    set(match) {
      times += 1;
      putAway();
      const left = match?.sandLeft(time.now()) ?? null;
      if (match !== null && left !== null && !isClosed) wait(match, left);
    },
    putAway() {
      isClosed = true;
      putAway();
    },
  };
};
