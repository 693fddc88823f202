import { availableParallelism } from 'node:os';
import { type Command, Option } from 'commander';
import { levelsOf } from '#bots/index.ts';
import type { Level } from '#bots/levels.ts';
import { GAMES } from '#games/all.ts';
import type { GameId } from '#games/index.ts';
import { ITERATIONS, type Plan, type Thinking } from '#lab/plan.ts';
import { simulate } from '#lab/simulate.ts';
import { addGameOptions, checkPlayers, count, countOrAny, gameNamed, givenOptions, levelNamed } from '../args.ts';
import { EXIT, Failure } from '../failure.ts';
import { type Io, line, wholeLine } from '../io.ts';
import { RANK_NAMES } from '../level-names.ts';
import { progressBar } from '../progress.ts';
import { addSideFlags, sideLevels } from '../sides.ts';
import { asJson, report, whatBroke } from '../simulation.ts';

interface Given {
  readonly players?: number | 'any';
  readonly options?: 'any';
  readonly match?: number;
  readonly seats?: string;
  readonly games: number;
  readonly seed: string;
  readonly json?: true;
  readonly cores?: number;
  readonly iterations?: number;
  readonly budgetMs?: number;
}

const thinkingOf = ({ iterations, budgetMs }: Given): Thinking => {
  if (iterations !== undefined && budgetMs !== undefined)
    throw new Failure('Give either --iterations or --budget-ms, not both.');
  return budgetMs === undefined
    ? { by: 'count', iterations: iterations ?? ITERATIONS }
    : { by: 'time', milliseconds: budgetMs };
};

/** One name fills all seats; else there must be a name for each. */
const levelsFor = (game: GameId, names: readonly string[], players: number | 'any'): Level[] => {
  const levels = names.map(name => levelNamed(game, name.trim()));
  if (levels.length === 1 || levels.length === players) return levels;
  if (players === 'any') throw new Failure('With --players any, --seats names one bot for all.');
  throw new Failure(`--seats names ${levels.length} bots for ${players} players. Name one for all, or one for each.`);
};

const planOf = (name: string, given: Given): Plan => {
  const id = gameNamed(name);
  const { game } = GAMES[id];
  const named = given.seats?.split(',') ?? [levelsOf(id)[1]];
  const players = given.players ?? (named.length > 1 ? named.length : game.seats[0]);
  if (players !== 'any') checkPlayers(game, players);
  return {
    game: id,
    players,
    seats: levelsFor(id, named, players),
    sides: sideLevels(id, { ...given }),
    options: givenOptions(game, { ...given }),
    anyOptions: given.options === 'any',
    first: given.match ?? 0,
    games: given.match === undefined ? given.games : 1,
    seed: given.seed,
    thinking: thinkingOf(given),
  };
};

export const addSimulate = (program: Command, io: Io) => {
  const command = program
    .command('simulate')
    .description('let bots play many matches on all cores, and count')
    .argument('<game>', 'the game, for example musketiere')
    .option('--players <n>', 'number of players; any: every match draws its own', countOrAny(1, 99))
    .option(
      '--seats <bots>',
      `a bot for each seat, or one for all: ${RANK_NAMES.join(', ')} (default: ${RANK_NAMES[1]})`,
    )
    .option('--games <n>', 'number of matches', count(1, 100_000_000), 1000)
    .option('--seed <text>', 'same seed, same result, whatever the number of cores', '1')
    .option('--cores <n>', 'number of cores (default: all)', count(1, 1024))
    .option(
      '--iterations <n>',
      `rounds of thought per choice of a captain (default: ${ITERATIONS})`,
      count(1, 100_000_000),
    )
    .option(
      '--budget-ms <n>',
      'thinking time per choice instead; results then depend on the machine',
      count(1, 600_000),
    )
    .option('--json', 'print the result as JSON on the last line')
    .addOption(
      new Option('--options <which>', 'any: every match draws the table options that are not given').choices(['any']),
    )
    .option('--match <n>', 'play only match number n of the series', count(0, 100_000_000));
  addSideFlags(command);
  addGameOptions(command)
    .addHelpText(
      'after',
      `
Examples:
  $ panache simulate musketiere --players 3 --seats musketeer,captain,recruit --games 1000 --seed 7
  $ panache simulate musketiere --players 2 --seats recruit --games 10000 --length round --json
  $ panache simulate roy --players 5 --milady recruit --musketeers musketeer
  $ panache simulate roy --players any --options any --seats recruit --games 20000`,
    )
    .action(async (name: string, given: Given) => {
      const plan = planOf(name, given);
      const bar = progressBar(io);
      const cores = given.cores ?? availableParallelism();
      const onProgress = (played: number) => bar.show(played / plan.games);
      const simulation = await simulate(plan, { cores, onProgress, signal: io.signal }).finally(bar.done);
      if (simulation.broken !== null) throw new Failure(whatBroke(simulation.broken), EXIT.failed);
      line(io, report(plan, simulation));
      if (given.json) wholeLine(io, asJson(simulation));
    });
};
