import type { Command } from 'commander';
import { GAMES } from '#games/all.ts';
import { stateOf } from '#kernel/journal.ts';
import { type LuckRow, type LuckText, unusual } from '#kernel/luck.ts';
import type { Language } from '#kernel/text.ts';
import { gameNamed } from '../args.ts';
import { Failure } from '../failure.ts';
import { helpAfter, langOption } from '../help-text.ts';
import { line, wholeLine } from '../io.ts';
import { openMatchFile } from '../match-file.ts';
import type { Terminal } from '../terminal.ts';
import type { LuckWords } from '../text/luck-words.ts';

interface Given {
  readonly json?: true;
}

/** Wide enough for a gap before the longest heading, in any language. */
const FIGURE = 13;

const signed = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
    .format(value)
    .replace('-', '−');

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

const report = async (io: Terminal, file: string, { json }: Given) => {
  const { language, text } = io;
  const { record, course } = await openMatchFile(file, text);
  const { game, luck, text: texts } = GAMES[gameNamed(record.game, text)];
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

export const addLuck = (program: Command, io: Terminal) => {
  const { stands, matchFile, luck } = io.text.program;
  program
    .command('luck')
    .description(luck.about)
    .argument(`<${stands.file}>`, matchFile)
    .addOption(langOption(io))
    .option('--json', luck.json)
    .addHelpText('after', helpAfter(io, ['luck match.json', 'luck match.json --lang fr'], luck.note))
    .action((file: string, given: Given) => report(io, file, given));
};
