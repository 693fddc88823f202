import { BLUE_DICE } from '#games/roy/cards/board.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import type { Choice } from '#games/roy/choices.ts';
import { foeRerollAdvice } from '#games/roy/duel/odds.ts';
import { isLastAntechamber } from '#games/roy/quest/galleries.ts';
import type { DuelTask, Task } from '#games/roy/tasks.ts';
import { boutFor, duelOdds } from '../estimate/duel-odds.ts';
import { stakesOf } from '../estimate/stakes.ts';
import { MILADY_WEIGHTS as WEIGHTS } from '../estimate/weights.ts';
import type { Observation } from '../observation.ts';

type Intercept = Extract<Task, { kind: 'intercept' }>;

/** What the action would bring the team. */
const stake = (seen: Observation, { man, action }: Intercept): number => {
  const { place } = seen.men[man];
  const sure = action.kind === 'challenge' || action.kind === 'passage' || action.kind === 'hand-over' ? 1 : 0.6;
  if (place === 'quest') {
    if (isLastAntechamber(seen.quest)) return sure * WEIGHTS.match;
    return sure * (action.kind === 'challenge' || action.kind === 'passage' ? 4.5 : 3) * WEIGHTS.quest;
  }
  const stakes = stakesOf(seen, WEIGHTS);
  const [worth, cost] = place === 'paris' ? [stakes.paris, stakes.parisCost] : [stakes.louvre, stakes.louvreCost];
  return (sure * 2.5 * worth) / Math.max(2.5, cost);
};

/** ROY.DEC.39: when what he stops is worth the life it may cost Rochefort. */
export const intercept = (seen: Observation, task: Intercept, choices: readonly Choice[]): Choice => {
  const pass = choices.find(choice => choice.kind === 'pass') ?? choices[0];
  const meet = choices.find(choice => choice.kind === 'intercept');
  if (meet === undefined) return pass;
  const man = seen.men[task.man];
  const { hits, meanWounds } = duelOdds(seen, man, 'rochefort', -1, Math.min(BLUE_DICE, SHEETS[man.who].dice + 1));
  const gain = (1 - hits) * stake(seen, task) + meanWounds * (WEIGHTS.wound / SHEETS[man.who].life);
  const price = WEIGHTS.life * (seen.rochefort <= 1 ? 3.5 : seen.rochefort <= 2 ? 1.8 : 1.2);
  return gain > hits * price ? meet : pass;
};

export const foeReroll = (seen: Observation, duel: DuelTask, choices: readonly Choice[]): Choice => {
  const face = foeRerollAdvice(boutFor(seen, seen.men[duel.man], duel.foe, duel.space), duel);
  return choices.find(choice => choice.kind === 'reroll' && choice.face === face) ?? choices[0];
};
