import type { Man } from '#games/roy/state.ts';
import { isDown } from '#games/roy/state.ts';

/** How a musketeer is to be seen at his place. */
export const postureOf = (man: Pick<Man, 'life' | 'place'>): 'standing' | 'down' | 'jailed' => {
  if (isDown(man)) return 'down';
  return man.place === 'bastille' ? 'jailed' : 'standing';
};

/** Each musketeer's style among those of the seats: face, shape and letter go with the man, not with the chair. */
export const MEDALS = { dartagnan: 0, athos: 1, porthos: 2, aramis: 3, treville: 5 } as const;
export const MILADYS_MEDAL = 4;
