import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { levelsOf } from '#bots/index.ts';
import type { Level } from '#bots/levels.ts';
import { GAMES } from '#games/all.ts';
import { GAME_IDS, type GameId } from '#games/index.ts';
import { ITERATIONS, type Plan, type Thinking } from '#lab/plan.ts';
import { simulate } from '#lab/simulate.ts';
import {
  addGameOptions,
  checkPlayers,
  count,
  countOrAny,
  gameNamed,
  givenOptions,
  levelNamed,
  wordOf,
} from '../args.ts';
import { EXIT, Failure } from '../failure.ts';
import { helpAfter, langOption } from '../help-text.ts';
import { line, wholeLine } from '../io.ts';
import { rankNames } from '../level-names.ts';
import { progressBar } from '../progress.ts';
import { addSideFlags, sideLevels } from '../sides.ts';
import { asJson, report, whatBroke } from '../simulation.ts';
import type { Terminal } from '../terminal.ts';
import type { CliText } from '../text/cli-text.ts';

interface Given {
  readonly players?: number | 'any';
  readonly options?: 'any';
  readonly match?: number;
  readonly seats?: string;
  readonly games?: number;
  readonly seed?: string;
  readonly json?: true;
  readonly cores?: number;
  readonly iterations?: number;
  readonly budgetMs?: number;
}

const GAMES_PLAYED = 1000;
const SEED = '1';

const thinkingOf = ({ iterations, budgetMs }: Given, { errors }: CliText): Thinking => {
  if (iterations !== undefined && budgetMs !== undefined)
    throw new Failure(errors.notBoth('--iterations', '--budget-ms'));
  return budgetMs === undefined
    ? { by: 'count', iterations: iterations ?? ITERATIONS }
    : { by: 'time', milliseconds: budgetMs };
};

/** One name fills all seats; else there must be a name for each. */
const levelsFor = (game: GameId, names: readonly string[], players: number | 'any', text: CliText): Level[] => {
  const levels = names.map(name => levelNamed(game, name.trim(), text));
  if (levels.length === 1 || levels.length === players) return levels;
  if (players === 'any') throw new Failure(text.errors.oneForAny);
  throw new Failure(text.errors.seatsNamed(levels.length, players));
};

const planOf = (name: string, given: Given, text: CliText): Plan => {
  const id = gameNamed(name, text);
  const { game } = GAMES[id];
  const named = given.seats?.split(',') ?? [levelsOf(id)[1]];
  const players = given.players ?? (named.length > 1 ? named.length : game.seats[0]);
  if (players !== 'any') checkPlayers(game, players, text);
  return {
    game: id,
    players,
    seats: levelsFor(id, named, players, text),
    sides: sideLevels(id, { ...given }, text),
    options: givenOptions(game, { ...given }, text),
    anyOptions: given.options === 'any',
    first: given.match ?? 0,
    games: given.match === undefined ? (given.games ?? GAMES_PLAYED) : 1,
    seed: given.seed ?? SEED,
    thinking: thinkingOf(given, text),
  };
};

const EXAMPLES = [
  'simulate musketiere --players 3 --seats musketeer,captain,recruit --games 1000 --seed 7',
  'simulate musketiere --players 2 --seats recruit --games 10000 --length round --json',
  'simulate roy --players 5 --milady recruit --musketeers musketeer',
  'simulate roy --players any --options any --seats recruit --games 20000',
];

const simulateMany = async (io: Terminal, name: string, given: Given) => {
  const plan = planOf(name, given, io.text);
  const bar = progressBar(io);
  const cores = given.cores ?? availableParallelism();
  const onProgress = (played: number) => bar.show(played / plan.games);
  const simulation = await simulate(plan, { cores, onProgress, signal: io.signal }).finally(bar.done);
  if (simulation.broken !== null) throw new Failure(whatBroke(simulation.broken, io.text), EXIT.failed);
  line(io, report(plan, simulation, io));
  if (given.json) wholeLine(io, asJson(simulation));
};

export const addSimulate = (program: Command, io: Terminal) => {
  const { stands, json, simulate: words } = io.text.program;
  const { errors } = io.text;
  const command = program
    .command('simulate')
    .description(words.about)
    .argument(`<${stands.game}>`, words.game(GAME_IDS.join(', ')))
    .option(`--players <${stands.number}>`, words.players, countOrAny(1, 99, errors))
    .option(`--seats <${stands.levels}>`, words.seats(rankNames(io.text)))
    .option(`--games <${stands.number}>`, words.games, count(1, 100_000_000, errors))
    .option(`--seed <${stands.text}>`, words.seed)
    .option(`--cores <${stands.number}>`, words.cores, count(1, 1024, errors))
    .option(`--iterations <${stands.number}>`, words.iterations(ITERATIONS), count(1, 100_000_000, errors))
    .option(`--budget-ms <${stands.number}>`, words.budget, count(1, 600_000, errors))
    .option('--json', json)
    .option('--options <any>', words.options, wordOf(['any'], errors))
    .option(`--match <${stands.number}>`, words.match, count(0, 100_000_000, errors))
    .addOption(langOption(io));
  addSideFlags(command, io);
  addGameOptions(command, io)
    .addHelpText('after', helpAfter(io, EXAMPLES))
    .action((name: string, given: Given) => simulateMany(io, name, given));
};
