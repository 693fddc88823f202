import type { Command } from 'commander';
import { GAMES } from '#games/all.ts';
import { outcomeOf } from '#kernel/early-end.ts';
import { redact, type Seat } from '#kernel/game.ts';
import { stateOf } from '#kernel/journal.ts';
import type { Language, Who } from '#kernel/text.ts';
import { gameNamed, langOption } from '../args.ts';
import { type Io, line } from '../io.ts';
import { openMatchFile } from '../match-file.ts';
import { languageOf, textIn } from '../text/index.ts';
import { type VerifyGiven, verify } from './verify.ts';

interface Given {
  readonly lang?: Language;
}

/** The chronicle of a match, as a spectator of the finished match may read it. */
const replay = async (io: Io, file: string, { lang }: Given) => {
  const language = lang ?? languageOf(io.env);
  const text = textIn(language);
  const { record, course } = await openMatchFile(file, text);
  const { game, text: texts, ruleOf } = GAMES[gameNamed(record.game)];
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

export const addMatchCommands = (program: Command, io: Io) => {
  program
    .command('replay')
    .description('tell the story of a match file')
    .argument('<file>', 'a match file')
    .addOption(langOption())
    .addHelpText('after', '\nExample:\n  $ panache replay match.json --lang fr')
    .action((file: string, given: Given) => replay(io, file, given));
  program
    .command('verify')
    .description('check a match file, and say what it proves and what not')
    .argument('<file>', 'a match file')
    .option('--seen <file>', 'what a browser saw of that match, as its page hands it out')
    .addOption(langOption())
    .addHelpText(
      'after',
      '\nExample:\n  $ panache verify match.json --seen seen.json\n\nExits with 0 if nothing is amiss, and with 2 if something is.',
    )
    .action((file: string, given: VerifyGiven) => verify(io, file, given));
};
