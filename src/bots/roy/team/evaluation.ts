import { type Card, countIn } from '#games/roy/cards/adventure.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import { BEGGARS_PRICE } from '#games/roy/cards/traps.ts';
import { openChallenge } from '#games/roy/missions/missions.ts';
import { SKILLS, type Skill } from '#games/roy/names.ts';
import { skillOf } from '#games/roy/questions/challenge/score.ts';
import type { Man } from '#games/roy/state.ts';
import { reinforcement, type Stakes, stakesOf } from '../estimate/stakes.ts';
import { WEIGHTS as W } from '../estimate/weights.ts';
import type { Sight } from '../observation.ts';
import type { Asks } from './asks.ts';

/** What a musketeer seat makes of the position: everything its choices are weighed with. */
export interface Mind {
  readonly sight: Sight;
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

export const mindOf = (sight: Sight, asks: Asks | null = null): Mind => {
  const [singles, doubles] = [countIn(sight.hand, 'single'), countIn(sight.hand, 'double')];
  let men = 0;
  for (const man of sight.men) if (man.seat === sight.seat) men++;
  const plenty = 1 + W.plenty * Math.max(0, (singles + 2 * doubles) / Math.max(1, men) - 1);
  return {
    sight,
    stakes: stakesOf(sight, W),
    single: Math.max(W.single / plenty, W.keep * reinforcement(sight, 'single', W)),
    singles,
    doubles,
    masters: {
      erudition: masterOf(sight, 'erudition'),
      nobility: masterOf(sight, 'nobility'),
      gallantry: masterOf(sight, 'gallantry'),
      panache: masterOf(sight, 'panache'),
    },
    crowded: 1 + W.plenty * Math.max(0, sight.hand.length / Math.max(1, men) - 4),
    asks,
  };
};

/** What a pistole more is worth: much where Beggars wait for it. */
export const pistoleOf = ({ sight, stakes }: Mind): number => {
  const { purse, paris, louvre } = sight;
  if (purse < BEGGARS_PRICE) {
    const stake = Math.max(
      paris?.trap === 'beggars' ? stakes.paris : 0,
      louvre?.trap === 'beggars' ? stakes.louvre : 0,
    );
    if (stake > 0) return Math.max(W.pistole, Math.min(stake / 4, W.needPistole));
  }
  return purse < 7 ? W.pistole : W.pistole / 3;
};

/** What a life point of his is worth. */
export const woundOf = (man: Man): number => W.wound / SHEETS[man.who].life;

const masterOf = ({ men }: Sight, skill: Skill): Man => {
  let master = men[0];
  for (const man of men) if (skillOf(man, skill) > skillOf(master, skill)) master = man;
  return master;
};

export const isMaster = ({ masters }: Mind, man: Man, skill: Skill): boolean => masters[skill].who === man.who;

/** What hangs on the open challenges of a skill: missions in play that still need it. */
export const wanted = ({ sight, stakes }: Mind, skill: Skill): number => {
  let sum = 0;
  if (sight.paris !== null && openChallenge(sight.paris)?.skill === skill) sum += stakes.paris;
  if (sight.louvre !== null && openChallenge(sight.louvre)?.skill === skill) sum += stakes.louvre;
  return sum;
};

export const isSkill = (card: Card): card is Skill => (SKILLS as readonly Card[]).includes(card);

/** What a card is worth in the seat's hand. */
export const cardWorth = (mind: Mind, card: Card): number => {
  if (isSkill(card)) {
    const own = mind.masters[card].seat === mind.sight.seat;
    return (
      (own ? W.skillCard * 1.4 : W.skillCard * 0.7) /
      (1 + W.plenty * Math.max(0, countIn(mind.sight.hand, card) - 3)) /
      mind.crowded
    );
  }
  if (card === 'single') return mind.single;
  if (card === 'double') return 1.8 * mind.single;
  return 1.2;
};
