import { seeded } from '#kernel/fairness.ts';
import { CLOCK } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { TableId } from '#wire/ids.ts';
import { lookAtInterception } from './interception.ts';
import type { Pair } from './pair.ts';
import { lookAt } from './script.ts';
import { anyClock, anyTable, type Secrets } from './secrets.ts';
import type { Who, World } from './side.ts';
import { tableNamed } from './table-named.ts';

export interface LeakRun {
  readonly secrets: Secrets;
  readonly seed: string;
  /** Where to look, in each match. */
  readonly positions: number;
}

/** A random match, as the positions it went through. */
const walk = ({ game, opening }: Secrets, players: number, options: World['options'], number: number, dice: Rng) => {
  const states: unknown[] = [];
  const state = opening(players, options, number);
  for (;;) {
    states.push(game.clone(state));
    const asked = game.decisions(state);
    if (asked.length === 0) return states;
    const { seat, choices } = asked[below(dice, asked.length)];
    game.apply(state, seat, choices[below(dice, choices.length)], null);
  }
};

/** So many of them, each once. */
const someOf = <T>(dice: Rng, items: readonly T[], most: number): T[] => {
  const left = items.slice();
  const taken: T[] = [];
  while (taken.length < most && left.length > 0) taken.push(...left.splice(below(dice, left.length), 1));
  return taken;
};

let tables = 0;
const freshTable = (): TableId => tableNamed(`table-${String(tables++).padStart(16, '0')}`);

/** One random match: at some of its positions everybody looks at two worlds that he must not be able to tell apart. */
export const lookThrough = async (pair: Pair, { secrets, seed, positions }: LeakRun, match: number): Promise<void> => {
  const { game, redealHidden } = secrets;
  const dice = seeded(`leak ${seed} ${game.id} ${match}`);
  const { players, options } = anyTable(game, match, dice);
  const states = walk(secrets, players, options, below(dice, 1_000_000), dice);
  const seats: readonly Who[] = [...Array.from({ length: players }, (_, seat) => seat), null];
  const running = states.filter(state => game.decisions(state).some(each => each.seat !== CLOCK));

  const worldsAt = (state: unknown, observer: Who): readonly [World, World] => {
    const clock = anyClock(dice);
    const world: World = {
      game,
      state,
      players,
      options,
      host: seats[below(dice, seats.length)],
      table: freshTable(),
      // A bot that plays on for somebody whose time has run out takes its time.
      ...(clock && { clock, think: () => new Promise(() => {}) }),
    };
    return [world, { ...world, state: redealHidden(state, observer, dice) }];
  };

  for (const [number, state] of someOf(dice, running, positions).entries()) {
    pair.counts.positions++;
    for (const observer of seats) {
      const where = `${game.id}, match ${match}, position ${number}, ${observer === null ? 'a spectator' : `seat ${observer}`}`;
      const whispers = options.privateTalk === 'on' && (observer === null || observer === 0);
      await lookAt({ pair, worlds: worldsAt(state, observer), observer, where, dice, whispers });
    }
  }
  if (game.id === 'roy')
    await lookAtInterception({ pair, secrets, players, options, dice, table: freshTable(), match });
  pair.counts.matches++;
};
