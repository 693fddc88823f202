import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { GAME_IDS, isGameId } from '#games/index.ts';

export const HELP = `npm run mutate -- [flags]

Plants faults in the rules, one at a time, and sees whether a test turns red. The working tree is never touched.

  --count N      so many faults (200)
  --seed WORDS   which ones: the same words plant the same faults ("panache")
  --game NAME    only in this game; may be given again (${GAME_IDS.join(', ')})
  --files WORDS  only in files whose path has one of these words, with commas between them
  --line N       only in this line
  --workers N    so many side by side (one less than there are cores)
  --judge        plays recorded matches again with every fault that no rule's test killed: does it change the game?
  --matches N    so many matches for that (200)
  --json         figures and findings as JSON
  --help         these words`;

export interface Flags {
  readonly count: number;
  readonly seed: string;
  readonly games: readonly string[];
  readonly files: readonly string[];
  readonly line: number | null;
  readonly workers: number;
  readonly judge: boolean;
  readonly matches: number;
  readonly json: boolean;
  readonly help: boolean;
}

const wholeNumber = (name: string, value: string): number => {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} is a whole number above 0, not ${value}.`);
  return number;
};

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      count: { type: 'string', default: '200' },
      seed: { type: 'string', default: 'panache' },
      game: { type: 'string', multiple: true, default: [...GAME_IDS] },
      files: { type: 'string', default: '' },
      line: { type: 'string' },
      workers: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
      judge: { type: 'boolean', default: false },
      matches: { type: 'string', default: '200' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;

/** The flags as given; throws one sentence about the first that is wrong. */
export const readFlags = (args: readonly string[]): Flags => {
  const { count, seed, game, files, line, workers, judge, matches, json, help } = parse(args);
  const wrong = game.find(name => !isGameId(name));
  if (wrong !== undefined) throw new Error(`--game is one of ${GAME_IDS.join(', ')}, not ${wrong}.`);
  return {
    count: wholeNumber('count', count),
    seed,
    games: game,
    files: files.split(',').filter(word => word !== ''),
    line: line === undefined ? null : wholeNumber('line', line),
    workers: wholeNumber('workers', workers),
    judge,
    matches: wholeNumber('matches', matches),
    json,
    help,
  };
};
