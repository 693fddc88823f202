import type { Command } from 'commander';
import { GAME_IDS, type GameId } from '#games/index.ts';
import { benchEngine, type Contest } from '#lab/bench.ts';
import { TURNS, type Turns } from '#lab/boardgameio/framed.ts';
import { count, gameNamed, wordOf } from '../args.ts';
import { EXIT, Failure } from '../failure.ts';
import { helpAfter, langOption } from '../help-text.ts';
import { line, wholeLine } from '../io.ts';
import { progressBar } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

interface Given {
  readonly game?: string;
  readonly seconds?: number;
  readonly turns?: Turns;
  readonly json?: true;
}

const SECONDS = 30;

const PROBLEMS = {
  missing:
    'boardgame.io is not installed, because it is a tool for developers. Run npm install in the project, then try again.',
  unequal: 'The two engines do not play the same games, so their speeds mean nothing. One of them has a bug.',
} as const;

const figures = ({ panache, boardgameio, ratio, best, clone }: Contest) => ({
  panache: Math.round(panache),
  boardgameio: Math.round(boardgameio),
  ratio: Number(ratio.toFixed(1)),
  best: Math.round(best),
  clone: Number(clone.toFixed(2)),
});
type Figures = ReturnType<typeof figures>;

const report = (game: GameId, { panache, boardgameio, ratio, best, clone }: Figures, turns: Turns): string => {
  const show = (figure: number) => figure.toLocaleString('en').padStart(12);
  return [
    `${game}, at random, all numbers of players: decisions per second of processor time, medians`,
    `  Panache      ${show(panache)}   (best round ${best.toLocaleString('en')})`,
    `  boardgame.io ${show(boardgameio)}   (one turn ${turns === 'single' ? 'for all' : 'per choice'})`,
    `  ratio        ${show(ratio)}`,
    `  a copy of the state takes ${clone} µs`,
  ].join('\n');
};

const bench = async (io: Terminal, { game, seconds = SECONDS, turns = 'per-choice', json }: Given) => {
  const games = game === undefined ? GAME_IDS : [gameNamed(game, io.text)];
  const results: Partial<Record<GameId, Figures>> = {};
  for (const [done, id] of games.entries()) {
    const bar = progressBar(io);
    const onRound = (share: number) => bar.show((done + share) / games.length);
    const { contest, problem } = await benchEngine(id, seconds / games.length, turns, onRound).finally(bar.done);
    if (problem !== null) throw new Failure(PROBLEMS[problem], EXIT.failed);
    results[id] = figures(contest);
    line(io, report(id, results[id], turns));
  }
  if (json) wholeLine(io, JSON.stringify(results));
};

export const addBench = (program: Command, io: Terminal) => {
  const { stands, help, json, onlyGame, bench: words } = io.text.program;
  const { errors } = io.text;
  program
    .command('bench')
    .description(words.about)
    .helpCommand(`help [${stands.command}]`, help)
    .command('engine')
    .description(words.engine)
    .option(`--game <${stands.game}>`, onlyGame)
    .option(`--seconds <${stands.number}>`, words.seconds, count(1, 3600, errors))
    .option(`--turns <${stands.text}>`, words.turns, wordOf(TURNS, errors))
    .option('--json', json)
    .addOption(langOption(io))
    .addHelpText('after', helpAfter(io, ['bench engine --game roy --seconds 60 --json']))
    .action((given: Given) => bench(io, given));
};
