import { CONSTANCE_LAST, HONOUR_LAST, LOUVRE_LAST } from '#games/roy/cards/board.ts';
import { ABDUCTION_DICE } from '#games/roy/cards/paris.ts';
import type { Place } from '#games/roy/names.ts';
import { isLastAntechamber } from '#games/roy/quest/galleries.ts';
import { extraSwords, garrisonDice, redDiceOf } from '#games/roy/questions/siege/siege.ts';
import { slipChance } from '../estimate/siege-odds.ts';
import { headsChance, roundsLeft, spacesLeft } from '../estimate/stakes.ts';
import type { Observation } from '../observation.ts';
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

export const honourLeft = ({ honour }: Pick<Observation, 'honour'>): number => HONOUR_LAST - honour;

/** The chance that La Rochelle falls in this round's roll, with so many blue dice. */
export const fallChance = (seen: Observation, blue: number): number => {
  return slipChance(redDiceOf(seen), blue, spacesLeft(seen) - extraSwords(seen));
};

const louvre = (seen: Observation): Concern | null => {
  if (seen.louvre === null) return null;
  const left = honourLeft(seen);
  const fails = seen.ladder === LOUVRE_LAST - 1;
  if (fails && left <= 2) return { kind: 'louvre-queen', params: { left } };
  if (fails) return { kind: 'louvre-fails', params: {} };
  return seen.ladder === LOUVRE_LAST - 2 ? { kind: 'louvre-slips', params: {} } : { kind: 'louvre', params: {} };
};

const paris = (seen: Observation): Concern | null => {
  if (seen.paris === null) return null;
  const { constance } = seen;
  switch (seen.paris.card) {
    case 'abduction': {
      const chance = percent(headsChance(ABDUCTION_DICE, CONSTANCE_LAST - constance));
      return chance > 0
        ? { kind: 'abduction', params: { constance, chance } }
        : { kind: 'abduction-early', params: { constance } };
    }
    case 'disappearance':
      return { kind: 'disappearance', params: { rounds: roundsLeft(seen) } };
    case 'message':
      return { kind: 'message', params: { left: honourLeft(seen) } };
    case 'smuggler':
      return { kind: 'smuggler', params: {} };
    case 'captive':
      return { kind: 'captive', params: {} };
    case 'duels':
      return { kind: 'duels', params: {} };
  }
};

const siege = (seen: Observation): Concern => {
  const [red, blue] = [redDiceOf(seen), garrisonDice(seen.garrison)];
  const chance = percent(fallChance(seen, blue));
  if (chance > 0) return { kind: 'siege', params: { chance } };
  return blue < red
    ? { kind: 'siege-weak', params: { red, blue } }
    : { kind: 'siege-guard', params: { spaces: spacesLeft(seen) } };
};

/** From here on the time left is what one thinks of first. */
const LATE = 4;

const quest = (seen: Observation): Concern => {
  const board = seen.quest;
  if (isLastAntechamber(board)) return { kind: 'quest-last', params: {} };
  const rounds = roundsLeft(seen);
  return rounds <= LATE
    ? { kind: 'quest-late', params: { rounds } }
    : { kind: 'quest', params: { board: board.board } };
};

/** Null where nothing is going on. */
export const concernAt = (seen: Observation, place: Place): Concern | null => {
  switch (place) {
    case 'louvre':
      return louvre(seen);
    case 'paris':
      return paris(seen);
    case 'la-rochelle':
      return siege(seen);
    case 'quest':
      return quest(seen);
    default:
      return null;
  }
};
