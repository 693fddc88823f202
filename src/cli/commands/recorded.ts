import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { GAME_IDS, type GameId } from '#games/index.ts';
import { gameNamed } from '../args.ts';
import { EXIT, Failure } from '../failure.ts';
import { helpAfter, langOption } from '../help-text.ts';
import { line, wholeLine } from '../io.ts';
import { openMatchFile } from '../match-file.ts';
import { recordedIn, saveAnew, tellAnew } from '../recorded-matches.ts';
import type { Terminal } from '../terminal.ts';

interface Given {
  readonly game?: string;
  readonly check?: true;
  readonly save?: true;
  readonly json?: true;
}

const GAMES_FOLDER = path.resolve(import.meta.dirname, '../../games');
const nameOf = (file: string): string => path.relative(GAMES_FOLDER, file).replaceAll(path.sep, '/');

/** Every recorded match that is meant, with its game. */
const matchesOf = async (io: Terminal, { game }: Given): Promise<readonly (readonly [GameId, string])[]> => {
  const ids = game === undefined ? GAME_IDS : [gameNamed(game, io.text)];
  const found = await Promise.all(ids.map(id => recordedIn(path.join(GAMES_FOLDER, id, 'recorded'))));
  return ids.flatMap((id, which) => found[which].map(match => [id, match] as const));
};

const tell = async (io: Terminal, given: Given) => {
  const figures: { readonly file: string; readonly lines: number; readonly changed: boolean }[] = [];
  for (const [id, match] of await matchesOf(io, given)) {
    const { record } = await openMatchFile(match, io.text);
    const { file, told, difference } = await tellAnew(id, match, record);
    figures.push({ file: nameOf(file), lines: told.split('\n').length - 1, changed: difference !== null });
    if (difference !== null) line(io, `${nameOf(file)}: ${difference}`);
    if (difference !== null && !given.check) await writeFile(file, told);
  }
  return figures;
};

const save = async (io: Terminal, given: Given) => {
  const figures: ({ readonly file: string } & Awaited<ReturnType<typeof saveAnew>>)[] = [];
  for (const [id, match] of await matchesOf(io, given)) {
    io.signal.throwIfAborted();
    const saved = await saveAnew(id, match);
    const { changed, before, entries, stood, outcome, state } = saved;
    figures.push({ file: nameOf(match), ...saved });
    if (!changed) continue;
    line(io, `${nameOf(match)}: ${stood} of ${before} choices stand, ${entries} in all now.`);
    line(io, `  It comes to ${JSON.stringify(outcome)}, state ${state}.`);
  }
  return figures;
};

const EXAMPLES = ['recorded', 'recorded --check --game roy', 'recorded --save --game roy'];

export const addRecorded = (program: Command, io: Terminal) => {
  const { stands, onlyGame, json, recorded: words } = io.text.program;
  program
    .command('recorded')
    .description(words.about)
    .option(`--game <${stands.game}>`, onlyGame)
    .option('--check', words.check)
    .option('--save', words.save)
    .option('--json', json)
    .addOption(langOption(io))
    .addHelpText('after', helpAfter(io, EXAMPLES, words.note))
    .action(async (given: Given) => {
      if (given.save && given.check) throw new Failure('--check writes nothing and --save does: give one of the two.');
      const figures = given.save ? await save(io, given) : await tell(io, given);
      const changed = figures.filter(each => each.changed).length;
      const what = given.save ? 'matches' : 'playthroughs';
      line(io, `${figures.length} ${what}, ${changed} ${given.check ? 'would change' : 'changed'}.`);
      if (given.json) wholeLine(io, JSON.stringify(figures));
      if (given.check && changed > 0)
        throw new Failure(
          'What is kept is not what the rules tell: read the differences, then npm run recorded.',
          EXIT.failed,
        );
    });
};
