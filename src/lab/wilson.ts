/** A share of successes with the interval that holds the true share 95 times out of 100. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** Wilson's score interval: honest for few trials and for shares near 0 and 1, where the plain one is not. */
export const shareWithin = (successes: number, trials: number): Share => {
  if (trials === 0) return { share: 0, low: 0, high: 1 };
  const share = successes / trials;
  const middle = (share + (Z * Z) / (2 * trials)) / (1 + (Z * Z) / trials);
  const reach =
    (Z / (1 + (Z * Z) / trials)) * Math.sqrt((share * (1 - share)) / trials + (Z * Z) / (4 * trials * trials));
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
};
