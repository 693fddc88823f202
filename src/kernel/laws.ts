import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitmentOf, seeded, seedFrom } from './fairness.ts';
import { type Decision, type Game, type Happening, type Options, redact, type Seat, step } from './game.ts';
import { type Entry, type MatchRecord, played, replay, same, stateOf } from './journal.ts';
import { below, type Rng } from './rng.ts';
import { sample } from './sample.testing.ts';

interface Lawful<State> {
  readonly options: readonly Options[];
  /** What must always add up: a sentence for each thing that does not. */
  readonly amiss: (state: State) => readonly string[];
  /**
   * The same position with everything this seat may not know dealt anew. Written from the rules, without a look at
   * `view` or `imagine`: it is what finds a leak that both of them share.
   */
  readonly otherwise: (state: State, seat: Seat | null, rng: Rng) => State;
  /** No match lasts longer than so many choices. */
  readonly longest: number;
  /** Where a walk begins, when not at the set-up: random play alone would hardly see the end of a long game. */
  readonly opening?: (players: number, options: Options, seed: number) => State;
  /** How many positions each law looks at, for each number of players. */
  readonly positions?: number;
  /** For which numbers of players; all, if left out. A long suite is shared out over several files. */
  readonly counts?: readonly number[];
}

const POSITIONS = 10_000;
/** Walks between two looks at how many positions were seen; whole matches. */
const RUNS = 40;

interface Law {
  readonly name: string;
  /** Throws with the shortest walk it found when the law is broken. */
  readonly hold: (players: number) => void;
}

/** The suite every game runs. */
export const keepsTheLaws = <S, C, E extends Happening, V>(game: Game<S, C, E, V>, lawful: Lawful<S>) => {
  const [least, most] = game.seats;
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  describe.each(lawful.counts ?? all)(`${game.id} with %i players`, players => {
    for (const { name, hold } of lawsOf(game, lawful)) test(name, () => hold(players));
  });
};

