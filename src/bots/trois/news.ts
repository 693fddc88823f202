import { GATE, isPlace, laneOf, numberOf } from '#games/trois/board/board.ts';
import { boatBar, doorBar } from '#games/trois/board/ways.ts';
import { GAZETTES, type News } from '#games/trois/cards/gazettes.ts';
import { DUKE_MILE, GOAL, mileOf, SEA_MILES, type Spot } from './road.ts';
import { WEIGHTS } from './weights.ts';

/** The public way against the stairs. */
const DETOUR = 5;

/** On one of the two ways the gate alone counts, and only before it. */
const costOnWay = ({ at, leg }: Spot, news: News): number => {
  if (isPlace(at) || laneOf(at) === 'SP' || news.gate === 'open') return 0;
  const [outer, inner] = GATE;
  const before = leg === 3 ? numberOf(at) >= numberOf(inner) : numberOf(at) <= numberOf(outer);
  return before ? WEIGHTS.waiting : 0;
};

const costAtLouvre = (leg: number, news: News): number => {
  if (doorBar(news, leg === 3 ? 'QUEEN' : 'BON') === null) return 0;
  return news.gate === 'closed' ? DETOUR + WEIGHTS.waiting : DETOUR;
};

/** What the news cost at the next obstacle, in squares. */
const costAhead = (spot: Spot, news: News): number => {
  const { at, leg } = spot;
  if (!isPlace(at) && (laneOf(at) === 'PW' || laneOf(at) === 'SP')) return costOnWay(spot, news);
  const mile = mileOf(spot);
  const [out, home] = SEA_MILES;
  if (leg <= 3 || mile > home) return costAtLouvre(leg, news);
  if (mile <= out) return boatBar(news, 'CAL') === null ? 0 : WEIGHTS.waiting;
  if (mile < DUKE_MILE) return news.buckingham === 'absent' ? WEIGHTS.waiting : 0;
  return boatBar(news, 'DOV') === null ? 0 : WEIGHTS.waiting;
};

/** Where the news matter: the house, the Queen, the sea, the Duke, the sea again, the house again, and the goal. */
const OBSTACLES: readonly number[] = [
  mileOf({ at: 'BON', leg: 2 }),
  mileOf({ at: 'QUEEN', leg: 3 }),
  SEA_MILES[0],
  DUKE_MILE,
  SEA_MILES[1],
  mileOf({ at: 'BON', leg: 5 }),
  GOAL,
];
/** News farther ahead than this do not count: others will have turned up new ones. */
const HORIZON = 14;

/** What these news cost a rider there: the nearer the obstacle, the more. */
export const hindrance = (spot: Spot, news: News): number => {
  const mile = mileOf(spot);
  const next = OBSTACLES.find(each => each >= mile) ?? mile;
  return costAhead(spot, news) * Math.max(0, 1 - (next - mile) / HORIZON);
};

const ALL: readonly News[] = Object.values(GAZETTES);
const MEANS = new Map<string, number>();

/** What news cost a rider there on average. */
export const usualHindrance = (spot: Spot): number => {
  const key = `${spot.at}/${spot.leg}`;
  const kept = MEANS.get(key);
  if (kept !== undefined) return kept;
  const mean = ALL.reduce((sum, news) => sum + hindrance(spot, news), 0) / ALL.length;
  MEANS.set(key, mean);
  return mean;
};
