import fc from 'fast-check';
import { expect } from 'vitest';
import { seeded } from '../fairness.ts';
import { type Decision, type Game, type Happening, type Options, redact, type Seat } from '../game.ts';
import type { Rng } from '../rng.ts';
import { sample } from '../sample.testing.ts';

export interface Lawful<State> {
  readonly options: readonly Options[];
  /** What must always add up: a sentence for each thing that does not. */
  readonly violations: (state: State) => readonly string[];
  /**
   * The same position with everything this seat may not know dealt anew. Written from the rules, without a look at
   * `view` or `imagine`: it is what finds a leak that both of them share.
   */
  readonly redealHidden: (state: State, seat: Seat | null, rng: Rng) => State;
  /** No match lasts longer than so many choices. */
  readonly longest: number;
  /** Where a walk begins, when not at the set-up: random play alone would hardly see the end of a long game. */
  readonly opening?: (players: number, options: Options, seed: number) => State;
  /** How many positions each law looks at, for each number of players. */
  readonly positions?: number;
  /** For which numbers of players; all, if left out. A long suite is shared out over several files. */
  readonly counts?: readonly number[];
}

export interface Law {
  readonly name: string;
  /** Throws with the shortest walk it found when the law is broken. */
  readonly hold: (players: number) => void;
}

const POSITIONS = 10_000;

/** What the laws of one game stand on: its rules, and every position a match can reach. */
export type Ground<S, C, E extends Happening, V> = ReturnType<typeof groundOf<S, C, E, V>>;

/** The choice a number stands for: of all choices of all seats, that one. */
export const nth = <C>(decisions: readonly Decision<C>[], number: number): { seat: Seat; choice: C } => {
  const { seat, choices } = decisions[number % decisions.length];
  return { seat, choice: choices[Math.floor(number / decisions.length) % choices.length] };
};

/** Everybody who may look: each seat, and a spectator. */
export const eyesAt = (players: number): (Seat | null)[] => [
  ...Array.from({ length: players }, (_, seat) => seat),
  null,
];

export const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Events as that seat may read them. */
export const toldTo = <E extends Happening>(seat: Seat | null, events: readonly E[]) =>
  events.map(event => redact(event, seat));

export const groundOf = <S, C, E extends Happening, V>(game: Game<S, C, E, V>, lawful: Lawful<S>) => {
  const { options, positions = sample(POSITIONS) } = lawful;
  const opening = lawful.opening ?? ((players, chosen, seed) => game.setup(players, chosen, seeded(seed), null));
  const optionsFor = (seed: number): Options => options[Math.abs(seed) % options.length];

  return {
    game,
    lawful,
    optionsFor,

    /** Looks at every position on random walks until enough were seen; a fault shrinks to a short walk. */
    everywhere(players: number, look: (state: S, number: number) => void): void {
      let seen = 0;
      for (let round = 0; seen < positions; round++) {
        const walk = fc.property(fc.integer(), fc.array(fc.nat(), { size: 'max', maxLength: 400 }), (seed, numbers) => {
          const state = opening(players, optionsFor(seed), seed);
          for (const number of numbers) {
            look(state, number);
            seen++;
            const decisions = game.decisions(state);
            if (decisions.length === 0) return;
            const { seat, choice } = nth(decisions, number);
            game.apply(state, seat, choice, null);
          }
        });
        fc.assert(walk, { numRuns: sample(40), seed: 1625 + round });
      }
      expect(seen).toBeGreaterThanOrEqual(positions);
    },

    /** What a seat is told of all that may be chosen: its own choices, and who else is asked. */
    askedOf: (state: S, seat: Seat | null): Decision<C>[] =>
      game.decisions(state).map(each => (each.seat === seat ? each : { ...each, choices: [] })),

    /** Whether a step used dice or showed something hidden. */
    isLoud: (before: S, after: S, events: readonly E[]): boolean =>
      game.rng(before).at !== game.rng(after).at || events.some(event => event.reveals),
  };
};
