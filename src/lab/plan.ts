import type { Level } from '#bots/levels.ts';
import { GAMES } from '#games/all.ts';
import type { GameId } from '#games/index.ts';
import { seeded } from '#kernel/fairness.ts';
import { type AnyGame, type Options, readOptions } from '#kernel/game.ts';
import { below } from '#kernel/rng.ts';

/** How long thinking bots think. By count a simulation gives the same result everywhere, by time it does not. */
export type Thinking =
  | { readonly by: 'count'; readonly iterations: number }
  | { readonly by: 'time'; readonly milliseconds: number };

/** What a simulation plays: everything a worker needs, as plain data. */
export interface Plan {
  readonly game: GameId;
  /** Where it is any number, every match draws its own. */
  readonly players: number | 'any';
  /** A bot's level for each seat, or one for all. */
  readonly seats: readonly Level[];
  /** A bot's level for a whole side, whatever `seats` says. */
  readonly sides: Readonly<Record<string, Level>>;
  /** What is not given here is the default, or drawn for every match where `anyOptions` says so. */
  readonly options: Options;
  readonly anyOptions: boolean;
  /** The number of the first match. */
  readonly first: number;
  readonly games: number;
  readonly seed: string;
  readonly thinking: Thinking;
}

/** Enough for a thinker to be itself, few enough for a thousand matches over a cup of coffee. */
export const ITERATIONS = 200;

/** The table one match of a plan is played at. */
export interface Setting {
  readonly players: number;
  readonly options: Options;
  /** By seat. */
  readonly levels: readonly Level[];
}

const complete = (game: AnyGame, given: Options): Options => {
  const { options, wrong } = readOptions(game.options, given);
  if (options === null) throw new Error(`the option ${wrong} is not one of the game's`);
  return options;
};

/** The setting of match number `number`: it follows from the plan's seed and the number alone. */
export const settingOf = (plan: Plan, number: number): Setting => {
  const { game } = GAMES[plan.game];
  const dice = seeded(`${plan.seed}/${number}/table`);
  const [least, most] = game.seats;
  const players = plan.players === 'any' ? least + below(dice, most - least + 1) : plan.players;
  const drawn = plan.anyOptions
    ? Object.fromEntries(game.options.map(({ id, values }) => [id, values[below(dice, values.length)]]))
    : {};
  const options = complete(game, { ...drawn, ...plan.options });
  const levels = Array.from({ length: players }, (_, seat) => {
    const side = game.sides?.(seat, players, options);
    return (side === undefined ? undefined : plan.sides[side]) ?? plan.seats[seat] ?? plan.seats[0];
  });
  return { players, options, levels };
};

/** The side of each seat; where everybody plays for himself, the name of the bot. */
export const sidesIn = (game: AnyGame, { players, options, levels }: Setting): string[] =>
  levels.map((level, seat) => game.sides?.(seat, players, options) ?? level);
