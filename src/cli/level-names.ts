import { levelsOf } from '#bots/index.ts';
import type { Level } from '#bots/levels.ts';
import type { GameId } from '#games/index.ts';
import { LANGUAGES } from '#kernel/text.ts';
import type { CliText } from './text/cli-text.ts';
import { textIn } from './text/index.ts';
import type { Rank } from './text/rank.ts';

/** The three ranks of bots, as the page has them, and the words that match files have for them. */
const LEVELS: Readonly<Record<Rank, readonly Level[]>> = {
  recruit: ['random'],
  musketeer: ['greedy', 'steady'],
  captain: ['thinker'],
};
const RANKS = Object.keys(LEVELS) as Rank[];

/** What people may call the bots, in the language of the terminal. */
export const rankNames = ({ ranks }: CliText): string => RANKS.map(rank => ranks[rank]).join(', ');

/** What a bot is called to people. */
export const rankOf = (level: string, { ranks }: CliText): string => {
  const rank = RANKS.find(each => (LEVELS[each] as readonly string[]).includes(level));
  return rank === undefined ? level : ranks[rank];
};

const namesOf = (rank: Rank): readonly string[] => [
  ...LANGUAGES.map(language => textIn(language).ranks[rank]),
  ...LEVELS[rank],
];

/** The level a name stands for in a game, in any language; null where nobody is called so. */
export const levelCalled = (game: GameId, name: string): Level | null => {
  const rank = RANKS.find(each => namesOf(each).includes(name.toLowerCase()));
  return levelsOf(game).find(level => rank !== undefined && LEVELS[rank].includes(level)) ?? null;
};
