import { GAMES } from '#games/all.ts';
import { spoken } from '#kernel/chain.ts';
import { outcomeOf } from '#kernel/early-end.ts';
import { type MatchRecord, stateOf } from '#kernel/journal.ts';
import { isBelied, type Testimony, testify } from '#kernel/witness.ts';
import { gameNamed } from '../args.ts';
import { Failure } from '../failure.ts';
import { line } from '../io.ts';
import { openMatchFile, openSeenFile } from '../match-file.ts';
import type { Terminal } from '../terminal.ts';
import type { VerifyWords } from '../text/verify-words.ts';

export interface VerifyGiven {
  /** A file with what a browser saw. */
  readonly seen?: string;
}

const wordsIn = ({ seats, promises }: MatchRecord): keyof VerifyWords['words'] => {
  if (promises !== undefined) return 'promised';
  return seats.some(({ words }) => words !== '') ? 'unpromised' : 'none';
};

/** What is proved and what is not, a line for each. */
const linesOf = (words: VerifyWords, record: MatchRecord, testimony: Testimony): readonly string[] => {
  const { seal, ownWords, promises, calledOff, last } = testimony;
  const isPromised = record.promises !== undefined || promises === 'belied';
  return [
    words.words[wordsIn(record)],
    words.seal(seal, record.commitment),
    ...(ownWords === 'unseen' ? [] : [words.ownWords[ownWords]]),
    ...(isPromised ? [words.promises[promises]] : []),
    words.choices(testimony),
    ...(calledOff > 0 ? [words.calledOff(calledOff)] : []),
    words.lastLink(spoken(last)),
    words.never,
  ];
};

/** Says of a match file what it proves by itself, what against what a browser saw, and what not at all. */
export const verify = async (io: Terminal, file: string, { seen }: VerifyGiven): Promise<void> => {
  const { language, text } = io;
  const words = text.verify;
  const { record, course } = await openMatchFile(file, text);
  const testimony = testify(record, seen === undefined ? null : await openSeenFile(seen, text));
  const { game, text: texts } = GAMES[gameNamed(record.game, text)];
  line(io, words.head((await texts[language]()).name, record.seats.length));
  if (outcomeOf(game, record, stateOf(course)) === null) line(io, text.stillRunning);
  line(io, words.rules(course.played.length));
  for (const sentence of linesOf(words, record, testimony)) line(io, sentence);
  if (seen !== undefined && isBelied(testimony)) throw new Failure(words.belied(file, seen));
};
