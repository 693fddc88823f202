import { SHEETS } from '#games/roy/cards/musketeers.ts';
import type { Choice } from '#games/roy/choices.ts';
import { foeRerollAdvice } from '#games/roy/duel/odds.ts';
import type { DuelTask, Task } from '#games/roy/tasks.ts';
import { boutFor, chances } from '../estimate/duel-odds.ts';
import { stakesOf } from '../estimate/stakes.ts';
import { MILADY_WEIGHTS as M } from '../estimate/weights.ts';
import type { Sight } from '../observation.ts';

type Intercept = Extract<Task, { kind: 'intercept' }>;

/** What the action would bring the team. */
const stake = (sight: Sight, { man, action }: Intercept): number => {
  const { place } = sight.men[man];
  const sure = action.kind === 'challenge' || action.kind === 'passage' || action.kind === 'hand-over' ? 1 : 0.6;
  if (place === 'quest') {
    const { quest } = sight;
    if (quest.board === 4 && quest.at === 3) return sure * M.match;
    return sure * (action.kind === 'challenge' || action.kind === 'passage' ? 4.5 : 3) * M.quest;
  }
  const stakes = stakesOf(sight, M);
  const [worth, cost] = place === 'paris' ? [stakes.paris, stakes.parisCost] : [stakes.louvre, stakes.louvreCost];
  return (sure * 2.5 * worth) / Math.max(2.5, cost);
};

/** ROY.DEC.39: when what he stops is worth the life it may cost Rochefort. */
export const intercept = (sight: Sight, task: Intercept, choices: readonly Choice[]): Choice => {
  const pass = choices.find(choice => choice.kind === 'pass') ?? choices[0];
  const meet = choices.find(choice => choice.kind === 'intercept');
  if (meet === undefined) return pass;
  const man = sight.men[task.man];
  const { hits, meanWounds } = chances(sight, man, 'rochefort', -1, Math.min(6, SHEETS[man.who].dice + 1));
  const gain = (1 - hits) * stake(sight, task) + meanWounds * (M.wound / SHEETS[man.who].life);
  const price = M.life * (sight.rochefort <= 1 ? 3.5 : sight.rochefort <= 2 ? 1.8 : 1.2);
  return gain > hits * price ? meet : pass;
};

export const foeReroll = (sight: Sight, duel: DuelTask, choices: readonly Choice[]): Choice => {
  const face = foeRerollAdvice(boutFor(sight, sight.men[duel.man], duel.foe, duel.space), duel);
  return choices.find(choice => choice.kind === 'reroll' && choice.face === face) ?? choices[0];
};
