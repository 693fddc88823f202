import { ADVERSARIES } from '#games/roy/cards/adversaries.ts';
import { LOUVRE } from '#games/roy/cards/louvre.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import { PARIS } from '#games/roy/cards/paris.ts';
import { DUEL, HAND_OVER, SEARCH } from '#games/roy/choices.ts';
import { keeperFor, openChallenge } from '#games/roy/missions/missions.ts';
import type { MissionPlace } from '#games/roy/names.ts';
import type { Foe, Man } from '#games/roy/state.ts';
import { CHALLENGE_COST, foeDelay, stipulationCost } from '../estimate/mission-cost.ts';
import { epicOf } from '../estimate/stakes.ts';
import { WEIGHTS as W } from '../estimate/weights.ts';
import { challengeJob } from './challenge.ts';
import { type Mind, pistoleOf } from './evaluation.ts';
import { fight } from './fight.ts';
import { attempt, type Job } from './job.ts';

/** Whoever Nemesis has named opens the mission for all the others. */
const named = ({ sight }: Mind, man: Man, place: MissionPlace): number =>
  (place === 'paris' ? sight.paris : sight.louvre)?.nemesis === man.who ? W.nemesis : 1;

/** What clearing a foe is worth: its part of the mission, and what it pays. */
export const foePrize = (mind: Mind, man: Man, place: MissionPlace, foe: Foe): number => {
  const { stakes } = mind;
  const [value, cost] = place === 'paris' ? [stakes.paris, stakes.parisCost] : [stakes.louvre, stakes.louvreCost];
  const { pistoles, epics } = ADVERSARIES[foe.id];
  const pay = pistoles * pistoleOf(mind) + epics * epicOf(mind.sight, W);
  return named(mind, man, place) * ((value * foeDelay(foe)) / cost) + pay;
};

export const guardPrize = ({ sight, stakes }: Mind): number =>
  sight.paris === null ? 0 : (stakes.paris * stipulationCost('duels', 2)) / stakes.parisCost;

const duelJob = (mind: Mind, man: Man, place: MissionPlace, foe: Foe): Job => {
  const { worth, chance } = fight(mind, man, foe.id, -1, foePrize(mind, man, place, foe));
  return {
    choice: DUEL[foe.id],
    worth: attempt(mind, man, place, worth),
    span: foe.life / Math.max(chance, 0.2),
    shared: true,
  };
};

/** What a musketeer could do for a mission if he stood there. */
export const missionJobs = (mind: Mind, man: Man, place: MissionPlace, jobs: Job[]) => {
  const { sight, stakes } = mind;
  const mission = place === 'paris' ? sight.paris : sight.louvre;
  if (mission === null || keeperFor(mission, man.who) !== null) return;
  const [value, cost] = place === 'paris' ? [stakes.paris, stakes.parisCost] : [stakes.louvre, stakes.louvreCost];
  const open = openChallenge(mission);
  if (open !== null) {
    const pay = place === 'louvre' && sight.louvre !== null ? LOUVRE[sight.louvre.card].reward * pistoleOf(mind) : 0;
    const prize = named(mind, man, place) * ((value * CHALLENGE_COST) / cost) + pay;
    const job = challengeJob(mind, man, place, open.skill, open.value, prize, 0);
    if (job !== null) jobs.push(job);
  }
  for (const foe of mission.foes) jobs.push(duelJob(mind, man, place, foe));
  if (place === 'paris') stipulationJobs(mind, man, value / cost, jobs);
};

const stipulationJobs = (mind: Mind, man: Man, rate: number, jobs: Job[]) => {
  const { sight } = mind;
  if (sight.paris === null) return;
  const { card } = sight.paris;
  const { asks, goal } = PARIS[card];
  const left = goal - sight.constance;
  if (asks === null || left <= 0) return;
  const step = rate * stipulationCost(card, goal - 1);
  if (asks === 'search') {
    const swords = SHEETS[man.who].dice / 3;
    jobs.push({ choice: SEARCH, worth: attempt(mind, man, 'paris', step * swords), span: left / swords, shared: true });
  } else if (asks === 'guards') {
    const { worth, chance } = fight(mind, man, 'guard', -1, step);
    jobs.push({
      choice: DUEL.guard,
      worth: attempt(mind, man, 'paris', worth),
      span: left / Math.max(0.2, chance),
      shared: true,
    });
  } else {
    const combat = mind.singles > 0 ? 'single' : mind.doubles > 0 ? 'double' : null;
    if (combat === null) return;
    const price = combat === 'single' ? mind.single : 1.8 * mind.single;
    const worth = attempt(mind, man, 'paris', step) - price;
    jobs.push({ choice: HAND_OVER[combat], worth, span: Math.min(left, mind.singles + mind.doubles), shared: false });
  }
};
