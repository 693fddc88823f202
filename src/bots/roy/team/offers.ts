import { HONOUR_LAST, TIME_LAST } from '#games/roy/cards/board.ts';
import type { Choice } from '#games/roy/choices.ts';
import { WEIGHTS as W } from '../estimate/weights.ts';
import { type Sight, taskOf } from '../observation.ts';
import { leanOf } from './asks.ts';
import type { Mind } from './evaluation.ts';

/** How many times the Time token would move before the turn is over. */
export const advances = ({ todo, paris }: Sight): number => {
  let steps = paris?.card === 'disappearance' ? 1 : 0;
  for (const task of todo) if (task.kind === 'time' && task.cause !== 'disappearance') steps++;
  return steps;
};

/** Time stands still for a round: when it would run out, or would go twice. */
const stopTime = (sight: Sight): boolean => {
  const task = taskOf(sight);
  if (sight.timeStop || task.kind !== 'time') return false;
  if (sight.time + 1 >= TIME_LAST) return true;
  return task.cause !== 'disappearance' && advances(sight) >= 2 && sight.oneForAll >= 1;
};

const saveQueen = (sight: Sight): boolean => taskOf(sight).kind === 'queen' && sight.honour >= HONOUR_LAST;

/** Companions would rather not; but nobody loses the match for a promise. */
const isUnwelcome = ({ asks, sight }: Mind, choice: Choice): boolean => {
  if (asks === null || leanOf(asks, sight.men, null, choice) >= 0) return false;
  const lost = sight.time + 1 >= TIME_LAST || sight.honour >= HONOUR_LAST;
  return !(choice.kind === 'one-for-all' && lost);
};

/** An offer worth taking up; null where none is. */
export const takeOffer = (mind: Mind, choices: readonly Choice[]): Choice | null => {
  const { sight, stakes } = mind;
  for (const choice of choices) {
    if (isUnwelcome(mind, choice)) continue;
    if (choice.kind === 'beggars') {
      const stake = choice.place === 'paris' ? stakes.paris : stakes.louvre;
      if (stake >= 3) return choice;
    } else if (choice.kind === 'reveal') {
      if (choice.pay === 'token' && wantsReveal(sight)) return choice;
    } else if (choice.kind === 'one-for-all') {
      if (choice.effect === 'time' && stopTime(sight)) return choice;
      if (choice.effect === 'honour' && saveQueen(sight)) return choice;
    }
  }
  return null;
};

/** Epic tokens enough, and most of the Inn still dark. */
const wantsReveal = ({ quest, epics, men }: Sight): boolean => {
  if (quest.board !== 1 || epics < W.reveal) return false;
  let hidden = 0;
  for (const slot of quest.spaces) if (slot?.up === false) hidden++;
  return hidden >= 9 && men.some(man => man.place === 'quest');
};
