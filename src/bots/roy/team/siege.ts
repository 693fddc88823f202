import { countIn } from '#games/roy/cards/adventure.ts';
import { GARRISON_MOST, SIEGE_END } from '#games/roy/cards/board.ts';
import { type Choice, REINFORCE } from '#games/roy/choices.ts';
import { garrisonDice } from '#games/roy/questions/siege/siege.ts';
import type { Man } from '#games/roy/state.ts';
import type { SiegeTask } from '#games/roy/tasks.ts';
import { reinforcement, siegeDanger, spacesLeft } from '../estimate/stakes.ts';
import { WEIGHTS as W } from '../estimate/weights.ts';
import type { Sight } from '../observation.ts';
import { type Mind, woundOf } from './evaluation.ts';
import type { Job } from './job.ts';

/** Combat cards for La Rochelle. */
export const siegeJobs = (mind: Mind, jobs: Job[]) => {
  const { sight } = mind;
  if (sight.garrison.length >= GARRISON_MOST) return;
  let { garrison } = sight;
  for (const card of ['double', 'single'] as const) {
    const price = (card === 'double' ? 1.8 : 1) * W.single * W.siegePrice;
    for (let held = countIn(sight.hand, card); held > 0 && garrison.length < GARRISON_MOST; held--) {
      const worth = reinforcement({ ...sight, garrison }, card, W) - price;
      jobs.push({ choice: REINFORCE[card], worth, span: 1, shared: true });
      garrison = [...garrison, card];
    }
  }
};

/** What it is worth to stand there when the dice fall: a life point for a space. */
export const sentry = ({ sight, stakes }: Mind, man: Man): number => {
  let others = 0;
  for (const each of sight.men) if (each !== man && each.place === 'la-rochelle' && each.life > 0) others++;
  return Math.max(0, W.sentry * (stakes.space - woundOf(man))) / (1 + W.sentries * others);
};

/** A life point when the space it saves is worth more. */
export const sacrifice = (sight: Sight, task: SiegeTask, choices: readonly Choice[]): Choice => {
  const offered = choices.find(choice => choice.kind === 'sacrifice');
  if (offered === undefined || offered.kind !== 'sacrifice') return choices[0];
  const man = sight.men.find(each => each.who === offered.who);
  const spared = choices.find(choice => choice.kind === 'spare' && choice.who === offered.who) ?? choices[0];
  if (man === undefined) return spared;
  const after = Math.min(2 * SIEGE_END, spacesLeft(sight) + task.team - task.swords);
  let ready = 0;
  for (const [i, each] of sight.men.entries())
    if (each.place === 'la-rochelle' && each.life > 0 && !task.answered.includes(i)) ready++;
  if (after <= 0 && after + ready > 0) return offered; // together they can save the town
  const next = { ...sight, time: Math.min(12, sight.time + 1), reinforcements: false };
  const dice = garrisonDice(sight.garrison);
  const gain = W.sacrifice * W.match * (siegeDanger(next, after, dice, W) - siegeDanger(next, after + 1, dice, W));
  return gain > woundOf(man) * (man.life === 1 ? W.lastLife : 1) ? offered : spared;
};
