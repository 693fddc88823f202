import { below, type Rng } from '#kernel/rng.ts';
import { BLUE_DIE, type BlueFace, RED_DIE } from '../cards/board.ts';

/** A roll the test wants: so many of each face. */
export interface Wanted {
  readonly die: 'blue' | 'red';
  readonly swords: number;
  readonly shields: number;
  readonly lilies: number;
}
export const blue = (swords: number, shields: number, lilies: number): Wanted => ({
  die: 'blue',
  swords,
  shields,
  lilies,
});
export const red = (swords: number, shields: number): Wanted => ({ die: 'red', swords, shields, lilies: 0 });

const facesOf = (rng: Rng, { die, swords, shields, lilies }: Wanted): boolean => {
  const faces: readonly BlueFace[] = die === 'blue' ? BLUE_DIE : RED_DIE;
  let [a, b, c] = [swords, shields, lilies];
  for (let i = swords + shields + lilies; i > 0; i--) {
    const face = faces[below(rng, faces.length)];
    if (face === 'sword') a--;
    else if (face === 'shield') b--;
    else c--;
    if (a < 0 || b < 0 || c < 0) return false;
  }
  return true;
};

/** Dice that will fall like this, in this order: found among keys, so the engine rolls them as it rolls any others. */
export const diceFor = (wanted: readonly Wanted[]): Rng => {
  for (let n = 0; n < 20_000_000; n++) {
    const rng: Rng = { key: [n, 16, 25, 0, 0, 0, 0, 0], at: 0 };
    if (wanted.every(roll => facesOf(rng, roll))) return { key: rng.key, at: 0 };
  }
  throw new Error('no such dice were found: ask for fewer rolls at a time');
};
