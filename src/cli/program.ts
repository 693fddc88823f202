import { Command, CommanderError } from 'commander';
import { GAMES } from '#games/all.ts';
import { GAME_IDS } from '#games/index.ts';
import { LANGUAGES, type Language } from '#kernel/text.ts';
import { spokenIn } from './asked-language.ts';
import { addBackup } from './commands/backup.ts';
import { addBench } from './commands/bench.ts';
import { addLuck } from './commands/luck.ts';
import { addMatchCommands } from './commands/match.ts';
import { addOdds } from './commands/odds.ts';
import { addPlay } from './commands/play.ts';
import { addRecorded } from './commands/recorded.ts';
import { addRestore } from './commands/restore.ts';
import { addRules } from './commands/rules.ts';
import { addSimulate } from './commands/simulate.ts';
import { EXIT, Failure } from './failure.ts';
import { fold } from './fold.ts';
import { helpAfter, langOption, PLAIN_WIDTH, speakHelp } from './help-text.ts';
import type { Io } from './io.ts';
import { plainText } from './plain-text.ts';
import type { Terminal } from './terminal.ts';
import { textIn } from './text/index.ts';
import { usageError } from './usage-error.ts';

const programFor = (io: Terminal): Command => {
  const { about } = io.text.program;
  const program = speakHelp(new Command('panache'), io)
    .description(about)
    .exitOverride()
    .configureOutput({
      writeOut: io.out,
      writeErr: text => io.err(fold(text, io.columns)),
      getOutHelpWidth: () => io.columns ?? PLAIN_WIDTH,
      getErrHelpWidth: () => io.columns ?? PLAIN_WIDTH,
      // What commander finds wrong is said in the language of the terminal, by its code.
      outputError: () => {},
    })
    .addOption(langOption(io))
    .addHelpText('after', helpAfter(io, ['play musketiere', 'rules MUS.13 --lang fr']));
  addPlay(program, io);
  addSimulate(program, io);
  addMatchCommands(program, io);
  addLuck(program, io);
  addRules(program, io);
  addOdds(program, io);
  addBench(program, io);
  addRecorded(program, io);
  addBackup(program, io);
  addRestore(program, io);
  return program;
};

/** 130 is what shells expect of a program ended by Ctrl-C. */
const INTERRUPTED = 130;

const terminalIn = async (language: Language, given: Io): Promise<Terminal> => {
  const games = await Promise.all(GAME_IDS.map(async id => [id, await GAMES[id].text[language]()] as const));
  return {
    ...given,
    out: text => given.out(plainText(text)),
    err: text => given.err(plainText(text)),
    language,
    text: textIn(language),
    games: Object.fromEntries(games) as Terminal['games'],
  };
};

/** What is said of a command line that failed, and the code to exit with. */
const failed = (error: unknown, { text }: Terminal): { readonly sentence: string | null; readonly code: number } => {
  if (error instanceof Failure) return { sentence: error.message, code: error.code };
  if (!(error instanceof CommanderError)) throw error;
  // Commander also throws after printing help, with code 0.
  if (error.exitCode === 0) return { sentence: null, code: EXIT.ok };
  return { sentence: usageError(error, text.errors), code: EXIT.usage };
};

/** Runs one command line; the answer is the exit code. Nothing that it prints can command the terminal. */
export const run = async (args: readonly string[], given: Io): Promise<number> => {
  const { language, rest, wrong } = spokenIn(args, given.env);
  const io = await terminalIn(language, given);
  const { errors } = io.text;
  try {
    if (wrong !== null) throw new Failure(`${errors.invalid('--lang', wrong)} ${errors.oneOf(LANGUAGES.join(', '))}`);
    await programFor(io).parseAsync(rest, { from: 'user' });
    return io.signal.aborted ? INTERRUPTED : EXIT.ok;
  } catch (error) {
    if (io.signal.aborted) return INTERRUPTED;
    const { sentence, code } = failed(error, io);
    if (sentence !== null) io.err(`${fold(sentence, io.columns)}\n`);
    return code;
  }
};
