import { Command, CommanderError } from 'commander';
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
import type { Io } from './io.ts';
import { plainText } from './plain-text.ts';

/** A plain terminal. */
const PLAIN_WIDTH = 80;

const programFor = (io: Io): Command => {
  const program = new Command('panache')
    .description('An open table for three board games about the musketeers')
    .exitOverride()
    .configureOutput({
      writeOut: io.out,
      writeErr: text => io.err(fold(text, io.columns)),
      getOutHelpWidth: () => io.columns ?? PLAIN_WIDTH,
      getErrHelpWidth: () => io.columns ?? PLAIN_WIDTH,
      // In one line, also where commander has a guess on a second one.
      outputError: (text, write) => write(`${text.trim().replaceAll(/\s*\n\s*/g, ' ')} (add --help for help)\n`),
    })
    .addHelpText('after', '\nExamples:\n  $ panache play musketiere\n  $ panache rules MUS.13 --lang fr');
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

/** Runs one command line; the answer is the exit code. Nothing that it prints can command the terminal. */
export const run = async (args: readonly string[], given: Io): Promise<number> => {
  const io: Io = { ...given, out: text => given.out(plainText(text)), err: text => given.err(plainText(text)) };
  try {
    await programFor(io).parseAsync(args, { from: 'user' });
    return io.signal.aborted ? INTERRUPTED : EXIT.ok;
  } catch (error) {
    if (io.signal.aborted) return INTERRUPTED;
    // Commander has already said what is wrong. It also throws after printing help, with code 0.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    if (!(error instanceof Failure)) throw error;
    io.err(`${fold(error.message, io.columns)}\n`);
    return error.code;
  }
};
