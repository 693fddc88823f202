import { ADVERSARIES } from '#games/roy/cards/adversaries.ts';
import { LOUVRE } from '#games/roy/cards/louvre.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import { PARIS } from '#games/roy/cards/paris.ts';
import { DUEL, HAND_OVER, SEARCH } from '#games/roy/choices.ts';
import { keeperFor, missionAt, openChallenge } from '#games/roy/missions/missions.ts';
import { isWanted } from '#games/roy/missions/shut.ts';
import type { MissionPlace } from '#games/roy/names.ts';
import type { Foe, Man } from '#games/roy/state.ts';
import { CHALLENGE_COST, foeDelay, stipulationCost } from '../estimate/mission-cost.ts';
import { epicWorth } from '../estimate/stakes.ts';
import { TEAM_WEIGHTS as WEIGHTS } from '../estimate/weights.ts';
import { challengeJob } from './challenge.ts';
import { type Evaluation, pistoleWorth } from './evaluation.ts';
import { fight } from './fight.ts';
import { attempt, type Job } from './job.ts';

/** Whoever Nemesis has named opens the mission for all the others. */
const nemesisFactor = ({ seen }: Evaluation, man: Man, place: MissionPlace): number =>
  missionAt(seen, place)?.nemesis === man.who ? WEIGHTS.nemesis : 1;

/** What clearing a foe is worth: its part of the mission, and what it pays. */
export const foePrize = (evaluation: Evaluation, man: Man, place: MissionPlace, foe: Foe): number => {
  const { stakes } = evaluation;
  const [value, cost] = place === 'paris' ? [stakes.paris, stakes.parisCost] : [stakes.louvre, stakes.louvreCost];
  const { pistoles, epics } = ADVERSARIES[foe.id];
  const pay = pistoles * pistoleWorth(evaluation) + epics * epicWorth(evaluation.seen, WEIGHTS);
  return nemesisFactor(evaluation, man, place) * ((value * foeDelay(foe)) / cost) + pay;
};

export const guardPrize = ({ seen, stakes }: Evaluation): number =>
  seen.paris === null ? 0 : (stakes.paris * stipulationCost('duels', 2)) / stakes.parisCost;

const duelJob = (evaluation: Evaluation, man: Man, place: MissionPlace, foe: Foe): Job => {
  const { worth, chance } = fight(evaluation, man, foe.id, -1, foePrize(evaluation, man, place, foe));
  return {
    choice: DUEL[foe.id],
    worth: attempt(evaluation, man, place, worth),
    span: foe.life / Math.max(chance, 0.2),
    shared: true,
  };
};

/** What a musketeer could do for a mission if he stood there. */
export const missionJobs = (evaluation: Evaluation, man: Man, place: MissionPlace, jobs: Job[]) => {
  const { seen, stakes } = evaluation;
  const mission = missionAt(seen, place);
  if (mission === null || keeperFor(mission, man.who) !== null) return;
  const [value, cost] = place === 'paris' ? [stakes.paris, stakes.parisCost] : [stakes.louvre, stakes.louvreCost];
  const open = openChallenge(mission);
  if (open !== null) {
    const pay =
      place === 'louvre' && seen.louvre !== null ? LOUVRE[seen.louvre.card].reward * pistoleWorth(evaluation) : 0;
    const prize = nemesisFactor(evaluation, man, place) * ((value * CHALLENGE_COST) / cost) + pay;
    const job = challengeJob(evaluation, man, place, open.skill, open.value, prize, 0);
    if (job !== null) jobs.push(job);
  }
  for (const foe of mission.foes) jobs.push(duelJob(evaluation, man, place, foe));
  if (place === 'paris') stipulationJobs(evaluation, man, value / cost, jobs);
};

const stipulationJobs = (evaluation: Evaluation, man: Man, rate: number, jobs: Job[]) => {
  const { seen } = evaluation;
  if (seen.paris === null) return;
  const { card } = seen.paris;
  const { asks, goal } = PARIS[card];
  if (asks === null || !isWanted(seen, asks)) return;
  const left = goal - seen.constance;
  const step = rate * stipulationCost(card, goal - 1);
  if (asks === 'search') {
    const swords = SHEETS[man.who].dice / 3;
    jobs.push({
      choice: SEARCH,
      worth: attempt(evaluation, man, 'paris', step * swords),
      span: left / swords,
      shared: true,
    });
  } else if (asks === 'guards') {
    const { worth, chance } = fight(evaluation, man, 'guard', -1, step);
    jobs.push({
      choice: DUEL.guard,
      worth: attempt(evaluation, man, 'paris', worth),
      span: left / Math.max(0.2, chance),
      shared: true,
    });
  } else {
    const combat = evaluation.singles > 0 ? 'single' : evaluation.doubles > 0 ? 'double' : null;
    if (combat === null) return;
    const price = combat === 'single' ? evaluation.single : 1.8 * evaluation.single;
    const worth = attempt(evaluation, man, 'paris', step) - price;
    jobs.push({
      choice: HAND_OVER[combat],
      worth,
      span: Math.min(left, evaluation.singles + evaluation.doubles),
      shared: false,
    });
  }
};
