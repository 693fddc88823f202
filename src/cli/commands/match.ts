import type { Command } from 'commander';
import { GAMES } from '#games/all.ts';
import { outcomeOf } from '#kernel/early-end.ts';
import { redact, type Seat } from '#kernel/game.ts';
import { stateOf } from '#kernel/journal.ts';
import type { Who } from '#kernel/text.ts';
import { gameNamed } from '../args.ts';
import { helpAfter, langOption } from '../help-text.ts';
import { line } from '../io.ts';
import { openMatchFile } from '../match-file.ts';
import type { Terminal } from '../terminal.ts';
import { type VerifyGiven, verify } from './verify.ts';

/** The chronicle of a match, as a spectator of the finished match may read it. */
const replay = async (io: Terminal, file: string) => {
  const { language, text } = io;
  const { record, course } = await openMatchFile(file, text);
  const { game, text: texts, ruleOf } = GAMES[gameNamed(record.game, text)];
  const words = await texts[language]();
  const who: Who = { me: null, name: seat => record.seats[seat].name };
  line(io, words.name);
  line(io, text.commitment(record.commitment));
  for (const event of [course.opening, ...course.played].flatMap(({ events }) => events)) {
    const sentence = words.event(redact(event, null), who);
    const rule = ruleOf(event);
    if (sentence !== null) line(io, rule === null ? sentence : `${sentence} [${rule}]`);
  }
  const outcome = outcomeOf(game, record, stateOf(course));
  if (outcome === null) return line(io, text.stillRunning);
  const { early, ending, winners } = outcome;
  const names = (seats: readonly Seat[]) => seats.map(who.name).join(', ');
  if (early === undefined) line(io, words.ending(ending));
  else line(io, early.why === 'agreed' ? text.agreedEnd : text.resigned(names(early.seats)));
  if (winners.length > 0) line(io, text.won(names(winners)));
};

export const addMatchCommands = (program: Command, io: Terminal) => {
  const { stands, matchFile, replay: story, verify: proof } = io.text.program;
  program
    .command('replay')
    .description(story)
    .argument(`<${stands.file}>`, matchFile)
    .addOption(langOption(io))
    .addHelpText('after', helpAfter(io, ['replay match.json', 'replay match.json --lang fr']))
    .action((file: string) => replay(io, file));
  program
    .command('verify')
    .description(proof.about)
    .argument(`<${stands.file}>`, matchFile)
    .option(`--seen <${stands.file}>`, proof.seen)
    .addOption(langOption(io))
    .addHelpText('after', helpAfter(io, ['verify match.json', 'verify match.json --seen seen.json'], proof.note))
    .action((file: string, given: VerifyGiven) => verify(io, file, given));
};
