import { seeded } from '#kernel/fairness.ts';
import { below } from '#kernel/rng.ts';

/** The wanderer's own dice: the same seed, the same whims. */
export interface Dice {
  /** A whole number below n. */
  readonly below: (n: number) => number;
  readonly one: <T>(of: readonly T[]) => T;
  /** One of them, each as likely as its weight says. */
  readonly weighed: <T>(of: readonly T[], weight: (each: T) => number) => T;
}

export const diceFor = (seed: string | number): Dice => {
  const rng = seeded(`wander/${seed}`);
  const upTo = (n: number) => below(rng, n);
  return {
    below: upTo,
    one: of => of[upTo(of.length)],
    weighed(of, weight) {
      let left = upTo(of.reduce((sum, each) => sum + weight(each), 0));
      return (
        of.find(each => {
          left -= weight(each);
          return left < 0;
        }) ?? of[0]
      );
    },
  };
};
