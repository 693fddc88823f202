import { leadersOf } from '#games/musketiere/facts.ts';
import { GOAL, type State } from '#games/musketiere/state.ts';
import type { Seat } from '#kernel/game.ts';

/** A round's ducats for one player, and how far they stray: rough figures, good enough to compare standings. */
const MEAN = 24;
const SPREAD = 11;

/** The chance that the seat wins the match, between rounds, from the running totals. */
export const winChanceOf = ({ totals, phase, length }: State, seat: Seat): number => {
  if (phase === 'over') return leadersOf(totals).includes(seat) ? 1 : 0;
  const rounds = length === 'round' ? 1 : Math.max(1, (GOAL - Math.max(...totals)) / MEAN + 0.5);
  const scale = 1.702 / (SPREAD * Math.sqrt(2 * rounds));
  let all = 0;
  let own = 0;
  for (let one = 0; one < totals.length; one++) {
    let share = 1;
    for (let other = 0; other < totals.length; other++)
      if (other !== one) share /= 1 + Math.exp(-scale * (totals[one] - totals[other]));
    all += share;
    if (one === seat) own = share;
  }
  return own / all;
};
