import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Level } from '#bots/levels.ts';
import { GAMES } from '#games/all.ts';
import { GAME_IDS, type GameId, isGameId } from '#games/index.ts';
import { type AnyGame, type Options, readOptions } from '#kernel/game.ts';
import { Failure } from './failure.ts';
import { levelCalled, rankNames } from './level-names.ts';
import { optionGroup, optionWords } from './option-words.ts';
import type { Terminal } from './terminal.ts';
import type { CliText } from './text/cli-text.ts';
import type { ErrorWords } from './text/error-words.ts';

/** A whole number between two bounds, for commander. */
export const count =
  (least: number, most: number, words: ErrorWords) =>
  (text: string): number => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most)) throw new InvalidArgumentError(words.wholeNumber(least, most));
    return value;
  };

/** The same, or the word `any`. */
export const countOrAny =
  (least: number, most: number, words: ErrorWords) =>
  (text: string): number | 'any' =>
    text === 'any' ? 'any' : count(least, most, words)(text);

/** One of a few words, for commander. */
export const wordOf =
  <Word extends string>(known: readonly Word[], words: ErrorWords) =>
  (text: string): Word => {
    const found = known.find(word => word === text);
    if (found === undefined) throw new InvalidArgumentError(words.oneOf(known.join(', ')));
    return found;
  };

export const gameNamed = (name: string, { errors }: CliText): GameId => {
  if (isGameId(name)) return name;
  throw new Failure(errors.noGame(name, GAME_IDS.join(', ')));
};

export const levelNamed = (game: GameId, name: string, text: CliText): Level => {
  const level = levelCalled(game, name);
  if (level !== null) return level;
  throw new Failure(text.errors.noBot(name, rankNames(text)));
};

export const checkPlayers = ({ seats: [least, most] }: AnyGame, players: number, { errors }: CliText) => {
  if (players < least || players > most) throw new Failure(errors.players(least, most, players));
};

const optionIds = [...new Set(GAME_IDS.flatMap(id => GAMES[id].game.options.map(option => option.id)))];

const valuesOf = (id: string): string[] => [
  ...new Set(GAME_IDS.flatMap(game => GAMES[game].game.options.find(option => option.id === id)?.values ?? [])),
];

/** As people write flags: `hourglassSeconds` is `--hourglass-seconds`. */
const flagOf = (id: string): string => id.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** To commander `--no-x` says that `x` is false: so it does here. */
const isDenial = (flag: string): boolean => flag.startsWith('no-');
const deniedBy = (id: string): string => id.charAt(2).toLowerCase() + id.slice(3);

const optionFlag = (flag: string, id: string, io: Terminal): Option => {
  const value = valuesOf(id).join() === 'off,on' ? '[off|on]' : `<${io.text.program.stands.value}>`;
  return new Option(isDenial(flag) ? `--${flag}` : `--${flag} ${value}`, optionWords(id, io)).helpGroup(
    optionGroup(id, io),
  );
};

/** Every option of every game, as `--<option> <value>`; also by its id as it stands in a match file. */
export const addGameOptions = (command: Command, io: Terminal): Command => {
  for (const id of optionIds) {
    command.addOption(optionFlag(flagOf(id), id, io));
    if (flagOf(id) !== id) command.addOption(optionFlag(id, id, io).hideHelp());
  }
  return command;
};

/** A switch named without a value is on. */
const valueIn = (given: Readonly<Record<string, unknown>>, id: string): unknown => {
  if (isDenial(flagOf(id)) && given[deniedBy(id)] === false) return 'on';
  return given[id] === true ? 'on' : given[id];
};

/** The table options that were given, none of them wrong. */
export const givenOptions = (game: AnyGame, given: Readonly<Record<string, unknown>>, { errors }: CliText): Options => {
  const wanted = Object.fromEntries(
    optionIds.map(id => [id, valueIn(given, id)] as const).filter(([, value]) => value !== undefined),
  );
  const { wrong } = readOptions(game.options, wanted);
  if (wrong === null) return wanted as Options;
  const known = game.options.find(option => option.id === wrong);
  const flag = `--${flagOf(wrong)}`;
  if (known === undefined) throw new Failure(errors.noOption(flag));
  throw new Failure(`${errors.invalid(flag, String(wanted[wrong]))} ${errors.oneOf(known.values.join(', '))}`);
};

/** All options of the game: those that were given, and the defaults. */
export const gameOptions = (game: AnyGame, given: Readonly<Record<string, unknown>>, text: CliText): Options => {
  const { options } = readOptions(game.options, givenOptions(game, given, text));
  if (options === null) throw new Error('options that were right a moment ago are wrong');
  return options;
};
