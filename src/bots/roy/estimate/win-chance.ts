import { CONSTANCE_LAST, HONOUR_LAST, SIEGE_END } from '#games/roy/cards/board.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import { garrisonDice } from '#games/roy/questions/siege/siege.ts';
import { MILADY, type State } from '#games/roy/state.ts';
import type { Seat } from '#kernel/game.ts';
import { observationIn } from '../observation.ts';
import { COEFFICIENTS, HEAD_START } from './coefficients.ts';
import { missionCost } from './mission-cost.ts';
import { questCost } from './quest-cost.ts';
import { roundsLeft, siegeDanger } from './stakes.ts';
import { TEAM_WEIGHTS } from './weights.ts';

/** What tells how a match stands when a turn begins, each of it about as large as one. */
const features = (world: State): number[] => {
  const seen = observationIn(world, MILADY);
  const rounds = roundsLeft(seen);
  const work = questCost(seen.quest);
  const { paris, louvre, men } = world;
  let [cards, gear, skills, wounds, down, caught, there] = [0, 0, 0, 0, 0, 0, 0];
  for (const hand of world.hands) cards += hand.length;
  for (const man of men) {
    for (const item of man.gear) gear += item === 'pistol' || item === 'armour' ? 1 : 0.5;
    skills += man.skills.length;
    wounds += SHEETS[man.who].life - man.life;
    if (man.life === 0) down++;
    if (man.place === 'bastille') caught++;
    if (man.place === 'quest') there++;
  }
  const parisWork = paris === null ? 0 : missionCost(seen, 'paris') / 10;
  const honour = world.honour / HONOUR_LAST;
  const constance = paris?.card === 'abduction' ? world.constance / CONSTANCE_LAST : 0;
  return [
    work / 20,
    rounds / 10,
    Math.min(4, work / (rounds * men.length)) / 2,
    world.quest.board === 4 ? 1 : 0,
    honour,
    honour * honour,
    honour * rounds * 0.1,
    world.siege / SIEGE_END,
    siegeDanger(seen, SIEGE_END + world.siege, garrisonDice(world.garrison), TEAM_WEIGHTS),
    garrisonDice(world.garrison) / 3,
    paris?.card === 'abduction' ? 1 : 0,
    constance,
    constance * constance,
    paris?.card === 'abduction' ? parisWork : 0,
    paris?.card === 'disappearance' ? 1 + parisWork : 0,
    paris?.card === 'smuggler' ? 1 : 0,
    paris?.card === 'message' ? 1 : 0,
    paris?.card === 'captive' ? 1 : 0,
    paris === null ? 1 : 0,
    louvre === null ? 0 : missionCost(seen, 'louvre') / 10,
    world.ladder - 1,
    cards / 20,
    gear / 4,
    skills / 4,
    wounds / 6,
    down,
    caught,
    there / 2,
    world.epics / 4,
    world.oneForAll,
    world.purse / 5,
    world.rochefort / 5,
    world.plotHand.length / 4,
    (world.parisHand.length + world.parisPile.length) / 3,
    world.parisHand.length,
    world.parisGone.includes('abduction') || paris?.card === 'abduction' ? 0 : 1,
    world.parisGone.includes('disappearance') || paris?.card === 'disappearance' ? 0 : 1,
  ];
};

/** The chance that the seat's side wins, when a turn begins. */
export const winChanceOf = (world: State, seat: Seat): number => {
  if (world.over !== null) return (world.over.winner === 'milady') === (seat === MILADY) ? 1 : 0;
  let sum = HEAD_START[world.seats - 2];
  const known = features(world);
  for (let i = 0; i < known.length; i++) sum += known[i] * COEFFICIENTS[i];
  const team = 1 / (1 + Math.exp(-sum));
  return seat === MILADY ? 1 - team : team;
};
