import { BREAK_OUT, BRIBE, type Choice } from '#games/roy/choices.ts';
import { DESTINATIONS, type Destination, type Place } from '#games/roy/names.ts';
import type { Man } from '#games/roy/state.ts';
import { WEIGHTS as W } from '../estimate/weights.ts';
import { callTo, leanWorth } from './asks.ts';
import { cardJobs } from './cards.ts';
import type { Mind } from './evaluation.ts';
import { fight } from './fight.ts';
import { buyJob } from './gear.ts';
import type { Job } from './job.ts';
import { missionJobs } from './missions.ts';
import { questJobs } from './quest.ts';
import { sentry, siegeJobs } from './siege.ts';
import { tradeJobs } from './trade.ts';

/** What he can do anywhere. */
const anywhere = (mind: Mind, man: Man): Job[] => {
  const jobs: Job[] = [];
  cardJobs(mind, man, jobs);
  const buy = buyJob(mind, man);
  if (buy !== null) jobs.push(buy);
  return jobs;
};

/** What he could do at a place. */
const jobsAt = (mind: Mind, man: Man, place: Place): Job[] => {
  const jobs: Job[] = [];
  const there = man.place === place ? man : { ...man, place, path: -1 };
  switch (place) {
    case 'paris':
    case 'louvre':
      missionJobs(mind, there, place, jobs);
      break;
    case 'la-rochelle':
      siegeJobs(mind, jobs);
      break;
    case 'quest':
      questJobs(mind, there, jobs);
      break;
    case 'bastille': {
      const { worth } = fight(mind, man, 'jailer', -1, W.rescue);
      if (!man.jailed) {
        jobs.push({ choice: BREAK_OUT, worth, span: 1, shared: false });
        if (mind.sight.purse > 0) jobs.push({ choice: BRIBE, worth: W.rescue - W.pistole, span: 1, shared: false });
      }
      break;
    }
    default:
  }
  tradeJobs(mind, there, jobs);
  return jobs;
};

/** Actions of others who are already there and can do what anybody can. */
const crowdAt = ({ sight }: Mind, man: Man, place: Place): number => {
  let crowd = 0;
  for (const other of sight.men)
    if (other.who !== man.who && other.place === place && other.life > 0) crowd += other.turn === 'waiting' ? 3 : 2;
  return crowd * W.crowd;
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
const asAsked = ({ asks, sight }: Mind, man: Man, jobs: Job[]): Job[] =>
  asks === null
    ? jobs
    : jobs.map(job =>
        job.choice.kind === 'buy' ? job : { ...job, worth: job.worth + leanWorth(asks, sight.men, man, job.choice) },
      );

interface Prospect {
  readonly worth: number;
  readonly first: Choice | null;
}

/** What a place holds for him with so many actions now, and three more next round. */
const prospect = (mind: Mind, man: Man, place: Place, free: readonly Job[], actions: number): Prospect => {
  const there = mind.asks === null || man.place === place ? man : { ...man, place };
  const jobs = asAsked(mind, there, [...jobsAt(mind, man, place), ...free]).sort(byWorth);
  const skip = crowdAt(mind, man, place);
  const now = fill(jobs, actions, skip);
  const later = fill(jobs, actions + 3, skip) - now;
  const watch = place === 'la-rochelle' ? sentry(mind, man) : 0;
  const called = mind.asks === null ? 0 : callTo(mind.asks, man, place);
  return { worth: now + W.later * later + watch + called, first: jobs.length === 0 ? null : jobs[0].choice };
};

export interface Plan {
  /** Where to be; where he is if he need not move. */
  readonly place: Place;
  /** What to do there first. */
  readonly first: Choice | null;
  readonly worth: number;
}

const mayRide = (man: Man): boolean => man.gear.includes('horse') && !man.ridden && man.place !== 'bastille';

/** Where a musketeer is needed most, and for what. */
export const planFor = (mind: Mind, man: Man, actions: number): Plan => {
  const free = anywhere(mind, man);
  const here = prospect(mind, man, man.place, free, actions);
  let best: Plan = { place: man.place, first: here.first, worth: here.worth + W.stay };
  if (man.place === 'bastille') return best;
  const left = actions - (mayRide(man) ? 0 : 1);
  if (left < 0) return best;
  for (const to of DESTINATIONS) {
    if (to === man.place || to === 'richelieu' || (man.fateful && to === 'quest')) continue;
    const { worth } = prospect(mind, man, to, free, left);
    if (worth > best.worth) best = { place: to, first: null, worth };
  }
  return best;
};

/** What he can do where he is, the best first. */
export const jobsHere = (mind: Mind, man: Man): Job[] =>
  asAsked(mind, man, [...jobsAt(mind, man, man.place), ...anywhere(mind, man)]).sort(byWorth);

/** Other places, the best first. */
export const placesFor = (mind: Mind, man: Man, actions: number): Destination[] => {
  const free = anywhere(mind, man);
  const open = DESTINATIONS.filter(to => to !== man.place && to !== 'richelieu' && !(man.fateful && to === 'quest'));
  const ranked = open.map(to => ({ to, worth: prospect(mind, man, to, free, actions).worth }));
  return ranked.sort((a, b) => b.worth - a.worth).map(({ to }) => to);
};

/** Where somebody with a free move goes; null to stay. */
export const rideTo = (mind: Mind, man: Man, actions: number): Destination | null => {
  const free = anywhere(mind, man);
  let best: Destination | null = null;
  let most = prospect(mind, man, man.place, free, actions).worth + W.stay;
  for (const to of DESTINATIONS) {
    if (to === man.place || to === 'richelieu' || (man.fateful && to === 'quest')) continue;
    const { worth } = prospect(mind, man, to, free, actions);
    if (worth <= most) continue;
    best = to;
    most = worth;
  }
  return best;
};
