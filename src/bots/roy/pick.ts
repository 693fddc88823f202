import { below, type Rng } from '#kernel/rng.ts';

/** The item with the highest worth; the first of equals. */
export const bestOf = <T>(items: readonly T[], worth: (item: T) => number): T => {
  let best = items[0];
  let most = -Infinity;
  for (let i = 0; i < items.length; i++) {
    const each = worth(items[i]);
    if (each <= most) continue;
    best = items[i];
    most = each;
  }
  return best;
};

const FINE = 1 << 16;

/** Any of the items, the likelier the more it is worth: `heat` worth less is chosen 2.7 times less often. */
export const anyByWorth = <T>(items: readonly T[], heat: number, rng: Rng, worth: (item: T) => number): T => {
  const worths = items.map(worth);
  const most = Math.max(...worths);
  const weights = worths.map(each => Math.exp((each - most) / heat));
  let left = (below(rng, FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < items.length; i++) {
    left -= weights[i];
    if (left < 0) return items[i];
  }
  return items[items.length - 1];
};
