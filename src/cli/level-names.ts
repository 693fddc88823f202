import { levelsOf } from '#bots/index.ts';
import type { Level } from '#bots/levels.ts';
import type { GameId } from '#games/index.ts';

/** The three ranks of bots as the page calls them, in each language, and the words that match files have for them. */
const RANKS: readonly { readonly names: readonly string[]; readonly levels: readonly Level[] }[] = [
  { names: ['recruit', 'recrue', 'recluta'], levels: ['random'] },
  { names: ['musketeer', 'mousquetaire', 'moschettiere'], levels: ['greedy', 'steady'] },
  { names: ['captain', 'capitaine', 'capitano'], levels: ['thinker'] },
];

/** What people may call the bots. */
export const RANK_NAMES: readonly string[] = RANKS.map(({ names: [name] }) => name);

/** The level a name stands for in a game; null where nobody is called so. A rank's other word is understood too. */
export const levelCalled = (game: GameId, name: string): Level | null => {
  const called = name.toLowerCase();
  const rank = RANKS.find(({ names, levels }) => [...names, ...levels].includes(called));
  return levelsOf(game).find(level => rank?.levels.includes(level)) ?? null;
};
