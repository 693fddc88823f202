import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { GAMES } from '#games/all.ts';
import { GAME_IDS, type GameId } from '#games/index.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { newMatch } from '#table/new-match.ts';
import { openTable, type Table } from '#table/table.ts';
import { addGameOptions, checkPlayers, count, gameNamed, gameOptions, levelNamed } from '../args.ts';
import { Failure } from '../failure.ts';
import { helpAfter, langOption } from '../help-text.ts';
import { rankNames } from '../level-names.ts';
import { saveMatchFile } from '../match-file.ts';
import { playMatch } from '../play-match.ts';
import { resumeMatch } from '../resume.ts';
import { mySeats, playersFor, seatRecords, type Wanted } from '../seating.ts';
import type { Terminal } from '../terminal.ts';
import type { CliText } from '../text/cli-text.ts';

interface Given extends Wanted {
  readonly bots?: string;
  readonly seed?: string;
  readonly save?: string;
  readonly resume?: string;
}

const BOTS = 'captain';

const hashed = (text: string): Buffer => createHash('sha256').update(`panache:${text}`).digest();

const opened = (id: GameId, given: Given, text: CliText): MatchRecord => {
  const { game } = GAMES[id];
  const level = levelNamed(id, given.bots ?? BOTS, text);
  const players = playersFor(game, given);
  checkPlayers(game, players, text);
  const options = gameOptions(game, { ...given }, text);
  return newMatch({
    game,
    options,
    seats: seatRecords(GAMES[id], players, mySeats(game, players, options, given, text), level, text),
    secret: given.seed === undefined ? randomBytes(32) : hashed(given.seed),
    table: (given.seed === undefined ? randomBytes(16) : hashed(`table:${given.seed}`).subarray(0, 16)).toString('hex'),
  });
};

const started = (id: GameId, given: Given, text: CliText): { id: GameId; table: Table } => {
  const { table } = openTable(GAMES[id].game, opened(id, given, text));
  if (table === null) throw new Error('a fresh match did not open');
  return { id, table };
};

const nameOr = (name: string | undefined, text: CliText): GameId => {
  if (name === undefined) throw new Failure(text.errors.missingGame(GAME_IDS.join(', ')));
  return gameNamed(name, text);
};

/** What may stand beside --resume; all else is decided by the file. */
const BESIDE = ['resume', 'save'];

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

const EXAMPLES = [
  'play musketiere',
  'play musketiere --players 4 --bots musketeer --length round --lang it',
  'play roy --side milady --players 4 --bots musketeer',
  'play roy --me 1 --players 5 --hourglass-seconds 180',
  'play roy --automa --save quest.json',
  'play --resume quest.json',
];

const play = async (io: Terminal, command: Command, name: string | undefined, given: Given) => {
  const { language, text } = io;
  const { id, table } =
    given.resume === undefined
      ? started(nameOr(name, text), given, text)
      : await resumeMatch(given.resume, name, namedBeside(command), text);
  const keptIn = given.save ?? given.resume ?? null;
  if (keptIn !== null) await mayKeep(keptIn, given.resume, table, text);
  await playMatch(io, id, table, {
    language,
    text,
    words: io.games[id],
    rules: (await GAMES[id].book[language]()).rules,
    keptIn,
    resumed: given.resume !== undefined,
  });
};

export const addPlay = (program: Command, io: Terminal) => {
  const { stands, play: words } = io.text.program;
  const command = program
    .command('play')
    .description(words.about)
    .argument(`[${stands.game}]`, words.game(GAME_IDS.join(', ')))
    .option(`--players <${stands.number}>`, words.players, count(1, 99, io.text.errors))
    .option(`--side <${stands.side}>`, words.side)
    .option(`--me <${stands.seats}>`, words.me)
    .option(`--bots <${stands.level}>`, words.bots(rankNames(io.text)))
    .option(`--seed <${stands.text}>`, words.seed)
    .option(`--save <${stands.file}>`, words.save)
    .option(`--resume <${stands.file}>`, words.resume)
    .addOption(langOption(io));
  addGameOptions(command, io)
    .addHelpText('after', helpAfter(io, EXAMPLES))
    .action((name: string | undefined, given: Given) => play(io, command, name, given));
};
