import type { Problem } from '#kernel/match-file.ts';
import type { CliText } from './cli-text.ts';
import { luck } from './luck/en.ts';
import { verify } from './verify/en.ts';

const wrong = (problem: Problem): string => {
  switch (problem.kind) {
    case 'not-json':
    case 'not-a-match':
      return 'it is not a match file of Panache. Give a file saved by Panache.';
    case 'account':
      return 'it tells only what one person could know of a match that was still running. Take the match file once it is over.';
    case 'field':
      return `its field “${problem.field}” is missing or broken. Save the match again.`;
    case 'unknown-game':
      return `it is a match of “${problem.game}”, a game this version does not know.`;
    case 'other-rules':
      return `it was played by rules number ${problem.rules}, and this version plays by number ${problem.known}.`;
    case 'seats':
      return `it has ${problem.seats} seats, and the game is for ${problem.least} to ${problem.most}.`;
    case 'option':
      return `its option “${problem.option}” is not one of the game’s.`;
    case 'commitment':
      return 'its seed does not fit the commitment shown before the match: one of them was changed.';
    case 'words':
      return `its words are not the ones promised before the deal: seat ${problem.seat + 1}.`;
    case 'entry':
      return `entry ${problem.entry + 1} of its journal is not allowed by the rules at that moment.`;
  }
};

export const en: CliText = {
  you: 'You',
  youToo: seat => `You (${seat})`,
  player: seat => `Player ${seat}`,
  sides: { milady: 'Milady', musketeers: 'The musketeers' },
  botNames: ['Athos', 'Porthos', 'Aramis', 'd’Artagnan', 'Milady', 'Rochefort'],
  peopleNames: ['Alice', 'Basil', 'Clara', 'David', 'Emma', 'Felix'],
  help: 'Type the number of a choice. Also: ? (why not), board, rules ID, undo, save FILE, help, quit.',
  yourChoice: 'Your choice',
  enterLetsGo: 'An offer: Enter lets it go by.',
  enterWaits: 'Enter lets somebody else go first.',
  sandLeft: seconds => `${seconds} s of sand left`,
  withdrawn: 'The sand has run out: this question is withdrawn.',
  notANumber: most => `Type a number from 1 to ${most}, or ? to see what cannot be done and why.`,
  nothingBarred: 'Nothing is barred here.',
  noRule: id => `No rule is called ${id}.`,
  whichRule: 'Say which rule, for example: rules MUS.13',
  takenBack: 'Your last choice is taken back.',
  cannotTakeBack: 'That cannot be taken back: somebody else has acted, or something hidden was shown.',
  whichFile: 'Say where to, for example: save match.json',
  saved: file => `Saved in ${file}. The file holds every secret of the match: keep it to yourself until the end.`,
  savedOver: file => `Saved in ${file}: “panache replay” tells its story, “panache verify” checks it.`,
  saveOrLeave: 'Type save FILE to keep this match; Enter leaves.',
  keptIn: file => `The match is kept in ${file} after each of your choices; --resume ${file} goes on with it.`,
  alreadyThere: file => `${file} is already there. Go on with it by --resume ${file}, or choose another name.`,
  resumed: choices => `The match goes on after ${choices} ${choices === 1 ? 'choice' : 'choices'}.`,
  leaveOut: flag => `--resume goes on with the match as it was: leave ${flag} out.`,
  otherGame: (file, its, wanted) => `${file} is a match of ${its}, not of ${wanted}. Leave the game’s name out.`,
  alreadyOver: file => `The match in ${file} is over. “panache replay ${file}” tells its story.`,
  noSeat: file => `Only bots play in ${file}: there is no seat to go on with.`,
  severalPeople: file =>
    `Several people with secrets of their own play in ${file}, and one terminal is for one side. Bring the file back in the browser.`,
  unknownBot: (file, bot) => `A bot called “${bot}” plays in ${file}, and this version does not know it.`,
  reasons: {
    ENOSPC: 'the disk is full',
    EACCES: 'you may not',
    EROFS: 'nothing can be written there',
    ENOENT: 'no such place',
  },
  cannotWrite: (file, why) => `${file} could not be written (${why}). Choose another place.`,
  cannotRead: (file, why) => `${file} could not be read (${why}). Check the name.`,
  goodbye: 'Farewell.',
  inputEnded: 'The input has ended, and so has the match, unfinished. Farewell.',
  won: names => `Winner: ${names}.`,
  resigned: names => `${names} gave up, so the match ended there.`,
  agreedEnd: 'All agreed to end the match here. Nobody won.',
  commitment: hash => `Commitment to the cards of this match: ${hash}`,
  seedShown: seed => `The seed was ${seed}.`,
  stillRunning: 'The match is not over yet.',
  problem: (file, problem) => `${file} is refused: ${wrong(problem)}`,
  luck,
  verify,
};
