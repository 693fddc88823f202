/** What both sides have an opinion of. */
export interface Values {
  readonly match: number;
  readonly honourRate: number;
  readonly honourSpread: number;
  readonly siegeRounds: number;
  readonly razed: number;
  readonly siegeLater: number;
  readonly abductionNext: number;
  readonly abductionLater: number;
  readonly parisRounds: number;
  readonly timeSpace: number;
  readonly plot: number;
  readonly epic: number;
  readonly quest: number;
  readonly questGrows: number;
  readonly questCalm: number;
  readonly questPress: number;
}

/**
 * What things are worth, counted in actions of a musketeer. Found by playing many matches with other figures and
 * keeping those that won more.
 */
export const WEIGHTS = {
  /** The whole match. */
  match: 39.7,
  honourRate: 0.287,
  honourSpread: 1.2,
  siegeRounds: 6,
  razed: 0.35,
  siegeLater: 0.4,
  sacrifice: 0.5,
  sentries: 1,
  abductionNext: 0.884,
  abductionLater: 0.8,
  beggarsReserve: 3.68,
  needPistole: 3.48,
  parisRounds: 3,
  timeSpace: 1.36,
  plot: 1.2,
  epic: 0.789,
  pistole: 0.455,
  card: 0.886,
  wound: 4.59,
  quest: 1.8,
  questGrows: 0.34,
  questCalm: 0.834,
  questPress: 0.57,
  reveal: 5.35,
  later: 0.241,
  single: 1.46,
  plenty: 0.128,
  upgradeNow: 0.1,
  drawNow: 0.02,
  nemesis: 1.5,
  fighter: 1.25,
  skillCard: 0.66,
  fights: 1.06,
  gearRounds: 0.55,
  crowd: 0.648,
  guarded: 0.565,
  stay: 0.27,
  keep: 1.02,
  rochefort: 1.73,
  horse: 0.35,
  upgrade: 0.464,
  trade: 0.9,
  demand: 0.71,
  demandNow: 0.119,
  rescue: 2.58,
  siegePrice: 1,
  sentry: 0.4,
  lastLife: 1.92,
};

/** The same for Milady. */
export const MILADY_WEIGHTS = {
  match: 81.6,
  honourRate: 0.467,
  honourSpread: 1.2,
  siegeRounds: 5,
  razed: 0.268,
  siegeLater: 0.356,
  abductionNext: 1,
  abductionLater: 0.326,
  parisRounds: 3,
  timeSpace: 5,
  plot: 1.2,
  epic: 2.38,
  quest: 1.6,
  questGrows: 0.35,
  questCalm: 0.964,
  questPress: 0.683,
  pistole: 0.666,
  wound: 4,
  abduction: 0.325,
  reserve: 0.614,
  urgent: 11.5,
  heat: 0.771,
  razeToo: 1.07,
  comers: 0.325,
  questAmbush: 1.93,
  ambush: 1.2,
  quarters: 0.6,
  richelieu: 0.8,
  life: 0.912,
  plotStep: 2.6,
  late: 0.757,
  conscripts: 0.945,
  jail: 2,
  lastLife: 3.2,
  balm: 1.1,
};
