import type { Card } from '#games/roy/cards/adventure.ts';
import {
  CONSTANCE_LAST,
  GARRISON_MOST,
  HONOUR_LAST,
  RED_DICE,
  SIEGE_END,
  TIME_DICE,
  TIME_LAST,
} from '#games/roy/cards/board.ts';
import { PARIS, type ParisId } from '#games/roy/cards/paris.ts';
import { garrisonDice } from '#games/roy/questions/siege/siege.ts';
import type { Sight } from '../observation.ts';
import { missionCost } from './mission-cost.ts';
import { questRate } from './quest-cost.ts';
import { slipChance } from './siege-odds.ts';
import type { Values } from './weights.ts';

/** What is at stake for the team, in actions. */
export interface Stakes {
  readonly rounds: number;
  /** One point of the Queen's honour. */
  readonly honour: number;
  /** One space of the siege. */
  readonly space: number;
  /** Finishing the mission, and what it still takes. */
  readonly louvre: number;
  readonly louvreCost: number;
  readonly paris: number;
  readonly parisCost: number;
  /** An action spent on the Quest. */
  readonly quest: number;
}

/** The chance that a loss of about `mean` is more than can be borne. */
const danger = (budget: number, mean: number, spread: number): number =>
  1 / (1 + Math.exp((1.7 * (budget - mean)) / spread));

export const roundsLeft = ({ time }: Pick<Sight, 'time'>): number => TIME_LAST - time;

const honourDanger = (lost: number, rounds: number, values: Values): number =>
  lost >= HONOUR_LAST
    ? 1
    : danger(HONOUR_LAST - 0.5 - lost, values.honourRate * rounds, values.honourSpread + 0.2 * rounds);

const honourPoint = (sight: Sight, values: Values): number => {
  const rounds = roundsLeft(sight);
  return values.match * (honourDanger(sight.honour + 1, rounds, values) - honourDanger(sight.honour, rounds, values));
};

/** The chance that the siege is lost, in the dice to come or, less surely, in the rounds after them. */
export const siegeDanger = (sight: Sight, spaces: number, dice: number, values: Values): number => {
  if (spaces <= 0) return 1;
  const smuggled = sight.paris?.card === 'smuggler' ? 1 : 0;
  const first = Math.min(RED_DICE, TIME_DICE[sight.time - 1] + (sight.reinforcements ? 1 : 0));
  const now = slipChance(first, dice, spaces - smuggled);
  let blue = dice;
  let slip = first / 2 + smuggled - blue / 3;
  let square = 0.3 + first / 4 + (blue * 2) / 9;
  for (let round = 1; round < values.siegeRounds && sight.time + round < TIME_LAST; round++) {
    const red = TIME_DICE[sight.time + round - 1];
    blue = Math.max(0, blue - values.razed);
    slip += red / 2 + (round < 2 ? smuggled : 0) - blue / 3;
    square += red / 4 + (blue * 2) / 9;
  }
  return now + (1 - now) * values.siegeLater * danger(spaces - 0.5, slip, Math.sqrt(square));
};

export const spacesLeft = ({ siege }: Sight): number => SIEGE_END + siege;

/** What another card would be worth at La Rochelle. */
export const reinforcement = (sight: Sight, card: Card, values: Values): number => {
  const { garrison } = sight;
  if (garrison.length >= GARRISON_MOST) return 0;
  const spaces = spacesLeft(sight);
  const dice = garrisonDice(garrison);
  const more = garrisonDice([...garrison, card]);
  return values.match * (siegeDanger(sight, spaces, dice, values) - siegeDanger(sight, spaces, more, values));
};

/** The chance that so many fair coins show at least so many heads. */
export const heads = (coins: number, least: number): number => {
  let sum = 0;
  let ways = 1;
  for (let k = 0; k <= coins; k++) {
    if (k >= least) sum += ways;
    ways = (ways * (coins - k)) / (k + 1);
  }
  return sum / 2 ** coins;
};

const abductionDanger = (constance: number, values: Values): number => {
  const left = CONSTANCE_LAST - constance;
  const [first, second, third] = [heads(4, left), heads(8, left), heads(12, left)];
  return first + values.abductionNext * (second - first) + values.abductionLater * (third - second);
};

/** What a Paris card costs the team if it is left alone. */
export const parisHarm = (
  sight: Sight,
  card: ParisId,
  constance: number,
  honour: number,
  space: number,
  values: Values,
): number => {
  const rounds = Math.min(values.parisRounds, roundsLeft(sight));
  switch (card) {
    case 'abduction':
      return values.match * abductionDanger(constance, values);
    case 'disappearance':
      return rounds * values.timeSpace;
    case 'captive':
      return rounds * values.plot;
    case 'smuggler':
      return rounds * space * PARIS.smuggler.siege;
    case 'message':
      return rounds * honour;
    case 'duels':
      return 0.3;
  }
};

/** One more Epic token: there is no room for more than seven. */
export const epicOf = ({ epics }: Sight, values: Values): number =>
  epics >= 6 ? values.epic * 0.25 : epics >= 5 ? values.epic * 0.6 : values.epic;

const louvreStake = (sight: Sight, honour: number, values: Values): number => {
  if (sight.louvre === null) return 0;
  const epics = 2 * epicOf(sight, values);
  if (sight.ladder === 1) return 0.85 * (3 * honour + epics);
  return sight.ladder === 2 ? 3 * honour + epics : 2 * honour;
};

export const stakesOf = (sight: Sight, values: Values): Stakes => {
  const honour = honourPoint(sight, values);
  const spaces = spacesLeft(sight);
  const dice = garrisonDice(sight.garrison);
  const space =
    values.match * (siegeDanger(sight, spaces - 1, dice, values) - siegeDanger(sight, spaces, dice, values));
  return {
    rounds: roundsLeft(sight),
    honour,
    space,
    louvre: louvreStake(sight, honour, values),
    louvreCost: missionCost(sight, 'louvre'),
    paris: sight.paris === null ? 0 : parisHarm(sight, sight.paris.card, sight.constance, honour, space, values),
    parisCost: missionCost(sight, 'paris'),
    quest: questRate(sight, values),
  };
};
