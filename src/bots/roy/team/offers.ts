import { HONOUR_LAST, TIME_LAST } from '#games/roy/cards/board.ts';
import type { Choice } from '#games/roy/choices.ts';
import { hiddenSpaces } from '#games/roy/quest/spaces.ts';
import { TEAM_WEIGHTS as WEIGHTS } from '../estimate/weights.ts';
import { type Observation, taskOf } from '../observation.ts';
import { leanOf } from './asks.ts';
import type { Evaluation } from './evaluation.ts';

/** How many times the Time token would move before the turn is over. */
export const advances = ({ todo, paris }: Observation): number => {
  let steps = paris?.card === 'disappearance' ? 1 : 0;
  for (const task of todo) if (task.kind === 'time' && task.cause !== 'disappearance') steps++;
  return steps;
};

/** Time stands still for a round: when it would run out, or would go twice. */
const stopTime = (seen: Observation): boolean => {
  const task = taskOf(seen);
  if (seen.timeStop || task.kind !== 'time') return false;
  if (seen.time + 1 >= TIME_LAST) return true;
  return task.cause !== 'disappearance' && advances(seen) >= 2 && seen.oneForAll >= 1;
};

const saveQueen = (seen: Observation): boolean => taskOf(seen).kind === 'queen' && seen.honour >= HONOUR_LAST;

/** Companions would rather not; but nobody loses the match for a promise. */
const isUnwelcome = ({ asks, seen }: Evaluation, choice: Choice): boolean => {
  if (asks === null || leanOf(asks, seen.men, null, choice) >= 0) return false;
  const lost = seen.time + 1 >= TIME_LAST || seen.honour >= HONOUR_LAST;
  return !(choice.kind === 'one-for-all' && lost);
};

/** An offer worth taking up; null where none is. */
export const takeOffer = (evaluation: Evaluation, choices: readonly Choice[]): Choice | null => {
  const { seen, stakes } = evaluation;
  for (const choice of choices) {
    if (isUnwelcome(evaluation, choice)) continue;
    if (choice.kind === 'beggars') {
      const stake = choice.place === 'paris' ? stakes.paris : stakes.louvre;
      if (stake >= 3) return choice;
    } else if (choice.kind === 'reveal') {
      if (choice.pay === 'token' && wantsReveal(seen)) return choice;
    } else if (choice.kind === 'one-for-all') {
      if (choice.effect === 'time' && stopTime(seen)) return choice;
      if (choice.effect === 'honour' && saveQueen(seen)) return choice;
    }
  }
  return null;
};

/** Epic tokens enough, and most of the Inn still dark. */
const wantsReveal = (seen: Observation): boolean =>
  seen.epics >= WEIGHTS.reveal && hiddenSpaces(seen) >= 9 && seen.men.some(man => man.place === 'quest');
