import { BLUE_DICE, BLUE_DIE, type BlueFace, RED_DICE, RED_DIE, type RedFace } from '../../cards/board.ts';
import type { BlueRoll, RedRoll } from '../../events.ts';

/** One thing the dice may show, and how often they do. */
export interface Chance<T> {
  readonly shows: T;
  readonly chance: number;
}

const facesOf = <Face extends string>(die: readonly Face[]): readonly Chance<Face>[] =>
  [...new Set(die)].map(shows => ({ shows, chance: die.filter(face => face === shows).length / die.length }));

export const BLUE_FACES: readonly Chance<BlueFace>[] = facesOf(BLUE_DIE);
export const RED_FACES: readonly Chance<RedFace>[] = facesOf(RED_DIE);

const chanceOf = (face: BlueFace, faces: readonly Chance<BlueFace>[]): number =>
  faces.find(({ shows }) => shows === face)?.chance ?? 0;

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** Every roll of so many dice by its faces, each with its multinomial chance. */
const rollsOf = (dice: number, faces: readonly Chance<BlueFace>[]): readonly Chance<BlueRoll>[] => {
  const rolls: Chance<BlueRoll>[] = [];
  for (let swords = 0; swords <= dice; swords++)
    for (let shields = 0; shields <= dice - swords; shields++) {
      const lilies = dice - swords - shields;
      const ways = factorial(dice) / (factorial(swords) * factorial(shields) * factorial(lilies));
      const each =
        chanceOf('sword', faces) ** swords * chanceOf('shield', faces) ** shields * chanceOf('lily', faces) ** lilies;
      if (each > 0) rolls.push({ shows: { swords, shields, lilies }, chance: ways * each });
    }
  return rolls;
};

const upTo = <T>(most: number, make: (dice: number) => T): readonly T[] =>
  Array.from({ length: most + 1 }, (_, dice) => make(dice));

/** By number of dice. */
export const BLUE_ROLLS: readonly (readonly Chance<BlueRoll>[])[] = upTo(BLUE_DICE, dice => rollsOf(dice, BLUE_FACES));
export const RED_ROLLS: readonly (readonly Chance<RedRoll>[])[] = upTo(RED_DICE, dice => rollsOf(dice, RED_FACES));

/** The roll after one of its dice was taken up and fell anew. */
export const rerolled = (roll: BlueRoll, from: BlueFace, to: BlueFace): BlueRoll => {
  const change = (face: BlueFace): number => (to === face ? 1 : 0) - (from === face ? 1 : 0);
  return {
    swords: roll.swords + change('sword'),
    shields: roll.shields + change('shield'),
    lilies: roll.lilies + change('lily'),
  };
};

export const rerolledRed = (roll: RedRoll, from: RedFace, to: RedFace): RedRoll =>
  rerolled({ ...roll, lilies: 0 }, from, to);
