import { createHash, randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import type { Level } from '#bots/index.ts';
import { GAMES, type GameId } from '#games/index.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import type { Language } from '#kernel/text.ts';
import { newMatch } from '#table/new-match.ts';
import { openTable } from '#table/table.ts';
import { addGameOptions, checkPlayers, count, gameNamed, gameOptions, langOption, levelNamed } from '../args.ts';
import type { Io } from '../io.ts';
import { playMatch } from '../play-match.ts';
import type { CliText } from '../text/cli-text.ts';
import { languageOf, textIn } from '../text/index.ts';

interface Given {
  readonly players?: number;
  readonly bots: string;
  readonly seed?: string;
  readonly lang?: Language;
}

const hashed = (text: string): Buffer => createHash('sha256').update(`panache:${text}`).digest();

const opened = (id: GameId, given: Given, level: Level, text: CliText): MatchRecord => {
  const { game } = GAMES[id];
  const [least, most] = game.seats;
  const players = given.players ?? Math.min(most, Math.max(least, 3));
  checkPlayers(game, players);
  return newMatch({
    game,
    options: gameOptions(game, { ...given }),
    seats: Array.from({ length: players }, (_, seat) =>
      seat === 0
        ? { name: text.you, bot: null, words: '' }
        : { name: text.botNames[(seat - 1) % text.botNames.length], bot: level, words: '' },
    ),
    secret: given.seed === undefined ? randomBytes(32) : hashed(given.seed),
    table: (given.seed === undefined ? randomBytes(16) : hashed(`table:${given.seed}`).subarray(0, 16)).toString('hex'),
  });
};

export const addPlay = (program: Command, io: Io) => {
  const command = program
    .command('play')
    .description('play in the terminal against bots')
    .argument('<game>', 'the game, for example musketiere')
    .option('--players <n>', 'number of players, you included (default: 3)', count(1, 99))
    .option('--bots <level>', 'how well the others play: random, greedy or thinker', 'thinker')
    .option('--seed <text>', 'the same seed deals the same cards again')
    .addOption(langOption());
  addGameOptions(command)
    .addHelpText(
      'after',
      '\nExamples:\n  $ panache play musketiere\n  $ panache play musketiere --players 4 --bots greedy --length round --lang it',
    )
    .action(async (name: string, given: Given) => {
      const id = gameNamed(name);
      const language = given.lang ?? languageOf(io.env);
      const text = textIn(language);
      const record = opened(id, given, levelNamed(given.bots), text);
      const { table } = openTable(GAMES[id].game, record);
      if (table === null) throw new Error('a fresh match did not open');
      await playMatch(io, id, table, { text, words: await GAMES[id].text[language]() });
    });
};
