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
  beggarsReserve: 2.5,
  needPistole: 3.48,
  parisRounds: 3,
  timeSpace: 1.36,
  plot: 1.08,
  epic: 0.789,
  pistole: 0.455,
  card: 0.9,
  wound: 4.59,
  quest: 1.8,
  questGrows: 0.34,
  questCalm: 0.5,
  questPress: 0.57,
  reveal: 6.27,
  later: 0.361,
  single: 1.46,
  plenty: 0.2,
  fighter: 1.25,
  skillCard: 0.66,
  fights: 1.22,
  gearRounds: 0.55,
  crowd: 0.648,
  guarded: 0.565,
  stay: 0.27,
  keep: 1.02,
  rochefort: 1.73,
  horse: 0.35,
  upgrade: 0.251,
  trade: 0.9,
  demand: 0.795,
  demandNow: 0.119,
  rescue: 2.58,
  siegePrice: 1,
  sentry: 0.4,
  lastLife: 1.2,
};

/** The same for Milady. */
export const MILADY_WEIGHTS = {
  match: 60,
  honourRate: 0.5,
  honourSpread: 1.2,
  siegeRounds: 5,
  razed: 0.35,
  siegeLater: 0.6,
  abductionNext: 1,
  abductionLater: 0.8,
  parisRounds: 3,
  timeSpace: 5,
  plot: 1.2,
  epic: 1.5,
  quest: 1.6,
  questGrows: 0.2,
  questCalm: 0.5,
  questPress: 0.5,
  pistole: 0.45,
  wound: 4,
  abduction: 0.3,
  reserve: 0.8,
  urgent: 9,
  heat: 1.2,
  razeToo: 0.5,
  comers: 0.25,
  questAmbush: 1,
  ambush: 1.2,
  quarters: 0.6,
  richelieu: 0.8,
  life: 1,
  plotStep: 2.6,
  late: 2,
  conscripts: 1.1,
  jail: 2,
  lastLife: 3.2,
  balm: 1.1,
};
