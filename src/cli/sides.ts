import type { Command } from 'commander';
import type { Level } from '#bots/levels.ts';
import { GAMES } from '#games/all.ts';
import { GAME_IDS, type GameId } from '#games/index.ts';
import { type AnyGame, readOptions, type Seat } from '#kernel/game.ts';
import { levelNamed } from './args.ts';
import { Failure } from './failure.ts';
import type { Terminal } from './terminal.ts';
import type { CliText } from './text/cli-text.ts';

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** The sides of a game, in the order of its seats; none where everybody plays alone. */
export const sidesOf = ({ sides, seats: [, most], options }: AnyGame): string[] => {
  const defaults = readOptions(options, {}).options ?? {};
  return sides === null ? [] : [...new Set(range(most).map(seat => sides(seat, most, defaults)))];
};

const allSides = [...new Set(GAME_IDS.flatMap(id => sidesOf(GAMES[id].game)))];

/** A flag for each side, for games that have sides: `--milady musketeer`. */
export const addSideFlags = (command: Command, { text: { program, sides } }: Terminal): Command => {
  for (const side of allSides)
    command.option(`--${side} <${program.stands.level}>`, program.simulate.side(sides[side] ?? side));
  return command;
};

/** The levels given by side. */
export const sideLevels = (
  id: GameId,
  given: Readonly<Record<string, unknown>>,
  text: CliText,
): Record<string, Level> => {
  const sides = sidesOf(GAMES[id].game);
  const levels: Record<string, Level> = {};
  for (const side of allSides) {
    const name = given[side];
    if (typeof name !== 'string') continue;
    if (!sides.includes(side)) throw new Failure(text.errors.noSideHere(side));
    levels[side] = levelNamed(id, name, text);
  }
  return levels;
};

/** The seats of a side, by its name. */
export const seatsOf = (game: AnyGame, players: number, side: string, { errors }: CliText): Seat[] => {
  const { sides } = game;
  if (sides === null) throw new Failure(errors.noSides);
  if (!sidesOf(game).includes(side)) throw new Failure(errors.noSide(side, sidesOf(game).join(', ')));
  const defaults = readOptions(game.options, {}).options ?? {};
  return range(players).filter(seat => sides(seat, players, defaults) === side);
};
