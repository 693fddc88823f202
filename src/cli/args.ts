import { type Command, InvalidArgumentError, Option } from 'commander';
import { isLevel, LEVELS, type Level } from '#bots/index.ts';
import { GAME_IDS, GAMES, type GameId, isGameId } from '#games/index.ts';
import { type AnyGame, type Options, readOptions } from '#kernel/game.ts';
import { LANGUAGES } from '#kernel/text.ts';
import { Failure } from './failure.ts';

/** A whole number between two bounds, for commander. */
export const count =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most))
      throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`);
    return value;
  };

export const gameNamed = (name: string): GameId => {
  if (isGameId(name)) return name;
  throw new Failure(`There is no game called “${name}” here. Choose one of: ${GAME_IDS.join(', ')}.`);
};

export const levelNamed = (name: string): Level => {
  if (isLevel(name)) return name;
  throw new Failure(`There is no bot called “${name}”. Choose one of: ${LEVELS.join(', ')}.`);
};

export const checkPlayers = ({ seats: [least, most] }: AnyGame, players: number) => {
  if (players < least || players > most)
    throw new Failure(`This game is for ${least} to ${most} players, not ${players}.`);
};

/** One name fills all seats; else there must be a name for each. */
export const levelsFor = (names: string, players: number): Level[] => {
  const levels = names.split(',').map(name => levelNamed(name.trim()));
  if (levels.length === 1) return Array.from({ length: players }, () => levels[0]);
  if (levels.length !== players)
    throw new Failure(`--seats names ${levels.length} bots for ${players} players. Name one for all, or one for each.`);
  return levels;
};

const optionIds = [...new Set(GAME_IDS.flatMap(id => GAMES[id].game.options.map(option => option.id)))];

/** Every option of every game, as `--<option> <value>`. */
export const addGameOptions = (command: Command): Command => {
  for (const id of optionIds) {
    const values = GAME_IDS.flatMap(game => GAMES[game].game.options.find(option => option.id === id)?.values ?? []);
    command.option(`--${id} <value>`, `table option: ${[...new Set(values)].join(' or ')}`);
  }
  return command;
};

export const gameOptions = (game: AnyGame, given: Readonly<Record<string, unknown>>): Options => {
  const wanted = Object.fromEntries(optionIds.flatMap(id => (given[id] === undefined ? [] : [[id, given[id]]])));
  const { wrong, options } = readOptions(game.options, wanted);
  if (options !== null) return options;
  const known = game.options.find(option => option.id === wrong);
  throw new Failure(
    known === undefined
      ? `This game has no option --${wrong}.`
      : `--${wrong} cannot be “${wanted[wrong]}”. Choose one of: ${known.values.join(', ')}.`,
  );
};

export const langOption = () => new Option('--lang <language>', 'language of the words').choices([...LANGUAGES]);
