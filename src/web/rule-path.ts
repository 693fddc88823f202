import { COVERS } from './games/covers.ts';

/** Where a rule can be read; the prefix of its id names the game. */
export const rulePath = (rule: string): string => {
  const [prefix = ''] = rule.split('.');
  const cover = COVERS.find(({ rules }) => rules === prefix);
  return cover ? `/rules/${cover.id}#${rule}` : '/';
};
