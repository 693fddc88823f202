/** The games of the house, in the order of their covers. */
export const GAME_IDS = ['roy', 'musketiere', 'trois'] as const;
export type GameId = (typeof GAME_IDS)[number];

const PREFIXES: Record<string, GameId> = { ROY: 'roy', MUS: 'musketiere', TRO: 'trois' };

/** Where a rule can be read; the prefix of its id names the game. */
export const rulePath = (rule: string): string => {
  const game = PREFIXES[rule.split('.')[0] ?? ''];
  return game ? `/rules/${game}#${rule}` : '/rules/musketiere';
};
