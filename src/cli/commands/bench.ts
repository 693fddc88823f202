import { type Command, Option } from 'commander';
import { benchEngine } from '#lab/bench.ts';
import { TURNS, type Turns } from '#lab/boardgameio/musketiere.ts';
import { count } from '../args.ts';
import { EXIT, Failure } from '../failure.ts';
import { type Io, line } from '../io.ts';
import { progressBar } from '../progress.ts';

interface Given {
  readonly seconds: number;
  readonly turns: Turns;
  readonly json?: true;
}

const PROBLEMS = {
  missing:
    'boardgame.io is not installed, because it is a tool for developers. Run npm install in the project, then try again.',
  unequal: 'The two engines do not play the same games, so their speeds mean nothing. One of them has a bug.',
} as const;

export const addBench = (program: Command, io: Io) => {
  program
    .command('bench')
    .description('measure speed')
    .command('engine')
    .description('random play of Musketiere, 2 to 4 players, next to boardgame.io playing the same rules')
    .option('--seconds <n>', 'how long to measure, in all', count(1, 3600), 30)
    .addOption(
      new Option(
        '--turns <how>',
        'how boardgame.io takes turns: one per choice (its bots need it) or one long one (its quickest)',
      )
        .choices(TURNS)
        .default('per-choice'),
    )
    .option('--json', 'print the result as JSON on the last line')
    .addHelpText('after', '\nExample:\n  $ panache bench engine --seconds 60 --json')
    .action(async ({ seconds, turns, json }: Given) => {
      const bar = progressBar(io);
      const { contest, problem } = await benchEngine(seconds, turns, bar.show).finally(bar.done);
      if (problem !== null) throw new Failure(PROBLEMS[problem], EXIT.failed);
      const panache = Math.round(contest.panache);
      const boardgameio = Math.round(contest.boardgameio);
      const ratio = Number(contest.ratio.toFixed(1));
      const show = (figure: number) => figure.toLocaleString('en').padStart(12);
      line(io, 'Musketiere, one round at random, 2 to 4 players: decisions per second of processor time, medians');
      line(io, `  Panache      ${show(panache)}`);
      line(io, `  boardgame.io ${show(boardgameio)}   (one turn ${turns === 'single' ? 'for all' : 'per choice'})`);
      line(io, `  ratio        ${show(ratio)}`);
      if (json) line(io, JSON.stringify({ musketiere: { panache, boardgameio, ratio } }));
    });
};
