import { type Command, Help, Option } from 'commander';
import { LANGUAGES } from '#kernel/text.ts';
import { fold } from './fold.ts';
import type { Terminal } from './terminal.ts';

/** A plain terminal. */
export const PLAIN_WIDTH = 80;

/** What stands below the list of options: a note, where there is one, and examples. */
export const helpAfter = ({ columns, text }: Terminal, examples: readonly string[], note?: string): string =>
  [
    ...(note === undefined ? [] : ['', fold(note, columns ?? PLAIN_WIDTH)]),
    '',
    text.program.examples(examples.length),
    ...examples.map(example => `  $ panache ${example}`),
  ].join('\n');

/** For the help alone: the language was read before commander saw the command line. */
export const langOption = ({ text: { program } }: Terminal): Option =>
  new Option(`--lang <${program.stands.language}>`, program.lang(LANGUAGES.join(', ')));

/** The headings and the marks of commander's help, in the language of the terminal. */
export const speakHelp = (command: Command, { text: { program } }: Terminal): Command => {
  const plain = new Help();
  const spoken = (usage: string): string =>
    usage.replace('[options]', `[${program.stands.options}]`).replace('[command]', `[${program.stands.command}]`);
  const titles: Readonly<Record<string, string>> = program.titles;
  return command
    .helpOption('-h, --help', program.help)
    .helpCommand(`help [${program.stands.command}]`, program.help)
    .configureHelp({
      styleTitle: title => (Object.hasOwn(titles, title) ? titles[title] : title),
      commandUsage: each => spoken(plain.commandUsage(each)),
      subcommandTerm: each => spoken(plain.subcommandTerm(each)),
      // Commander would also break a line at the narrow space before a French colon.
      boxWrap: (text, width) => (width < plain.minWidthToWrap ? text : fold(text, width)),
    });
};
