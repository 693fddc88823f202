import type { Musketeer } from '../names.ts';
import type { ManIndex, State } from '../state.ts';

export const indexOf = (state: Pick<State, 'men'>, who: Musketeer): ManIndex => {
  for (let i = 0; i < state.men.length; i++) if (state.men[i].who === who) return i;
  throw new Error(`${who} is not in the game`);
};
