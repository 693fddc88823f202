import type { Command } from 'commander';
import { GAMES } from '#games/all.ts';
import { stateOf } from '#kernel/journal.ts';
import { type LuckRow, type LuckText, unusual } from '#kernel/luck.ts';
import type { Language } from '#kernel/text.ts';
import { gameNamed, langOption } from '../args.ts';
import { Failure } from '../failure.ts';
import { type Io, line, wholeLine } from '../io.ts';
import { openMatchFile } from '../match-file.ts';
import { languageOf, textIn } from '../text/index.ts';
import type { LuckWords } from '../text/luck-words.ts';

interface Given {
  readonly lang?: Language;
  readonly json?: true;
}

const FIGURE = 10;

const signed = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);

/** The rows of one seat, or of the whole table, below its name. */
const table = (rows: readonly LuckRow[], words: LuckText, text: LuckWords, language: Language): string[] => {
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const nameOf = ({ key, count }: LuckRow) => `  ${words.rows[key].name} (${words.rows[key].count(count)})`;
  const wide = Math.max(...rows.map(row => nameOf(row).length)) + 1;
  const head = [text.got, text.expected, text.difference].map(each => each.padStart(FIGURE)).join('');
  return [
    ''.padEnd(wide) + head,
    ...rows.map(row => {
      const figures = [String(row.got), number.format(row.expected), signed(row.got - row.expected, language)];
      const shown = figures.map(each => each.padStart(FIGURE)).join('');
      return `${nameOf(row).padEnd(wide)}${shown}   ${text.verdict(unusual(row), row.lucky)}`;
    }),
  ];
};

const report = async (io: Io, file: string, { lang, json }: Given) => {
  const language = lang ?? languageOf(io.env);
  const text = textIn(language);
  const { record, course } = await openMatchFile(file, text);
  const { game, luck, text: texts } = GAMES[gameNamed(record.game)];
  if (game.outcome(stateOf(course)) === null) throw new Failure(text.luck.running);
  const [of, words, { name }] = await Promise.all([luck.of(), luck.text[language](), texts[language]()]);
  const rows = of(course);
  line(io, text.luck.title(name));
  for (const seat of new Set(rows.map(row => row.seat))) {
    line(io);
    line(io, seat === null ? text.luck.everybody : record.seats[seat].name);
    const its = rows.filter(row => row.seat === seat);
    for (const each of table(its, words, text.luck, language)) line(io, each);
  }
  if (json) wholeLine(io, JSON.stringify(rows));
};

export const addLuck = (program: Command, io: Io) => {
  program
    .command('luck')
    .description('what the dice and the deal gave in a finished match, against what could be expected')
    .argument('<file>', 'a match file')
    .addOption(langOption())
    .option('--json', 'print the rows as JSON on the last line')
    .addHelpText(
      'after',
      `
Every throw and every deal is held against what could be expected just before it. How unusual the sum is, is said by
the normal curve: luckier than in 8 of 10 matches with as many dice or cards.

Example:
  $ panache luck match.json --lang fr`,
    )
    .action((file: string, given: Given) => report(io, file, given));
};
