import { below, type Rng } from '#kernel/rng.ts';

/** Dice that will fall like this, in this order: found among keys, so the engine throws them as it throws any others. */
export const diceFor = (wanted: readonly number[]): Rng => {
  for (let n = 0; n < 2_000_000; n++) {
    const rng: Rng = { key: [n, 56, 0, 0, 0, 0, 0, 0], at: 0 };
    if (wanted.every(face => below(rng, 6) + 1 === face)) return { key: rng.key, at: 0 };
  }
  throw new Error('no such dice were found: ask for fewer at a time');
};