/** What must hold in every position a match can reach. */
export const lawsOf = <S, C, E extends Happening, V>(game: Game<S, C, E, V>, lawful: Lawful<S>): readonly Law[] => {
  const { options, amiss, otherwise, longest, positions = sample(POSITIONS) } = lawful;
  const runs = sample(RUNS);
  const opening = lawful.opening ?? ((players, chosen, seed) => game.setup(players, chosen, seeded(seed), null));

  const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  const optionsFor = (seed: number) => options[Math.abs(seed) % options.length];
  const seatsOf = (players: number): (Seat | null)[] => [...Array.from({ length: players }, (_, seat) => seat), null];

  /** The choice a number stands for: of all choices of all seats, that one. */
  const nth = (decisions: readonly Decision<C>[], number: number): { seat: Seat; choice: C } => {
    const { seat, choices } = decisions[number % decisions.length];
    return { seat, choice: choices[Math.floor(number / decisions.length) % choices.length] };
  };

  /** Looks at every position on random walks until enough were seen; a fault shrinks to a short walk. */
  const everywhere = (players: number, look: (state: S, number: number) => void) => {
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
      fc.assert(walk, { numRuns: runs, seed: 1625 + round });
    }
    expect(seen).toBeGreaterThanOrEqual(positions);
  };

  /** What a seat is told of all that may be chosen: its own choices, and who else is asked. */
  const askedOf = (state: S, seat: Seat | null) =>
    game.decisions(state).map(each => (each.seat === seat ? each : { ...each, choices: [] }));

  /** Whether a step used dice or showed something hidden. */
  const isLoud = (before: S, after: S, events: readonly E[]) =>
    game.rng(before).at !== game.rng(after).at || events.some(event => event.reveals);

  return [
    {
      name: 'a state survives JSON, and asks the same afterwards',
      hold: players => {
        everywhere(players, state => {
          const saved = json(state) as S;
          expect(same(saved, state)).toBe(true);
          expect(same(game.decisions(saved), game.decisions(state))).toBe(true);
        });
      },
    },

    {
      name: 'a decision has at least one choice and none twice, and no seat is asked twice',
      hold: players => {
        everywhere(players, state => {
          const decisions = game.decisions(state);
          const seats = decisions.map(each => each.seat);
          expect(new Set(seats).size).toBe(seats.length);
          for (const { choices } of decisions) {
            expect(choices.length).toBeGreaterThan(0);
            expect(new Set(choices.map(choice => JSON.stringify(choice))).size).toBe(choices.length);
          }
        });
      },
    },

    {
      name: 'somebody is asked until there is an outcome, and nobody after',
      hold: players => {
        everywhere(players, state => {
          const asked = game.decisions(state).filter(each => each.optional !== true);
          expect(asked.length > 0).toBe(game.outcome(state) === null);
        });
      },
    },

    {
      name: 'a step is repeatable and leaves its input alone',
      hold: players => {
        everywhere(players, (state, number) => {
          const decisions = game.decisions(state);
          if (decisions.length === 0) return;
          const before = JSON.stringify(state);
          const { seat, choice } = nth(decisions, number);
          const first = step(game, state, seat, choice);
          const second = step(game, state, seat, choice);
          expect(JSON.stringify(state)).toBe(before);
          expect(JSON.stringify(second)).toBe(JSON.stringify(first));
        });
      },
    },

    {
      name: 'states that differ only in what a seat may not know look the same to it and ask it the same',
      hold: players => {
        everywhere(players, (state, number) => {
          for (const seat of seatsOf(players)) {
            const other = otherwise(state, seat, seeded(number));
            expect(amiss(other)).toEqual([]);
            expect(same(game.view(other, seat), game.view(state, seat))).toBe(true);
            expect(same(askedOf(other, seat), askedOf(state, seat))).toBe(true);
          }
        });
      },
    },

    {
      name: 'an imagined world looks the same to its seat and asks the same questions',
      hold: players => {
        everywhere(players, (state, number) => {
          for (const seat of seatsOf(players)) {
            const view = game.view(state, seat);
            const imagined = game.imagine(view, seeded(number));
            expect(amiss(imagined)).toEqual([]);
            if (!same(game.view(imagined, seat), view)) expect(game.view(imagined, seat)).toEqual(view);
            if (!same(askedOf(imagined, seat), askedOf(state, seat)))
              expect(askedOf(imagined, seat)).toEqual(askedOf(state, seat));
            expect(same(game.barred(game.view(imagined, seat)), game.barred(view))).toBe(true);
          }
        });
      },
    },

    {
      name: 'what a seat does tells it nothing hidden, unless an event says that it reveals or dice were used',
      hold: players => {
        everywhere(players, (state, number) => {
          const decisions = game.decisions(state);
          if (decisions.length === 0) return;
          const { seat, choice } = nth(decisions, number);
          const real = step(game, state, seat, choice);
          const world = otherwise(state, seat, seeded(number));
          const other = step(game, world, seat, choice);
          if (isLoud(state, real.state, real.events) || isLoud(world, other.state, other.events)) return;
          const told = (events: readonly E[]) => events.map(event => redact(event, seat));
          expect(same(game.view(other.state, seat), game.view(real.state, seat))).toBe(true);
          expect(same(told(other.events), told(real.events))).toBe(true);
        });
      },
    },

    {
      name: 'what others do in secret stays secret: events tell a seat no more than its view shows',
      hold: players => {
        everywhere(players, (state, number) => {
          const decisions = game.decisions(state);
          if (decisions.length === 0) return;
          const { seat: actor, choice } = nth(decisions, number);
          const real = step(game, state, actor, choice);
          for (const seat of seatsOf(players)) {
            if (seat === actor) continue;
            const world = otherwise(state, seat, seeded(number));
            const question = game.decisions(world).find(each => each.seat === actor);
            if (question === undefined) throw new Error('the other world asks somebody else');
            const offered = question.choices.find(each => same(each, choice)) ?? nth([question], number).choice;
            const other = step(game, world, actor, offered);
            if (isLoud(state, real.state, real.events) || isLoud(world, other.state, other.events)) continue;
            const hidden = ({ secret }: E) => secret !== undefined && !(seat !== null && secret.to.includes(seat));
            const unseen = real.events.every(hidden) && other.events.every(hidden);
            const alike = same(game.view(other.state, seat), game.view(real.state, seat));
            if (unseen) expect(alike).toBe(true);
            if (!alike) continue;
            const told = (events: readonly E[]) => events.map(event => redact(event, seat));
            expect(told(other.events)).toEqual(told(real.events));
          }
        });
      },
    },

    {
      name: 'everything adds up',
      hold: players => {
        everywhere(players, state => expect(amiss(state)).toEqual([]));
      },
    },

    {
      name: `every match ends within ${longest} choices, and its journal replays byte for byte`,
      hold: players => {
        const match = fc.property(fc.integer(), seed => {
          const dice = seeded(`choices ${seed}`);
          const record = recordOf(game, players, optionsFor(seed), seed);
          const any = game as unknown as Parameters<typeof replay>[0];
          let state = stateOf(replay(any, record).course);
          const entries: Entry[] = [];
          for (let decisions = any.decisions(state); decisions.length > 0; decisions = any.decisions(state)) {
            const { seat, choices } = decisions[below(dice, decisions.length)];
            const choice = choices[below(dice, choices.length)];
            entries.push([seat, choice]);
            state = played(any, state, seat, choice)?.state;
            expect(entries.length).toBeLessThanOrEqual(longest);
          }
          const again = replay(any, json({ ...record, entries }) as MatchRecord);
          expect(again.broken).toBeNull();
          expect(JSON.stringify(stateOf(again.course))).toBe(JSON.stringify(state));
        });
        fc.assert(match, { numRuns: runs, seed: 1625 });
      },
    },
  ];
};

const recordOf = <S, C, E extends Happening, V>(
  game: Game<S, C, E, V>,
  players: number,
  options: Options,
  number: number,
): MatchRecord => {
  const seed = seedFrom(new Uint8Array(32).fill(Math.abs(number) % 256));
  const table = `laws ${number}`;
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `Seat ${seat}`, bot: null, words: '' }));
  const commitment = commitmentOf(seed, table);
  return {
    format: 'panache-match-1',
    game: game.id,
    rules: game.rules,
    table,
    options,
    seats,
    commitment,
    seed,
    entries: [],
  };
};
