import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { GAMES } from '#games/all.ts';
import { GAME_IDS } from '#games/index.ts';
import { firstDifference, playthroughOf } from '#games/playthrough.ts';
import { gameNamed } from '../args.ts';
import { EXIT, Failure } from '../failure.ts';
import { type Io, line, wholeLine } from '../io.ts';
import { openMatchFile } from '../match-file.ts';
import { textIn } from '../text/index.ts';

interface Given {
  readonly game?: string;
  readonly check?: true;
  readonly json?: true;
}

const GAMES_FOLDER = path.resolve(import.meta.dirname, '../../games');

/** The recorded matches of a game, in the order of their names. */
const recordedIn = async (game: string): Promise<string[]> => {
  const folder = path.join(GAMES_FOLDER, game, 'recorded');
  const files = await readdir(folder);
  return files
    .filter(file => file.endsWith('.json'))
    .toSorted()
    .map(file => path.join(folder, file));
};

/** What lies beside a match; nothing where it was never told. */
const keptAt = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });

const tell = async (io: Io, { game, check }: Given) => {
  const figures: { readonly file: string; readonly lines: number; readonly changed: boolean }[] = [];
  for (const id of game === undefined ? GAME_IDS : [gameNamed(game)]) {
    for (const match of await recordedIn(id)) {
      const { record } = await openMatchFile(match, textIn('en'));
      const told = await playthroughOf(GAMES[id], record);
      const beside = match.replace(/\.json$/, '.txt');
      const difference = firstDifference(await keptAt(beside), told);
      const file = path.relative(GAMES_FOLDER, beside).replaceAll(path.sep, '/');
      figures.push({ file, lines: told.split('\n').length - 1, changed: difference !== null });
      if (difference !== null) line(io, `${file}: ${difference}`);
      if (difference !== null && !check) await writeFile(beside, told);
    }
  }
  return figures;
};

export const addRecorded = (program: Command, io: Io) => {
  program
    .command('recorded')
    .description('for developers: tell the recorded matches in src/games/*/recorded as texts beside them')
    .option('--game <game>', 'only this game')
    .option('--check', 'write nothing; exits with 1 where a text is not what the rules tell now')
    .option('--json', 'print the result as JSON on the last line')
    .addHelpText('after', '\nExamples:\n  $ panache recorded\n  $ panache recorded --check --game roy')
    .action(async (given: Given) => {
      const figures = await tell(io, given);
      const changed = figures.filter(each => each.changed).length;
      const verb = given.check ? 'would change' : 'changed';
      line(io, `${figures.length} playthroughs, ${changed} ${verb}.`);
      if (given.json) wholeLine(io, JSON.stringify(figures));
      if (given.check && changed > 0)
        throw new Failure(
          'What is kept is not what the rules tell: read the differences, then npm run recorded.',
          EXIT.failed,
        );
    });
};
