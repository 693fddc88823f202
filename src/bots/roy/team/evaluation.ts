import { type Card, countIn } from '#games/roy/cards/adventure.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import { BEGGARS_PRICE } from '#games/roy/cards/traps.ts';
import { openChallenge } from '#games/roy/missions/missions.ts';
import { SKILLS, type Skill } from '#games/roy/names.ts';
import { skillOf } from '#games/roy/questions/challenge/score.ts';
import type { Man } from '#games/roy/state.ts';
import { reinforcementWorth, type Stakes, stakesOf } from '../estimate/stakes.ts';
import { TEAM_WEIGHTS as WEIGHTS } from '../estimate/weights.ts';
import type { Observation } from '../observation.ts';
import type { Asks } from './asks.ts';

/** What a musketeer seat makes of the position: everything its choices are weighed with. */
export interface Evaluation {
  readonly seen: Observation;
  readonly stakes: Stakes;
  /** A single Combat card in the hand. */
  readonly single: number;
  readonly singles: number;
  readonly doubles: number;
  /** How much less another card counts because there are many. */
  readonly crowded: number;
  /** Who is best at each skill. */
  readonly masters: Readonly<Record<Skill, Man>>;
  /** What companions have asked for; null where nobody has, as in every imagined world. */
  readonly asks: Asks | null;
}

export const evaluate = (seen: Observation, asks: Asks | null = null): Evaluation => {
  const [singles, doubles] = [countIn(seen.hand, 'single'), countIn(seen.hand, 'double')];
  let men = 0;
  for (const man of seen.men) if (man.seat === seen.seat) men++;
  const plenty = 1 + WEIGHTS.plenty * Math.max(0, (singles + 2 * doubles) / Math.max(1, men) - 1);
  return {
    seen,
    stakes: stakesOf(seen, WEIGHTS),
    single: Math.max(WEIGHTS.single / plenty, WEIGHTS.keep * reinforcementWorth(seen, 'single', WEIGHTS)),
    singles,
    doubles,
    masters: {
      erudition: masterOf(seen, 'erudition'),
      nobility: masterOf(seen, 'nobility'),
      gallantry: masterOf(seen, 'gallantry'),
      panache: masterOf(seen, 'panache'),
    },
    crowded: 1 + WEIGHTS.plenty * Math.max(0, seen.hand.length / Math.max(1, men) - 4),
    asks,
  };
};

/** What a pistole more is worth: much where Beggars wait for it. */
export const pistoleWorth = ({ seen, stakes }: Evaluation): number => {
  const { purse, paris, louvre } = seen;
  if (purse < BEGGARS_PRICE) {
    const stake = Math.max(
      paris?.trap === 'beggars' ? stakes.paris : 0,
      louvre?.trap === 'beggars' ? stakes.louvre : 0,
    );
    if (stake > 0) return Math.max(WEIGHTS.pistole, Math.min(stake / 4, WEIGHTS.needPistole));
  }
  return purse < 7 ? WEIGHTS.pistole : WEIGHTS.pistole / 3;
};

/** What a life point of his is worth. */
export const woundWorth = (man: Man): number => WEIGHTS.wound / SHEETS[man.who].life;

const masterOf = ({ men }: Observation, skill: Skill): Man => {
  let master = men[0];
  for (const man of men) if (skillOf(man, skill) > skillOf(master, skill)) master = man;
  return master;
};

export const isMaster = ({ masters }: Evaluation, man: Man, skill: Skill): boolean => masters[skill].who === man.who;

/** What hangs on the open challenges of a skill: missions in play that still need it. */
export const stakeOnSkill = ({ seen, stakes }: Evaluation, skill: Skill): number => {
  let sum = 0;
  if (seen.paris !== null && openChallenge(seen.paris)?.skill === skill) sum += stakes.paris;
  if (seen.louvre !== null && openChallenge(seen.louvre)?.skill === skill) sum += stakes.louvre;
  return sum;
};

export const isSkill = (card: Card): card is Skill => (SKILLS as readonly Card[]).includes(card);

/** What a card is worth in the seat's hand. */
export const cardWorth = (evaluation: Evaluation, card: Card): number => {
  if (isSkill(card)) {
    const own = evaluation.masters[card].seat === evaluation.seen.seat;
    return (
      (own ? WEIGHTS.skillCard * 1.4 : WEIGHTS.skillCard * 0.7) /
      (1 + WEIGHTS.plenty * Math.max(0, countIn(evaluation.seen.hand, card) - 3)) /
      evaluation.crowded
    );
  }
  if (card === 'single') return evaluation.single;
  if (card === 'double') return 1.8 * evaluation.single;
  return 1.2;
};
