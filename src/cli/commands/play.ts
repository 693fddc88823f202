import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { GAMES } from '#games/all.ts';
import type { GameId } from '#games/index.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import type { Language } from '#kernel/text.ts';
import { newMatch } from '#table/new-match.ts';
import { openTable, type Table } from '#table/table.ts';
import { addGameOptions, checkPlayers, count, gameNamed, gameOptions, langOption, levelNamed } from '../args.ts';
import { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { RANK_NAMES } from '../level-names.ts';
import { saveMatchFile } from '../match-file.ts';
import { playMatch } from '../play-match.ts';
import { resumeMatch } from '../resume.ts';
import { mySeats, playersFor, seatRecords, type Wanted } from '../seating.ts';
import type { CliText } from '../text/cli-text.ts';
import { languageOf, textIn } from '../text/index.ts';

interface Given extends Wanted {
  readonly bots?: string;
  readonly seed?: string;
  readonly lang?: Language;
  readonly save?: string;
  readonly resume?: string;
}

const BOTS = 'captain';

const hashed = (text: string): Buffer => createHash('sha256').update(`panache:${text}`).digest();

const opened = (id: GameId, given: Given, text: CliText): MatchRecord => {
  const { game } = GAMES[id];
  const level = levelNamed(id, given.bots ?? BOTS);
  const players = playersFor(game, given);
  checkPlayers(game, players);
  const options = gameOptions(game, { ...given });
  return newMatch({
    game,
    options,
    seats: seatRecords(GAMES[id], players, mySeats(game, players, options, given), level, text),
    secret: given.seed === undefined ? randomBytes(32) : hashed(given.seed),
    table: (given.seed === undefined ? randomBytes(16) : hashed(`table:${given.seed}`).subarray(0, 16)).toString('hex'),
  });
};

const started = (id: GameId, given: Given, text: CliText): { id: GameId; table: Table } => {
  const { table } = openTable(GAMES[id].game, opened(id, given, text));
  if (table === null) throw new Error('a fresh match did not open');
  return { id, table };
};

const nameOr = (command: Command, name: string | undefined): GameId =>
  name === undefined
    ? command.error("error: missing required argument 'game', or --resume with a file")
    : gameNamed(name);

/** What may stand beside --resume; all else is decided by the file. */
const BESIDE = ['resume', 'save', 'lang'];

/** The flags on the command line that a saved match has already answered. */
const namedBeside = (command: Command): string[] =>
  command.options
    .filter(option => command.getOptionValueSource(option.attributeName()) === 'cli')
    .filter(option => !BESIDE.includes(option.attributeName()))
    .map(option => option.long ?? option.attributeName());

/** A file that cannot be written is known before the first choice; one of another match is never written over. */
const mayKeep = async (file: string, resumed: string | undefined, { record }: Table, text: CliText) => {
  if (file !== resumed && existsSync(file)) throw new Failure(text.alreadyThere(file));
  const failure = await saveMatchFile(file, record, text);
  if (failure !== null) throw failure;
};

export const addPlay = (program: Command, io: Io) => {
  const command = program
    .command('play')
    .description('play in the terminal against bots')
    .argument('[game]', 'the game, for example musketiere; not needed with --resume')
    .option('--players <n>', 'number of players, you included (default: 3, or 2 in games with sides)', count(1, 99))
    .option('--side <side>', 'take all seats of a side, in games with sides: milady or musketeers (default)')
    .option('--me <seats>', 'take these seats, counted from 0: in roy 0 is Milady’s')
    .option('--bots <level>', `how well the others play: ${RANK_NAMES.join(', ')} (default: ${BOTS})`)
    .option('--seed <text>', 'the same seed deals the same cards again')
    .option('--save <file>', 'keep the match in this file, after each of your choices')
    .option('--resume <file>', 'go on with a saved match, and keep it in its file (or in that of --save)')
    .addOption(langOption());
  addGameOptions(command)
    .addHelpText(
      'after',
      '\nExamples:\n  $ panache play musketiere\n  $ panache play musketiere --players 4 --bots musketeer --length round --lang it\n  $ panache play roy --side milady --players 4 --bots musketeer\n  $ panache play roy --me 1 --players 5 --hourglass-seconds 180\n  $ panache play roy --automa --save quest.json\n  $ panache play --resume quest.json',
    )
    .action(async (name: string | undefined, given: Given) => {
      const language = given.lang ?? languageOf(io.env);
      const text = textIn(language);
      const { id, table } =
        given.resume === undefined
          ? started(nameOr(command, name), given, text)
          : await resumeMatch(given.resume, name, namedBeside(command), text);
      const keptIn = given.save ?? given.resume ?? null;
      if (keptIn !== null) await mayKeep(keptIn, given.resume, table, text);
      await playMatch(io, id, table, {
        language,
        text,
        words: await GAMES[id].text[language](),
        rules: (await GAMES[id].book[language]()).rules,
        keptIn,
        resumed: given.resume !== undefined,
      });
    });
};
