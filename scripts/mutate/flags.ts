import { availableParallelism } from 'node:os';
import { GAME_IDS } from '#games/index.ts';
import { asJson, commandLine, given, oneOf, several, type Values, whole, words } from '../command-line.mjs';

export const MUTATE = {
  name: 'npm run mutate',
  does: 'Plants faults in the rules, one at a time, and sees whether a test turns red. The working tree is never touched.',
  flags: {
    count: whole(200, 'so many faults'),
    seed: words('WORDS', 'panache', 'which ones: the same words plant the same faults'),
    game: several(oneOf(GAME_IDS, null, 'only in this game'), GAME_IDS),
    files: words('WORDS', '', 'only in files whose path has one of these words, with commas between them'),
    line: whole(null, 'only in this line'),
    workers: whole(Math.max(1, availableParallelism() - 1), 'so many side by side'),
    judge: given('plays recorded matches again with every fault that survived, to see whether it changes the game'),
    matches: whole(200, 'so many matches for that'),
    json: asJson,
  },
};

export type Flags = Omit<Values<typeof MUTATE.flags>, 'game' | 'files'> & {
  readonly games: readonly string[];
  readonly files: readonly string[];
};

/** The flags as given; help and what is wrong end the process. */
export const readFlags = (args?: readonly string[]): Flags => {
  const { game, files, ...values } = commandLine(MUTATE, args).values;
  return { ...values, games: game, files: files.split(',').filter(word => word !== '') };
};
