import type { Card } from '#games/roy/cards/adventure.ts';
import { CONSTANCE_LAST, HONOUR_LAST, SIEGE_END, TIME_LAST } from '#games/roy/cards/board.ts';
import { ABDUCTION_DICE, PARIS, type ParisId } from '#games/roy/cards/paris.ts';
import { extraSwords, garrisonDice, isGarrisonFull, redDiceOf, siegeDice } from '#games/roy/questions/siege/siege.ts';
import type { SiegeTask } from '#games/roy/tasks.ts';
import type { Observation } from '../observation.ts';
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

export const roundsLeft = ({ time }: Pick<Observation, 'time'>): number => TIME_LAST - time;

const honourDanger = (lost: number, rounds: number, values: Values): number =>
  lost >= HONOUR_LAST
    ? 1
    : danger(HONOUR_LAST - 0.5 - lost, values.honourRate * rounds, values.honourSpread + 0.2 * rounds);

const honourPoint = (seen: Observation, values: Values): number => {
  const rounds = roundsLeft(seen);
  return values.match * (honourDanger(seen.honour + 1, rounds, values) - honourDanger(seen.honour, rounds, values));
};

/** The chance that the siege is lost, in the dice to come or, less surely, in the rounds after them. */
export const siegeDanger = (seen: Observation, spaces: number, dice: number, values: Values): number => {
  if (spaces <= 0) return 1;
  const smuggled = extraSwords(seen);
  const first = redDiceOf(seen);
  const now = slipChance(first, dice, spaces - smuggled);
  let blue = dice;
  let slip = first / 2 + smuggled - blue / 3;
  let square = 0.3 + first / 4 + (blue * 2) / 9;
  for (let round = 1; round < values.siegeRounds && seen.time + round < TIME_LAST; round++) {
    const red = siegeDice(seen.time + round);
    blue = Math.max(0, blue - values.razed);
    slip += red / 2 + (round < 2 ? smuggled : 0) - blue / 3;
    square += red / 4 + (blue * 2) / 9;
  }
  return now + (1 - now) * values.siegeLater * danger(spaces - 0.5, slip, Math.sqrt(square));
};

export const spacesLeft = ({ siege }: Observation): number => SIEGE_END + siege;

/** How many are left once the token has moved; none or fewer where the town falls. */
export const spacesAfter = (seen: Observation, { team, swords }: SiegeTask): number =>
  Math.min(2 * SIEGE_END, spacesLeft(seen) + team - swords);

/** What another card would be worth at La Rochelle. */
export const reinforcementWorth = (seen: Observation, card: Card, values: Values): number => {
  const { garrison } = seen;
  if (isGarrisonFull(garrison)) return 0;
  const spaces = spacesLeft(seen);
  const dice = garrisonDice(garrison);
  const more = garrisonDice([...garrison, card]);
  return values.match * (siegeDanger(seen, spaces, dice, values) - siegeDanger(seen, spaces, more, values));
};

/** The chance that so many fair coins show at least so many heads. */
export const headsChance = (coins: number, least: number): number => {
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
  const [first, second, third] = [1, 2, 3].map(rounds => headsChance(rounds * ABDUCTION_DICE, left));
  return first + values.abductionNext * (second - first) + values.abductionLater * (third - second);
};

/** What a Paris card costs the team if it is left alone. */
export const parisHarm = (
  seen: Observation,
  card: ParisId,
  constance: number,
  honour: number,
  space: number,
  values: Values,
): number => {
  const rounds = Math.min(values.parisRounds, roundsLeft(seen));
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
export const epicWorth = ({ epics }: Observation, values: Values): number =>
  epics >= 6 ? values.epic * 0.25 : epics >= 5 ? values.epic * 0.6 : values.epic;

const louvreStake = (seen: Observation, honour: number, values: Values): number => {
  if (seen.louvre === null) return 0;
  const epics = 2 * epicWorth(seen, values);
  if (seen.ladder === 1) return 0.85 * (3 * honour + epics);
  return seen.ladder === 2 ? 3 * honour + epics : 2 * honour;
};

export const stakesOf = (seen: Observation, values: Values): Stakes => {
  const honour = honourPoint(seen, values);
  const spaces = spacesLeft(seen);
  const dice = garrisonDice(seen.garrison);
  const space = values.match * (siegeDanger(seen, spaces - 1, dice, values) - siegeDanger(seen, spaces, dice, values));
  return {
    rounds: roundsLeft(seen),
    honour,
    space,
    louvre: louvreStake(seen, honour, values),
    louvreCost: missionCost(seen, 'louvre'),
    paris: seen.paris === null ? 0 : parisHarm(seen, seen.paris.card, seen.constance, honour, space, values),
    parisCost: missionCost(seen, 'paris'),
    quest: questRate(seen, values),
  };
};
