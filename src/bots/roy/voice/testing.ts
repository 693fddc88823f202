import type { Choice } from '#games/roy/choices.ts';
import type { Event } from '#games/roy/events.ts';
import { roy } from '#games/roy/game.ts';
import type { State } from '#games/roy/state.ts';
import { seeded } from '#kernel/fairness.ts';
import { CLOCK, type Decision, readOptions } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import { anyOf } from '../../random.ts';
import { royAdvice } from '../index.ts';

/** One choice of a match: how things stood before it, and what it led to. */
export interface Moment {
  readonly before: State;
  readonly decision: Decision<Choice>;
  readonly choice: Choice;
  readonly after: State;
  readonly events: readonly Event[];
}

/** Follows the advice, but for one choice in so many. */
const choose = (state: State, decision: Decision<Choice>, rng: Rng, stray: number): Choice | null => {
  if (below(rng, stray) === 0) return decision.optional ? null : anyOf(decision, rng);
  return royAdvice.choose(roy.view(state, decision.seat), decision, rng);
};

/** Plays a match, offers first, and shows every choice that was made. */
export const playThrough = (
  seats: number,
  seed: string,
  given: Readonly<Record<string, string>>,
  stray: number,
  look: (moment: Moment) => void,
) => {
  const state = roy.setup(seats, readOptions(roy.options, given).options ?? {}, seeded(seed), null);
  const rng = seeded(`${seed}/whim`);
  for (let asked = roy.decisions(state); asked.length > 0; asked = roy.decisions(state)) {
    for (const decision of asked.toSorted((a, b) => Number(b.optional ?? false) - Number(a.optional ?? false))) {
      if (decision.seat === CLOCK) continue;
      const choice = choose(state, decision, rng, stray);
      if (choice === null) continue;
      const before = roy.clone(state);
      const events: Event[] = [];
      roy.apply(state, decision.seat, choice, event => events.push(event));
      look({ before, decision, choice, after: state, events });
      break;
    }
  }
};
