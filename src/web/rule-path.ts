const GAMES: Readonly<Record<string, string>> = { ROY: 'roy', MUS: 'musketiere', TRO: 'trois' };

/** Where a rule can be read; the prefix of its id names the game. */
export const rulePath = (rule: string): string => {
  const [prefix = ''] = rule.split('.');
  const game = GAMES[prefix];
  return game ? `/rules/${game}#${rule}` : '/';
};
