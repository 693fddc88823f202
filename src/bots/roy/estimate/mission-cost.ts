import { ADVERSARIES, ADVERSARY_IDS, type AdversaryId } from '#games/roy/cards/adversaries.ts';
import { PARIS, type ParisId } from '#games/roy/cards/paris.ts';
import { BEGGARS_PRICE, type TrapId } from '#games/roy/cards/traps.ts';
import { kitOf } from '#games/roy/duel/fighters.ts';
import { odds } from '#games/roy/duel/odds.ts';
import { missionAt } from '#games/roy/missions/missions.ts';
import type { MissionPlace } from '#games/roy/names.ts';
import type { Foe } from '#games/roy/state.ts';
import type { Observation } from '../observation.ts';

/** A musketeer like any other: no gear, one Combat card where he may play one. */
const plain = kitOf({ who: 'athos', gear: [], improved: false });

/** Actions it takes to take one life point off an adversary, the wounds it deals counted as actions. */
const delay = (id: AdversaryId): number => {
  const foe = ADVERSARIES[id];
  const { hits, meanWounds } = odds(
    { kit: plain, blade: false, life: 3, foe, foeLife: foe.life, even: false, armourOnce: false },
    foe.bars ? 3 : 4,
  );
  return (1 + meanWounds + (foe.toll ? 0.7 : 0)) / hits;
};

const DELAYS = Object.fromEntries(ADVERSARY_IDS.map(id => [id, delay(id)])) as Readonly<Record<AdversaryId, number>>;

export const foeDelay = ({ id, life }: Foe): number => DELAYS[id] * life;

/** Actions a challenge takes on average, cards to be found included. */
export const CHALLENGE_COST = 3;
const SEARCH_COST = 1;
const HAND_OVER_COST = 2.2;
const GUARD_COST = 2.3;
const STIPULATIONS = { search: SEARCH_COST, 'hand-over': HAND_OVER_COST, guards: GUARD_COST } as const;

export const trapDelay = (trap: TrapId, purse: number): number => {
  switch (trap) {
    case 'beggars':
      return purse >= BEGGARS_PRICE ? 1 : 5;
    case 'harlot':
      return 1.1;
    case 'nemesis':
      return 2;
    case 'assassin':
      return 1;
    case 'thief':
      return 0.7;
  }
};

export const stipulationCost = (card: ParisId, constance: number): number => {
  const { asks, goal } = PARIS[card];
  return asks === null ? 0 : STIPULATIONS[asks] * Math.max(0, goal - constance);
};

/** What a mission in play still takes, in actions. */
export const missionCost = (seen: Observation, place: MissionPlace): number => {
  const mission = missionAt(seen, place);
  if (mission === null) return 0;
  let cost = mission.won ? 0 : CHALLENGE_COST;
  for (const foe of mission.foes) cost += foeDelay(foe);
  if (mission.trap !== null) cost += trapDelay(mission.trap, seen.purse);
  if (place === 'paris' && seen.paris !== null) cost += stipulationCost(seen.paris.card, seen.constance);
  return Math.max(cost, 0.5);
};
