import type { Musketeer } from '#games/roy/names.ts';
import { isDown, type Man } from '#games/roy/state.ts';
import type { View } from '#games/roy/view.ts';
import type { Seat } from '#kernel/game.ts';

/** How a musketeer is to be seen at his place. */
export const postureOf = (man: Pick<Man, 'life' | 'place'>): 'standing' | 'down' | 'jailed' => {
  if (isDown(man)) return 'down';
  return man.place === 'bastille' ? 'jailed' : 'standing';
};

/** Each musketeer's style among those of the seats: face, shape and letter go with the man, not with the chair. */
export const MEDALS = { dartagnan: 0, athos: 1, porthos: 2, aramis: 3, treville: 5 } as const;
export const MILADYS_MEDAL = 4;

/** What a musketeer has to do with this round's phase; null when it says nothing of him. */
export const dutyOf = (man: Man, phase: View['phase']): 'acting' | 'waiting' | 'done' | null => {
  if (man.turn === 'acting') return 'acting';
  if (phase !== 'musketeers' || isDown(man)) return null;
  return man.turn;
};

/** Whom the matter at hand is about, among the musketeers of a seat: in his own turn, ordered, or traded with. */
export const manAtHand = (view: View, seat: Seat | null): Musketeer | null => {
  const mine = (man: Man | undefined): Musketeer | null => (man !== undefined && man.seat === seat ? man.who : null);
  const task = view.todo.at(-1);
  const answers = task?.kind === 'trade' && task.stage === 'answer' ? mine(view.men[task.partner]) : null;
  const named = task !== undefined && 'man' in task ? mine(view.men[task.man]) : null;
  return answers ?? named ?? mine(view.men.find(man => man.turn === 'acting'));
};
