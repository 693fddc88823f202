import type { Command } from 'commander';
import { GAMES } from '#games/all.ts';
import { GAME_IDS, type GameId } from '#games/index.ts';
import type { AnyGameText, RuleBook } from '#kernel/text.ts';
import { gameNamed } from '../args.ts';
import { coveredIds } from '../covered.ts';
import { EXIT, Failure } from '../failure.ts';
import { helpAfter, langOption } from '../help-text.ts';
import { line, wholeLine } from '../io.ts';
import type { Terminal } from '../terminal.ts';

interface Given {
  readonly game?: string;
  readonly check?: true;
  readonly json?: true;
}

const printBook = (io: Terminal, { name, tagline }: AnyGameText, { chapters, rules }: RuleBook) => {
  line(io, `${name}\n${tagline}`);
  for (const chapter of chapters) {
    line(io, `\n${chapter.title}`);
    for (const id of chapter.rules) line(io, `  ${id}  ${rules[id]}`);
  }
  line(io);
};

const print = async (io: Terminal, games: readonly GameId[], id: string | undefined) => {
  for (const game of games) {
    const book = await GAMES[game].book[io.language]();
    if (id === undefined) printBook(io, io.games[game], book);
    else if (Object.hasOwn(book.rules, id)) return line(io, `${id}  ${book.rules[id]}`);
  }
  if (id !== undefined) throw new Failure(io.text.noRule(id));
};

/** Holds each game's rulebook, and what else its tests have to name, against the names of the tests. */
const check = async (io: Terminal, games: readonly GameId[]) => {
  const covered = await coveredIds();
  const figures: Partial<Record<GameId, { rules: number; missing: string[]; unknown: string[] }>> = {};
  for (const game of games) {
    const ids = [...Object.keys((await GAMES[game].book.en()).rules), ...(GAMES[game].extra ?? [])];
    const missing = ids.filter(id => !covered.has(id));
    const prefixes = new Set(ids.map(id => id.split('.')[0]));
    const unknown = [...covered].filter(id => prefixes.has(id.split('.')[0]) && !ids.includes(id));
    line(io, `${game}: ${ids.length - missing.length} of ${ids.length} rules covered`);
    if (missing.length > 0) line(io, `  no test names: ${missing.join(', ')}`);
    if (unknown.length > 0) line(io, `  named by a test, in no rulebook: ${unknown.join(', ')}`);
    figures[game] = { rules: ids.length, missing, unknown };
  }
  return figures;
};

export const addRules = (program: Command, io: Terminal) => {
  const { stands, onlyGame, rules } = io.text.program;
  program
    .command('rules')
    .description(rules.about)
    .argument(`[${stands.rule}]`, rules.rule)
    .option(`--game <${stands.game}>`, onlyGame)
    .option('--check', rules.check)
    .option('--json', rules.json)
    .addOption(langOption(io))
    .addHelpText('after', helpAfter(io, ['rules --lang fr', 'rules MUS.13', 'rules --check']))
    .action(async (id: string | undefined, { game, check: checking, json }: Given) => {
      const games = game === undefined ? GAME_IDS : [gameNamed(game, io.text)];
      if (json && !checking) throw new Failure(io.text.errors.jsonAlone);
      if (!checking) return print(io, games, id?.toUpperCase());
      if (id !== undefined) throw new Failure('--check looks at all rules: leave the id out.');
      const figures = await check(io, games);
      if (json) wholeLine(io, JSON.stringify(figures));
      if (Object.values(figures).some(({ missing, unknown }) => missing.length + unknown.length > 0))
        throw new Failure(
          'Rules and tests do not match: write the missing tests, correct the unknown ids.',
          EXIT.failed,
        );
    });
};
