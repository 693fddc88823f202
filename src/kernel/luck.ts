import type { Seat } from './game.ts';
import type { Course } from './journal.ts';

/** What chance gave in one respect over a whole match, and what was to be expected of it. */
export interface LuckRow {
  /** What was counted, in the game's own words, e.g. `swords`. */
  readonly key: string;
  /** Whom it concerns; null for the whole table. */
  readonly seat: Seat | null;
  readonly got: number;
  readonly expected: number;
  /** The standard deviation of `got`. */
  readonly sd: number;
  /** How many cards, dice or rolls it rests on. */
  readonly count: number;
  /** More of it is luckier; false where more is only more. */
  readonly lucky: boolean;
}

/** The luck of a finished match, read off its course. */
export type LuckOf = (course: Course) => readonly LuckRow[];

/** Every word about the luck of one game, in one language. */
export interface LuckText {
  /** By the key of the row. */
  readonly rows: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly help: string;
        /** What it rests on, e.g. `31 dice`. */
        readonly count: (count: number) => string;
      }
    >
  >;
}

/** One throw or deal: what came of it, its mean and its variance at that moment. */
export interface Chance {
  readonly got: number;
  readonly mean: number;
  readonly variance: number;
  readonly count: number;
}

export interface LuckSheet {
  readonly note: (key: string, seat: Seat | null, chance: Chance) => void;
  /** Those of the seats first, then those of the whole table; keys in the order of `keys`. */
  readonly rows: () => readonly LuckRow[];
}

/**
 * Adds up throws and deals. Each is held against what could be expected just before it, so it does not matter that
 * how many there are depends on how the earlier ones fell.
 */
export const luckSheet = (keys: Readonly<Record<string, { readonly lucky: boolean }>>): LuckSheet => {
  const order = Object.keys(keys);
  const sums = new Map<string, { key: string; seat: Seat | null; got: number; mean: number; var: number; n: number }>();
  const rank = ({ key, seat }: { readonly key: string; readonly seat: Seat | null }): number =>
    (seat ?? 1000) * order.length + order.indexOf(key);
  return {
    note(key, seat, { got, mean, variance, count }) {
      const id = `${key} ${seat}`;
      const sum = sums.get(id) ?? { key, seat, got: 0, mean: 0, var: 0, n: 0 };
      sums.set(id, sum);
      sum.got += got;
      sum.mean += mean;
      sum.var += variance;
      sum.n += count;
    },
    rows: () =>
      [...sums.values()]
        .sort((one, other) => rank(one) - rank(other))
        .map(({ key, seat, got, mean, var: variance, n }) => ({
          key,
          seat,
          got,
          expected: mean,
          sd: Math.sqrt(variance),
          count: n,
          lucky: keys[key].lucky,
        })),
  };
};

/** So many dice, each of which shows the wanted face with this chance. */
export const faces = (got: number, dice: number, chance: number): Chance => ({
  got,
  mean: dice * chance,
  variance: dice * chance * (1 - chance),
  count: dice,
});

/** So many cards drawn together, without putting any back, from cards of these values. */
export const drawn = (got: number, cards: number, values: readonly number[]): Chance => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  const left = values.length === 1 ? 0 : (values.length - cards) / (values.length - 1);
  return { got, mean: cards * mean, variance: cards * spread * left, count: cards };
};

/** How far from the expectation, in standard deviations. */
export const deviation = ({ got, expected, sd }: LuckRow): number => (sd === 0 ? 0 : (got - expected) / sd);

/** The share of the normal curve below a point: Abramowitz and Stegun 26.2.17, exact to seven digits. */
const belowPoint = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429)))) * density(z);
  return z < 0 ? tail : 1 - tail;
};
const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/** How unusual a row is: so many of so many matches bring less of it (`more`), or more of it (`less`). */
export type Unusual =
  | { readonly kind: 'more' | 'less'; readonly matches: number; readonly of: 10 | 100 | 1000 }
  | { readonly kind: 'usual' }
  /** It rests on too little to say anything. */
  | { readonly kind: 'few' };

const LEAST_COUNT = 4;
/** Nearer to the middle than this nobody would speak of luck. */
const USUAL = 0.65;

export const unusual = (row: LuckRow): Unusual => {
  if (row.count < LEAST_COUNT || row.sd === 0) return { kind: 'few' };
  const z = deviation(row);
  const share = belowPoint(Math.abs(z));
  if (share < USUAL) return { kind: 'usual' };
  const kind = z > 0 ? 'more' : 'less';
  const of = share < 0.95 ? 10 : share < 0.995 ? 100 : 1000;
  return { kind, matches: Math.min(of - 1, Math.floor(share * of)), of };
};
