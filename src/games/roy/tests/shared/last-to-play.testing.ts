import type { Musketeer } from '../../names.ts';
import { type Given, type Position, position } from '../../testing.ts';

export const FOUR: readonly Musketeer[] = ['dartagnan', 'athos', 'aramis', 'porthos'];

/** The others have played and are out of the way. */
export const last = (acting: Musketeer, given: Given = {}): Position => {
  const men = FOUR.map(who => [who, { turn: 'done', place: 'vieux-colombier', ...given.men?.[who] }]);
  return position({ ...given, acting, men: Object.fromEntries(men) });
};

/** Everybody has played, but for Athos who is about to end his turn; nobody is at La Rochelle. */
export const athosLast = (given: Given = {}): Position => {
  const men = FOUR.map(who => [who, { turn: 'done', place: 'vieux-colombier', ...given.men?.[who] }]);
  return position({
    acting: 'athos',
    ...given,
    men: Object.fromEntries(men),
    state: { location: 'louvre', ...given.state },
  });
};

/** The last musketeer of the round acts; La Rochelle is empty, Milady is where nothing is asked. */
export const lastAndMiladyIdle = (acting: Musketeer, given: Given = {}): Position => {
  const men = FOUR.map(who => [who, { turn: 'done', place: 'vieux-colombier', ...given.men?.[who] }]);
  return position({ ...given, acting, men: Object.fromEntries(men), state: { location: 'louvre', ...given.state } });
};
