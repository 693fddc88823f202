import type { Command } from 'commander';
import { GAMES } from '#games/all.ts';
import { isGameId } from '#games/index.ts';
import { redact } from '#kernel/game.ts';
import { stateOf } from '#kernel/journal.ts';
import type { Language, Who } from '#kernel/text.ts';
import { gameNamed, langOption } from '../args.ts';
import { type Io, line } from '../io.ts';
import { openMatchFile } from '../match-file.ts';
import { languageOf, textIn } from '../text/index.ts';

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
  const outcome = game.outcome(stateOf(course));
  if (outcome === null) return line(io, text.stillRunning);
  line(io, words.ending(outcome.ending));
  line(io, text.won(outcome.winners.map(who.name).join(', ')));
};

const verify = async (io: Io, file: string, { lang }: Given) => {
  const language = lang ?? languageOf(io.env);
  const text = textIn(language);
  const { record, course } = await openMatchFile(file, text);
  const name = isGameId(record.game) ? (await GAMES[record.game].text[language]()).name : record.game;
  const checks = { game: name, seats: record.seats.length, choices: course.played.length };
  for (const sentence of text.checked(checks)) line(io, sentence);
  if (GAMES[gameNamed(record.game)].game.outcome(stateOf(course)) === null) line(io, text.stillRunning);
  line(io, text.proved);
  line(io, text.unproved);
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
    .description('check a match file: the commitment, every choice, every card')
    .argument('<file>', 'a match file')
    .addOption(langOption())
    .addHelpText(
      'after',
      '\nExample:\n  $ panache verify match.json\n\nExits with 0 if all is well, and with 2 if not.',
    )
    .action((file: string, given: Given) => verify(io, file, given));
};
