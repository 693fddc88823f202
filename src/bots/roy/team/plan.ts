import { mayRide } from '#games/roy/actions/horse.ts';
import { placeBar } from '#games/roy/actions/move.ts';
import { breakOutBar, bribeBar } from '#games/roy/actions/prison.ts';
import { BREAK_OUT, BRIBE, type Choice } from '#games/roy/choices.ts';
import { DESTINATIONS, type Destination, type Place } from '#games/roy/names.ts';
import type { Man } from '#games/roy/state.ts';
import { TEAM_WEIGHTS as WEIGHTS } from '../estimate/weights.ts';
import { callTo, leanWorth } from './asks.ts';
import { cardJobs } from './cards.ts';
import type { Evaluation } from './evaluation.ts';
import { fight } from './fight.ts';
import { buyJob } from './gear.ts';
import type { Job } from './job.ts';
import { missionJobs } from './missions.ts';
import { questJobs } from './quest.ts';
import { sentryWorth, siegeJobs } from './siege.ts';
import { tradeJobs } from './trade.ts';

/** What he can do anywhere. */
const anywhere = (evaluation: Evaluation, man: Man): Job[] => {
  const jobs: Job[] = [];
  cardJobs(evaluation, man, jobs);
  const buy = buyJob(evaluation, man);
  if (buy !== null) jobs.push(buy);
  return jobs;
};

/** What he could do at a place. */
const jobsAt = (evaluation: Evaluation, man: Man, place: Place): Job[] => {
  const jobs: Job[] = [];
  const there = man.place === place ? man : { ...man, place, path: -1 };
  switch (place) {
    case 'paris':
    case 'louvre':
      missionJobs(evaluation, there, place, jobs);
      break;
    case 'la-rochelle':
      siegeJobs(evaluation, jobs);
      break;
    case 'quest':
      questJobs(evaluation, there, jobs);
      break;
    case 'bastille': {
      const { worth } = fight(evaluation, man, 'jailer', -1, WEIGHTS.rescue);
      if (breakOutBar(man) === null) jobs.push({ choice: BREAK_OUT, worth, span: 1, shared: false });
      if (bribeBar(evaluation.seen, man) === null)
        jobs.push({ choice: BRIBE, worth: WEIGHTS.rescue - WEIGHTS.pistole, span: 1, shared: false });
      break;
    }
    default:
  }
  tradeJobs(evaluation, there, jobs);
  return jobs;
};

/** Actions of others who are already there and can do what anybody can. */
const crowdAt = ({ seen }: Evaluation, man: Man, place: Place): number => {
  let crowd = 0;
  for (const other of seen.men)
    if (other.who !== man.who && other.place === place && other.life > 0) crowd += other.turn === 'waiting' ? 3 : 2;
  return crowd * WEIGHTS.crowd;
};

/** What so many actions come to when they go to the best jobs; `skip` actions of shared ones are done by others. */
const fill = (jobs: readonly Job[], actions: number, skip: number): number => {
  let left = actions;
  let others = skip;
  let sum = 0;
  for (const { worth, span, shared } of jobs) {
    if (left <= 0 || worth <= 0) break;
    let open = span;
    if (shared && others > 0) {
      const done = Math.min(open, others);
      open -= done;
      others -= done;
    }
    const spent = Math.min(left, open);
    sum += spent * worth;
    left -= spent;
  }
  return sum;
};

const byWorth = (a: Job, b: Job): number => b.worth - a.worth;

/** Jobs with what companions asked for taken into account. What to buy was weighed so before. */
const asAsked = ({ asks, seen }: Evaluation, man: Man, jobs: Job[]): Job[] =>
  asks === null
    ? jobs
    : jobs.map(job =>
        job.choice.kind === 'buy' ? job : { ...job, worth: job.worth + leanWorth(asks, seen.men, man, job.choice) },
      );

interface Prospect {
  readonly worth: number;
  readonly first: Choice | null;
}

/** What a place holds for him with so many actions now, and three more next round. */
const prospect = (evaluation: Evaluation, man: Man, place: Place, free: readonly Job[], actions: number): Prospect => {
  const there = evaluation.asks === null || man.place === place ? man : { ...man, place };
  const jobs = asAsked(evaluation, there, [...jobsAt(evaluation, man, place), ...free]).sort(byWorth);
  const skip = crowdAt(evaluation, man, place);
  const now = fill(jobs, actions, skip);
  const later = fill(jobs, actions + 3, skip) - now;
  const watch = place === 'la-rochelle' ? sentryWorth(evaluation, man) : 0;
  const called = evaluation.asks === null ? 0 : callTo(evaluation.asks, man, place);
  return { worth: now + WEIGHTS.later * later + watch + called, first: jobs.length === 0 ? null : jobs[0].choice };
};

export interface Plan {
  /** Where to be; where he is if he need not move. */
  readonly place: Place;
  /** What to do there first. */
  readonly first: Choice | null;
  readonly worth: number;
}

/** Everywhere he may go, but nobody is sent to Richelieu. */
const isWorthGoing = (man: Man, to: Destination): boolean => to !== 'richelieu' && placeBar(man, to) === null;

/** Where a musketeer is needed most, and for what. */
export const planFor = (evaluation: Evaluation, man: Man, actions: number): Plan => {
  const free = anywhere(evaluation, man);
  const here = prospect(evaluation, man, man.place, free, actions);
  let best: Plan = { place: man.place, first: here.first, worth: here.worth + WEIGHTS.stay };
  if (man.place === 'bastille') return best;
  const left = actions - (mayRide(man) ? 0 : 1);
  if (left < 0) return best;
  for (const to of DESTINATIONS) {
    if (!isWorthGoing(man, to)) continue;
    const { worth } = prospect(evaluation, man, to, free, left);
    if (worth > best.worth) best = { place: to, first: null, worth };
  }
  return best;
};

/** What he can do where he is, the best first. */
export const jobsHere = (evaluation: Evaluation, man: Man): Job[] =>
  asAsked(evaluation, man, [...jobsAt(evaluation, man, man.place), ...anywhere(evaluation, man)]).sort(byWorth);

/** Other places, the best first. */
export const placesFor = (evaluation: Evaluation, man: Man, actions: number): Destination[] => {
  const free = anywhere(evaluation, man);
  const open = DESTINATIONS.filter(to => isWorthGoing(man, to));
  const ranked = open.map(to => ({ to, worth: prospect(evaluation, man, to, free, actions).worth }));
  return ranked.sort((a, b) => b.worth - a.worth).map(({ to }) => to);
};

/** Where somebody with a free move goes; null to stay. */
export const rideTo = (evaluation: Evaluation, man: Man, actions: number): Destination | null => {
  const free = anywhere(evaluation, man);
  let best: Destination | null = null;
  let most = prospect(evaluation, man, man.place, free, actions).worth + WEIGHTS.stay;
  for (const to of DESTINATIONS) {
    if (!isWorthGoing(man, to)) continue;
    const { worth } = prospect(evaluation, man, to, free, actions);
    if (worth <= most) continue;
    best = to;
    most = worth;
  }
  return best;
};
