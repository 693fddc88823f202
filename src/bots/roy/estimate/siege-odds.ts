import { BLUE_DICE, BLUE_DIE, RED_DICE, RED_DIE } from '#games/roy/cards/board.ts';

/** The chances of none, one, two… Swords on so many dice. */
const swordsOn = (dice: number, chance: number): number[] => {
  let row = [1];
  for (let die = 0; die < dice; die++)
    row = Array.from({ length: row.length + 1 }, (_, k) => (row[k] ?? 0) * (1 - chance) + (row[k - 1] ?? 0) * chance);
  return row;
};

const share = (die: readonly string[]): number => die.filter(face => face === 'sword').length / die.length;

/** By red dice, blue dice and spaces: the chance that the siege goes back at least so far in one roll. */
const TABLE = Array.from({ length: RED_DICE + 1 }, (_, red) =>
  Array.from({ length: BLUE_DICE + 1 }, (_, blue) => {
    const [hers, theirs] = [swordsOn(red, share(RED_DIE)), swordsOn(blue, share(BLUE_DIE))];
    return Array.from({ length: RED_DICE + 1 }, (_, spaces) => {
      let sum = 0;
      for (const [redSwords, chance] of hers.entries())
        for (const [blueSwords, other] of theirs.entries()) if (redSwords - blueSwords >= spaces) sum += chance * other;
      return sum;
    });
  }),
);

export const slipChance = (red: number, blue: number, spaces: number): number => {
  if (spaces > RED_DICE) return 0;
  return TABLE[red][Math.min(BLUE_DICE, blue)][Math.max(0, spaces)];
};
