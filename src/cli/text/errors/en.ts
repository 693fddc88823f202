import type { ErrorWords } from '../error-words.ts';

export const errors: ErrorWords = {
  moreHelp: 'Add --help to see what there is.',
  guess: guess => `Did you mean ${guess}?`,
  notUnderstood: 'This command line was not understood.',
  unknownOption: flag => `${flag} is not an option of this command.`,
  unknownCommand: name => `There is no command called “${name}”.`,
  missing: argument => `Something is missing: <${argument}>.`,
  missingGame: games => `Say which game: ${games}. Or continue a saved match with --resume FILE.`,
  noValue: flag => `${flag} needs a value after it.`,
  invalid: (flag, value) => `${flag} cannot be “${value}”.`,
  tooMuch: 'There is too much on this command line: leave out what does not belong there.',
  wholeNumber: (least, most) => `Give a whole number from ${least} to ${most}.`,
  oneOf: values => `Choose one of: ${values}.`,
  noGame: (name, games) => `There is no game called “${name}” here. Choose one of: ${games}.`,
  noBot: (name, levels) => `There is no bot called “${name}”. Choose one of: ${levels}.`,
  players: (least, most, players) =>
    `This game is for ${least} to ${most} players, not ${players}. Give --players a number from ${least} to ${most}.`,
  noOption: flag => `This game has no option ${flag}: leave it out.`,
  notBoth: (one, other) => `Give either ${one} or ${other}, not both.`,
  meSeats: last => `--me takes numbers of seats from 0 to ${last}, separated by commas.`,
  oneSide: 'One terminal is for one side: others would see its secrets. Name seats of one side only in --me.',
  noSides: 'This game has no sides; everybody plays for themselves. Leave --side out.',
  noSide: (side, sides) => `There is no side called “${side}”. Choose one of: ${sides}.`,
  noSideHere: side => `This game has no side called ${side}: leave --${side} out.`,
  oneForAny: 'With --players any, --seats names one bot for all.',
  seatsNamed: (named, players) =>
    `--seats names ${named} bots for ${players} players. Name one for all, or one for each.`,
  jsonAlone: '--json goes with --check: the rules themselves are text. Leave --json out.',
};
