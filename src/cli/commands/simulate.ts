import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { GAMES } from '#games/index.ts';
import { ITERATIONS, type Plan, type Thinking } from '#lab/plan.ts';
import { type Simulation, simulate } from '#lab/simulate.ts';
import { shareWithin } from '#lab/wilson.ts';
import { addGameOptions, checkPlayers, count, gameNamed, gameOptions, levelsFor } from '../args.ts';
import { Failure } from '../failure.ts';
import { type Io, line } from '../io.ts';
import { progressBar } from '../progress.ts';

interface Given {
  readonly players?: number;
  readonly seats: string;
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

const planOf = (name: string, given: Given): Plan => {
  const id = gameNamed(name);
  const { game } = GAMES[id];
  const named = given.seats.split(',').length;
  const players = given.players ?? (named > 1 ? named : game.seats[0]);
  checkPlayers(game, players);
  return {
    game: id,
    seats: levelsFor(given.seats, players),
    options: gameOptions(game, { ...given }),
    games: given.games,
    seed: given.seed,
    thinking: thinkingOf(given),
  };
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const won = (wins: number, games: number): string => {
  const { share, low, high } = shareWithin(wins, games);
  return `${percent(share).padStart(7)}  (95 %: ${percent(low)} to ${percent(high)})`;
};

const report = (plan: Plan, { tally, seconds }: Simulation): string => {
  const { games } = tally;
  const speed = Math.round(tally.decisions / seconds).toLocaleString('en');
  return [
    `${games} matches of ${plan.game}, seed ${plan.seed}, ${seconds.toFixed(1)} s, ${speed} decisions per second`,
    'Wins by seat:',
    ...plan.seats.map((bot, seat) => {
      const score = (tally.scores[seat] / games).toFixed(1);
      return `  ${seat + 1} ${bot.padEnd(8)} ${won(tally.wins[seat], games)}  mean score ${score}`;
    }),
    `Wins by ${GAMES[plan.game].game.sides === null ? 'bot' : 'side'}:`,
    ...Object.entries(tally.sides).map(([side, wins]) => `  ${side.padEnd(10)} ${won(wins, games)}`),
    'Endings:',
    ...sorted(tally.endings).map(([ending, times]) => `  ${ending.padEnd(14)} ${times} (${percent(times / games)})`),
    `Mean length: ${(tally.turns / games).toFixed(1)} turns`,
  ].join('\n');
};

const sorted = (counts: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1));

const asJson = ({ tally, seconds }: Simulation): string => {
  const share = (wins: number) => wins / tally.games;
  return JSON.stringify({
    games: tally.games,
    seconds: Number(seconds.toFixed(3)),
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    seats: tally.wins.map(share),
    sides: Object.fromEntries(Object.entries(tally.sides).map(([side, wins]) => [side, share(wins)])),
    endings: Object.fromEntries(sorted(tally.endings)),
    meanTurns: tally.turns / tally.games,
  });
};

export const addSimulate = (program: Command, io: Io) => {
  const command = program
    .command('simulate')
    .description('let bots play many matches on all cores, and count')
    .argument('<game>', 'the game, for example musketiere')
    .option('--players <n>', 'number of players', count(1, 99))
    .option('--seats <bots>', 'a bot for each seat, or one for all: random, greedy, thinker', 'greedy')
    .option('--games <n>', 'number of matches', count(1, 100_000_000), 1000)
    .option('--seed <text>', 'same seed, same result, whatever the number of cores', '1')
    .option('--cores <n>', 'number of cores (default: all)', count(1, 1024))
    .option(
      '--iterations <n>',
      `rounds of thought per choice of a thinker (default: ${ITERATIONS})`,
      count(1, 100_000_000),
    )
    .option(
      '--budget-ms <n>',
      'thinking time per choice instead; results then depend on the machine',
      count(1, 600_000),
    )
    .option('--json', 'print the result as JSON on the last line');
  addGameOptions(command)
    .addHelpText(
      'after',
      `
Examples:
  $ panache simulate musketiere --players 3 --seats greedy,thinker,random --games 1000 --seed 7
  $ panache simulate musketiere --players 2 --seats random --games 10000 --length round --json`,
    )
    .action(async (name: string, given: Given) => {
      const plan = planOf(name, given);
      const bar = progressBar(io);
      const cores = given.cores ?? availableParallelism();
      const onProgress = (played: number) => bar.show(played / plan.games);
      const simulation = await simulate(plan, { cores, onProgress, signal: io.signal }).finally(bar.done);
      line(io, report(plan, simulation));
      if (given.json) line(io, asJson(simulation));
    });
};
