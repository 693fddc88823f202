import type { Command } from 'commander';
import { GAMES } from '#games/all.ts';
import { GAME_IDS, type GameId } from '#games/index.ts';
import type { AnyGameText, Language, RuleBook } from '#kernel/text.ts';
import { gameNamed, langOption } from '../args.ts';
import { coveredIds } from '../covered.ts';
import { EXIT, Failure } from '../failure.ts';
import { type Io, line, wholeLine } from '../io.ts';
import { languageOf, textIn } from '../text/index.ts';

interface Given {
  readonly lang?: Language;
  readonly game?: string;
  readonly check?: true;
  readonly json?: true;
}

const printBook = (io: Io, { name, tagline }: AnyGameText, { chapters, rules }: RuleBook) => {
  line(io, `${name}\n${tagline}`);
  for (const chapter of chapters) {
    line(io, `\n${chapter.title}`);
    for (const id of chapter.rules) line(io, `  ${id}  ${rules[id]}`);
  }
  line(io);
};

const print = async (io: Io, games: readonly GameId[], id: string | undefined, language: Language) => {
  for (const game of games) {
    const [text, book] = await Promise.all([GAMES[game].text[language](), GAMES[game].book[language]()]);
    if (id === undefined) printBook(io, text, book);
    else if (Object.hasOwn(book.rules, id)) return line(io, `${id}  ${book.rules[id]}`);
  }
  if (id !== undefined) throw new Failure(textIn(language).noRule(id));
};

/** Holds each game's rulebook, and what else its tests have to name, against the names of the tests. */
const check = async (io: Io, games: readonly GameId[]) => {
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

export const addRules = (program: Command, io: Io) => {
  program
    .command('rules')
    .description('print the rules of the games, or one of them')
    .argument('[id]', 'a rule, for example MUS.13')
    .option('--game <game>', 'only this game')
    .option('--check', 'hold the rules against the names of the tests; exits with 1 while one is missing')
    .option('--json', 'with --check: print the result as JSON on the last line')
    .addOption(langOption())
    .addHelpText(
      'after',
      '\nExamples:\n  $ panache rules --lang fr\n  $ panache rules MUS.13\n  $ panache rules --check',
    )
    .action(async (id: string | undefined, { lang, game, check: checking, json }: Given) => {
      const games = game === undefined ? GAME_IDS : [gameNamed(game)];
      if (json && !checking) throw new Failure('--json goes with --check: the rules themselves are text.');
      if (!checking) return print(io, games, id?.toUpperCase(), lang ?? languageOf(io.env));
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
