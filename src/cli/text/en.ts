import type { Problem } from '#kernel/match-file.ts';
import type { CliText } from './cli-text.ts';
import { errors } from './errors/en.ts';
import { luck } from './luck/en.ts';
import { program } from './program/en.ts';
import { simulate } from './simulate/en.ts';
import { store } from './store/en.ts';
import { verify } from './verify/en.ts';

const wrong = (problem: Problem): string => {
  switch (problem.kind) {
    case 'not-json':
    case 'not-a-match':
      return 'it is not a match file of Panache. Give a file saved by Panache.';
    case 'account':
      return 'it holds only what one person could know of a match that was still running. Take the match file once it is over.';
    case 'field':
      return `its part “${problem.field}” is missing or malformed. Save the match again.`;
    case 'unknown-game':
      return `it is a match of “${problem.game}”, a game this version does not know.`;
    case 'other-rules':
      return `it was played under edition ${problem.rules} of the rules, and this version knows edition ${problem.known}.`;
    case 'seats':
      return `it has ${problem.seats} ${problem.seats === 1 ? 'player' : 'players'}, and the game is for ${problem.least} to ${problem.most}.`;
    case 'option':
      return `its option “${problem.option}” is not one of the game’s.`;
    case 'commitment':
      return 'its secret does not fit the seal shown before the match: one of them was changed.';
    case 'words':
      return `the words of player ${problem.seat + 1} are not the ones promised before the deal.`;
    case 'entry':
      return `the rules do not allow choice ${problem.entry + 1} of it at that moment.`;
  }
};

export const en: CliText = {
  you: 'You',
  youToo: seat => `Player ${seat} (you)`,
  player: seat => `Player ${seat}`,
  sides: { milady: 'Milady', musketeers: 'The musketeers' },
  ranks: { recruit: 'recruit', musketeer: 'musketeer', captain: 'captain' },
  botNames: ['Athos', 'Porthos', 'Aramis', 'D’Artagnan', 'Milady', 'Rochefort'],
  peopleNames: ['Alice', 'Basil', 'Clara', 'David', 'Emma', 'Felix'],
  help: 'Type the number of a choice. Also: ? (why not), board, rules ID, undo, save FILE, help, quit.',
  yourChoice: 'Your choice',
  enterLetsGo: 'An offer: press Enter to let it go by.',
  enterWaits: 'Press Enter to let somebody else go first.',
  sandLeft: seconds => `${seconds} s of sand left`,
  withdrawn: 'The sand has run out: this question is withdrawn.',
  notANumber: most => `Type a number from 1 to ${most}, or ? to see what cannot be done and why.`,
  nothingBarred: 'There is nothing here that you cannot do.',
  noRule: id => `No rule is called ${id}.`,
  whichRule: 'Say which rule, for example: rules MUS.13',
  takenBack: 'Your last choice is taken back.',
  cannotTakeBack: 'That cannot be taken back: somebody else has acted, or something hidden was shown.',
  whichFile: 'Say where to save it, for example: save match.json',
  saved: file => `Saved in ${file}. The file holds every secret of the match: keep it to yourself until the end.`,
  savedOver: file => `Saved in ${file}: “panache replay” tells its story, “panache verify” checks it.`,
  saveOrLeave: 'Type save FILE to keep this match, or press Enter to leave.',
  keptIn: file => `The match is kept in ${file} after each of your choices; --resume ${file} continues it.`,
  alreadyThere: file => `${file} is already there. Continue it with --resume ${file}, or choose another name.`,
  resumed: choices => `The match goes on after ${choices} ${choices === 1 ? 'choice' : 'choices'}.`,
  leaveOut: flag => `--resume goes on with the match as it was: leave ${flag} out.`,
  otherGame: (file, its, wanted) => `${file} is a match of ${its}, not of ${wanted}. Leave the game’s name out.`,
  alreadyOver: file => `The match in ${file} is over. “panache replay ${file}” tells its story.`,
  noSeat: file => `Only bots play in ${file}: there is nobody for you to play.`,
  severalPeople: file =>
    `Several people with secrets of their own play in ${file}, and one terminal is for one side. Open the file in the browser.`,
  unknownBot: (file, bot) => `A bot called “${bot}” plays in ${file}, and this version does not know it.`,
  reasons: {
    ENOSPC: 'the disk is full',
    EACCES: 'that is not permitted',
    EPERM: 'that is not permitted',
    EROFS: 'nothing can be written there',
    ENOENT: 'no such place',
    ENOTDIR: 'no such place',
    EISDIR: 'that is a folder',
  },
  cannotWrite: (file, why) => `${file} could not be written (${why}). Choose another place.`,
  cannotRead: (file, why) => `${file} could not be read (${why}). Check the name.`,
  goodbye: 'Farewell.',
  inputEnded: 'The input has ended, and so has the match, unfinished. Farewell.',
  won: names => `Winner: ${names}.`,
  resigned: names => `${names} gave up, so the match ended there.`,
  agreedEnd: 'All agreed to end the match here. Nobody won.',
  commitment: hash => `Seal of this match: ${hash}`,
  seedShown: seed => `The secret was ${seed}.`,
  stillRunning: 'The match is not over yet.',
  problem: (file, problem) => `${file} is refused: ${wrong(problem)}`,
  errors,
  program,
  simulate,
  store,
  luck,
  verify,
};
