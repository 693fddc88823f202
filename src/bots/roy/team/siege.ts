import { countIn } from '#games/roy/cards/adventure.ts';
import { type Choice, REINFORCE } from '#games/roy/choices.ts';
import { garrisonDice, isGarrisonFull, maySacrifice } from '#games/roy/questions/siege/siege.ts';
import type { Man } from '#games/roy/state.ts';
import type { SiegeTask } from '#games/roy/tasks.ts';
import { reinforcementWorth, siegeDanger, spacesAfter } from '../estimate/stakes.ts';
import { TEAM_WEIGHTS as WEIGHTS } from '../estimate/weights.ts';
import type { Observation } from '../observation.ts';
import { type Evaluation, woundWorth } from './evaluation.ts';
import type { Job } from './job.ts';

/** Combat cards for La Rochelle. */
export const siegeJobs = (evaluation: Evaluation, jobs: Job[]) => {
  const { seen } = evaluation;
  let { garrison } = seen;
  for (const card of ['double', 'single'] as const) {
    const price = (card === 'double' ? 1.8 : 1) * WEIGHTS.single * WEIGHTS.siegePrice;
    for (let held = countIn(seen.hand, card); held > 0 && !isGarrisonFull(garrison); held--) {
      const worth = reinforcementWorth({ ...seen, garrison }, card, WEIGHTS) - price;
      jobs.push({ choice: REINFORCE[card], worth, span: 1, shared: true });
      garrison = [...garrison, card];
    }
  }
};

/** What it is worth to stand there when the dice fall: a life point for a space. */
export const sentryWorth = ({ seen, stakes }: Evaluation, man: Man): number => {
  let others = 0;
  for (const each of seen.men) if (each !== man && each.place === 'la-rochelle' && each.life > 0) others++;
  return Math.max(0, WEIGHTS.sentry * (stakes.space - woundWorth(man))) / (1 + WEIGHTS.sentries * others);
};

/** A life point when the space it saves is worth more. */
export const sacrifice = (seen: Observation, task: SiegeTask, choices: readonly Choice[]): Choice => {
  const offered = choices.find(choice => choice.kind === 'sacrifice');
  if (offered === undefined || offered.kind !== 'sacrifice') return choices[0];
  const man = seen.men.find(each => each.who === offered.who);
  const spared = choices.find(choice => choice.kind === 'spare' && choice.who === offered.who) ?? choices[0];
  if (man === undefined) return spared;
  const after = spacesAfter(seen, task);
  let ready = 0;
  for (const index of seen.men.keys()) if (maySacrifice(seen, task, index)) ready++;
  if (after <= 0 && after + ready > 0) return offered; // together they can save the town
  const next = { ...seen, time: Math.min(12, seen.time + 1), reinforcements: false };
  const dice = garrisonDice(seen.garrison);
  const gain =
    WEIGHTS.sacrifice *
    WEIGHTS.match *
    (siegeDanger(next, after, dice, WEIGHTS) - siegeDanger(next, after + 1, dice, WEIGHTS));
  return gain > woundWorth(man) * (man.life === 1 ? WEIGHTS.lastLife : 1) ? offered : spared;
};
