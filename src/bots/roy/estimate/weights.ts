/** What both sides have an opinion of, in actions of a musketeer unless it says otherwise. */
export interface Values {
  readonly match: number; // the whole match
  readonly honourRate: number; // honour lost in a round, as far as one can foresee
  readonly honourSpread: number; // how far that may stray
  readonly siegeRounds: number; // rounds of the siege looked ahead
  readonly razed: number; // blue dice La Rochelle loses in a round
  readonly siegeLater: number; // how much the rounds after the next roll count
  readonly abductionNext: number; // how much the roll after the next one counts
  readonly abductionLater: number; // and the one after that
  readonly parisRounds: number; // rounds a Paris card is thought to last
  readonly timeSpace: number; // a space of the Time track
  readonly plot: number; // a Treachery card
  readonly epic: number; // an Epic token
  readonly quest: number; // an action spent on the Quest
  readonly questGrows: number; // how much more on every further board
  readonly questCalm: number; // the part of it that does not depend on time
  readonly questPress: number; // the part that grows as time runs out
}

// The figures were found by playing many matches with others and keeping those that won more.

/** What things are worth to the team. */
export const TEAM_WEIGHTS = {
  match: 39.1,
  honourRate: 0.108,
  honourSpread: 4.26,
  siegeRounds: 3.9,
  razed: 0.338,
  siegeLater: 0.295,
  abductionNext: 4.52,
  abductionLater: 1.61,
  parisRounds: 2,
  timeSpace: 3.03,
  plot: 0.993,
  epic: 0.609,
  quest: 2.48,
  questGrows: 0.56,
  questCalm: 0.279,
  questPress: 0.384,

  sacrifice: 1.01, // a space of the siege against a life point
  lastLife: 1.35, // the last life point, compared with others
  sentry: 0.319, // to stand at La Rochelle when the dice fall
  sentries: 0.957, // how much less where others stand already
  siegePrice: 0.954, // a Combat card left at La Rochelle
  keep: 0.625, // a Combat card kept for La Rochelle
  single: 1.75, // a single Combat card
  skillCard: 0.651, // a Skill card
  card: 0.867, // any card drawn
  plenty: 0.162, // how much less a card counts where there are many
  drawNow: 0.0403, // to draw for a challenge in play
  pistole: 0.324, // a pistole
  beggarsReserve: 1.78, // a pistole the Beggars may ask for
  needPistole: 1.13, // at most, a pistole they are asking for
  wound: 9.8, // all the life points of a musketeer
  rochefort: 1.31, // to drive Rochefort away
  guarded: 0.488, // the chance to meet him while he is hidden
  nemesis: 1.44, // for the one Nemesis has named
  rescue: 5.32, // to get out of the Bastille
  fights: 0.925, // fights of a musketeer in a round
  fighter: 4.78, // how many more those have who fight most
  gearRounds: 0.39, // how much of the rounds left gear is used
  horse: 0.373, // a move saved in a round
  upgrade: 0.644, // a skill upgraded, for each challenge to come
  upgradeNow: 0.156, // and for those in play
  trade: 0.773, // a gift to somebody else
  demand: 0.631, // a Skill card in the right hands
  demandNow: 0.0491, // and for a challenge in play
  reveal: 3.28, // Epic tokens that must lie there to turn up the Inn
  later: 0.548, // actions of the next round
  crowd: 0.183, // actions of others at the same place
  stay: 0.252, // not to move without need
};

/** The same for Milady. */
export const MILADY_WEIGHTS = {
  match: 113,
  honourRate: 0.467,
  honourSpread: 0.854,
  siegeRounds: 5,
  razed: 0.174,
  siegeLater: 0.356,
  abductionNext: 1,
  abductionLater: 0.546,
  parisRounds: 3.89,
  timeSpace: 5,
  plot: 0.72,
  epic: 10.6,
  quest: 1.6,
  questGrows: 0.516,
  questCalm: 0.265,
  questPress: 0.591,

  pistole: 0.598, // a pistole the team earns
  wound: 5.96, // all the life points of a musketeer
  lastLife: 3.33, // to fell somebody before his turn
  jail: 0.524, // to put somebody in the Bastille
  conscripts: 0.945, // an action less for a musketeer
  late: 0.757, // a space of the Time track, the more the less is left
  balm: 0.976, // a life point of Rochefort
  life: 0.912, // the same, when he risks it
  plotStep: 2.6, // to draw a Treachery card instead of playing one
  abduction: 0.325, // the chance that the Abduction wins the match
  urgent: 18.9, // a mission worth more gets the better cards
  reserve: 0.836, // what they are worth at other missions
  quarters: 0.528, // a better Paris card
  richelieu: 0.8, // cards from Richelieu
  razeToo: 1.03, // to raze a card besides what it does to the siege
  ambush: 0.982, // to wait where musketeers work
  questAmbush: 1.93, // how much more at the Quest
  comers: 0.198, // a musketeer who may still come
  heat: 0.558, // how far apart two places must be for chance to count little
};
