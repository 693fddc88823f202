import { GAMES } from '#games/all.ts';
import { GAME_IDS, type GameId } from '#games/index.ts';
import { seeded } from '#kernel/fairness.ts';
import type { AnyGame, Options, Seat } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { TableClock } from '#wire/clock.ts';

/** A game, where its walks begin, and how a position looks with all that somebody may not know dealt anew. */
export interface Secrets {
  readonly game: AnyGame;
  readonly opening: (players: number, options: Options, number: number) => unknown;
  readonly redealHidden: (state: unknown, seat: Seat | null, rng: Rng) => unknown;
}

/** What the game's folder holds for this proof; without an `opening` walks begin at the set-up. */
type Found = Pick<Secrets, 'redealHidden'> & Partial<Pick<Secrets, 'opening'>>;

const secretsOf = async (id: GameId): Promise<Secrets> => {
  const { game } = GAMES[id];
  const { redealHidden, opening }: Found = await import(`#games/${id}/redeal-hidden.testing.ts`);
  return {
    game,
    opening: opening ?? ((players, options, number) => game.setup(players, options, seeded(number), null)),
    redealHidden,
  };
};

export const SECRETS = Object.fromEntries(
  await Promise.all(GAME_IDS.map(async id => [id, await secretsOf(id)] as const)),
) as Readonly<Record<GameId, Secrets>>;

/** Every option at any of its values. */
const anyOptions = ({ options }: AnyGame, dice: Rng): Options =>
  Object.fromEntries(options.map(({ id, values }) => [id, values[below(dice, values.length)]]));

/** The number of players and the options of one match; over a few matches every number comes up. */
export const anyTable = (game: AnyGame, match: number, dice: Rng): { players: number; options: Options } => {
  const [least, most] = game.seats;
  return { players: least + (match % (most - least + 1)), options: anyOptions(game, dice) };
};

const TIMES = { kind: 'own', bank: 20, choice: 10 } as const;
/** At every other table nobody is in a hurry. */
const CLOCKS: readonly (TableClock | null)[] = [
  null,
  null,
  { ...TIMES, runOut: { by: 'bot', level: 'random' } },
  { ...TIMES, runOut: { by: 'rules' } },
];

export const anyClock = (dice: Rng): TableClock | null => CLOCKS[below(dice, CLOCKS.length)];
