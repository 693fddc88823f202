import { createHash } from 'node:crypto';
import { below, type Rng, rngFrom } from '#kernel/rng.ts';

/** Dice that fall the same for the same words. */
export const diceFor = (words: string): Rng => rngFrom(createHash('sha256').update(words).digest());

export const pick = <T>(dice: Rng, items: readonly T[]): T => items[below(dice, items.length)];
