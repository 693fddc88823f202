import { CONSTANCE_LAST, HONOUR_LAST, LOUVRE_LAST, RED_DICE, TIME_DICE } from '#games/roy/cards/board.ts';
import { PARIS } from '#games/roy/cards/paris.ts';
import type { Place } from '#games/roy/names.ts';
import { garrisonDice } from '#games/roy/questions/siege/siege.ts';
import { slipChance } from '../estimate/siege-odds.ts';
import { heads, roundsLeft, spacesLeft } from '../estimate/stakes.ts';
import type { Sight } from '../observation.ts';
import type { Concerns } from './reasons.ts';

/** What presses at a place: which concern, and its figures. */
export type Concern = {
  readonly [Kind in keyof Concerns]: { readonly kind: Kind; readonly params: Concerns[Kind] };
}[keyof Concerns];

/** A chance as people say it. One that is not nothing is never said to be nothing, nor a doubtful one to be sure. */
export const percent = (chance: number): number => {
  if (chance <= 0) return 0;
  return chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(100 * chance)));
};

export const honourLeft = ({ honour }: Pick<Sight, 'honour'>): number => HONOUR_LAST - honour;

/** The red dice of this round's siege. */
const siegeDice = ({ time, reinforcements }: Sight): number =>
  Math.min(RED_DICE, TIME_DICE[time - 1] + (reinforcements ? 1 : 0));

/** The chance that La Rochelle falls in this round's roll, with so many blue dice. */
export const fallChance = (sight: Sight, blue: number): number => {
  const smuggled = sight.paris === null ? 0 : PARIS[sight.paris.card].siege;
  return slipChance(siegeDice(sight), blue, spacesLeft(sight) - smuggled);
};

const louvre = (sight: Sight): Concern | null => {
  if (sight.louvre === null) return null;
  const left = honourLeft(sight);
  const fails = sight.ladder === LOUVRE_LAST - 1;
  if (fails && left <= 2) return { kind: 'louvre-queen', params: { left } };
  if (fails) return { kind: 'louvre-fails', params: {} };
  return sight.ladder === LOUVRE_LAST - 2 ? { kind: 'louvre-slips', params: {} } : { kind: 'louvre', params: {} };
};

/** ROY.CARD.26: the dice of the Abduction. */
const ABDUCTION_DICE = 4;

const paris = (sight: Sight): Concern | null => {
  if (sight.paris === null) return null;
  const { constance } = sight;
  switch (sight.paris.card) {
    case 'abduction': {
      const chance = percent(heads(ABDUCTION_DICE, CONSTANCE_LAST - constance));
      return chance > 0
        ? { kind: 'abduction', params: { constance, chance } }
        : { kind: 'abduction-early', params: { constance } };
    }
    case 'disappearance':
      return { kind: 'disappearance', params: { rounds: roundsLeft(sight) } };
    case 'message':
      return { kind: 'message', params: { left: honourLeft(sight) } };
    case 'smuggler':
      return { kind: 'smuggler', params: {} };
    case 'captive':
      return { kind: 'captive', params: {} };
    case 'duels':
      return { kind: 'duels', params: {} };
  }
};

const siege = (sight: Sight): Concern => {
  const [red, blue] = [siegeDice(sight), garrisonDice(sight.garrison)];
  const chance = percent(fallChance(sight, blue));
  if (chance > 0) return { kind: 'siege', params: { chance } };
  return blue < red
    ? { kind: 'siege-weak', params: { red, blue } }
    : { kind: 'siege-guard', params: { spaces: spacesLeft(sight) } };
};

/** From here on the time left is what one thinks of first. */
const LATE = 4;

const quest = (sight: Sight): Concern => {
  const board = sight.quest;
  if (board.board === 4 && board.at === 3) return { kind: 'quest-last', params: {} };
  const rounds = roundsLeft(sight);
  return rounds <= LATE
    ? { kind: 'quest-late', params: { rounds } }
    : { kind: 'quest', params: { board: board.board } };
};

/** Null where nothing is going on. */
export const concernAt = (sight: Sight, place: Place): Concern | null => {
  switch (place) {
    case 'louvre':
      return louvre(sight);
    case 'paris':
      return paris(sight);
    case 'la-rochelle':
      return siege(sight);
    case 'quest':
      return quest(sight);
    default:
      return null;
  }
};
