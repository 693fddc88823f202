import { createHash, randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { LEVELS } from '#bots/levels.ts';
import { GAMES } from '#games/all.ts';
import type { GameId } from '#games/index.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import type { Language } from '#kernel/text.ts';
import { newMatch } from '#table/new-match.ts';
import { openTable } from '#table/table.ts';
import { addGameOptions, checkPlayers, count, gameNamed, gameOptions, langOption, levelNamed } from '../args.ts';
import type { Io } from '../io.ts';
import { playMatch } from '../play-match.ts';
import { mySeats, playersFor, seatRecords, type Wanted } from '../seating.ts';
import type { CliText } from '../text/cli-text.ts';
import { languageOf, textIn } from '../text/index.ts';

interface Given extends Wanted {
  readonly bots: string;
  readonly seed?: string;
  readonly lang?: Language;
}

const hashed = (text: string): Buffer => createHash('sha256').update(`panache:${text}`).digest();

const opened = (id: GameId, given: Given, text: CliText): MatchRecord => {
  const { game } = GAMES[id];
  const level = levelNamed(id, given.bots);
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

export const addPlay = (program: Command, io: Io) => {
  const command = program
    .command('play')
    .description('play in the terminal against bots')
    .argument('<game>', 'the game, for example musketiere')
    .option('--players <n>', 'number of players, you included (default: 3, or 2 in games with sides)', count(1, 99))
    .option('--side <side>', 'take all seats of a side, in games with sides: milady or musketeers (default)')
    .option('--me <seats>', 'take these seats, counted from 0: in roy 0 is Milady’s')
    .option('--bots <level>', `how well the others play: ${LEVELS.join(', ')}`, 'thinker')
    .option('--seed <text>', 'the same seed deals the same cards again')
    .addOption(langOption());
  addGameOptions(command)
    .addHelpText(
      'after',
      '\nExamples:\n  $ panache play musketiere\n  $ panache play musketiere --players 4 --bots greedy --length round --lang it\n  $ panache play roy --side milady --players 4 --bots steady\n  $ panache play roy --me 1 --players 5 --hourglass-seconds 180\n  $ panache play roy --automa',
    )
    .action(async (name: string, given: Given) => {
      const id = gameNamed(name);
      const language = given.lang ?? languageOf(io.env);
      const text = textIn(language);
      const record = opened(id, given, text);
      const { table } = openTable(GAMES[id].game, record);
      if (table === null) throw new Error('a fresh match did not open');
      await playMatch(io, id, table, {
        language,
        text,
        words: await GAMES[id].text[language](),
        rules: (await GAMES[id].book[language]()).rules,
      });
    });
};
