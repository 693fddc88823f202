/** What a duel comes to on average. */
export interface Odds {
  /** The adversary is eliminated: it loses all the life it had left. */
  readonly beats: number;
  /** It loses a life point at least: enough to drive Rochefort away. */
  readonly hits: number;
  /** The musketeer loses a life point at least. */
  readonly wounded: number;
  /** Neither side loses anything. */
  readonly nothing: number;
  /** Life points he loses on average: never more than he has, unless his life is given as Infinity. */
  readonly meanWounds: number;
  /** He loses all his life. */
  readonly felled: number;
}

export const FIGURES = ['beats', 'hits', 'wounded', 'nothing', 'meanWounds', 'felled'] as const;

type Sum = { -readonly [Figure in keyof Odds]: Odds[Figure] };

export const noOdds = (): Sum => ({ beats: 0, hits: 0, wounded: 0, nothing: 0, meanWounds: 0, felled: 0 });

export const addOdds = (sum: Sum, odds: Odds, chance: number) => {
  sum.beats += chance * odds.beats;
  sum.hits += chance * odds.hits;
  sum.wounded += chance * odds.wounded;
  sum.nothing += chance * odds.nothing;
  sum.meanWounds += chance * odds.meanWounds;
  sum.felled += chance * odds.felled;
};

/** Equal chances added up in another order differ by less than this. */
const ROUNDING = 1e-12;

/**
 * Whether the musketeer would rather have the first: to beat the adversary comes before all; where that is equal,
 * to hit one with more life than he can take; then to lose less himself. Milady wants the contrary.
 */
export const isBetter = (one: Odds, other: Odds): boolean => {
  if (Math.abs(one.beats - other.beats) > ROUNDING) return one.beats > other.beats;
  if (Math.abs(one.hits - other.hits) > ROUNDING) return one.hits > other.hits;
  return other.meanWounds - one.meanWounds > ROUNDING;
};
