/** What a sensible player makes of things, in squares. */
export const WEIGHTS = {
  turn: 8, // a turn: two dice, and another roll after a double
  oneDie: 4.5, // what the second die is worth, and the double
  studs: 15, // to have the studs
  trapped: 0.5, // the part of that which is lost when they stay with the trapped rider
  victory: 200, // more than anything else
  idle: 12, // to be at the Queen's without the studs, where nothing is left but to wait
  waiting: 6, // to stand before something closed until the news change
  ahead: 4, // to the next gazette square
  companion: 1, // a rival who waits no longer

  phial: 5, // what a card of a pile costs on average
  dagger: 2.5,
  daggerWithSpies: 7,
  sword: -2.5,
  phialCarrying: 3, // how much more it costs who carries the studs
  daggerCarrying: 2,

  stay: 0.5, // to stop at a place: the news may open the stairs before the next turn
  bribe: 3, // what other news must save before the printer is bribed
  horse: 9, // what the relay horse must bring
  hand: 4, // how much worse than usual a roll is that the steady hand rolls again

  parry: 3, // what the Bottes are worth in the hand
  antidote: 3.5,
  pass: 3,
  key: 5,
  boat: 2.5, // for each crossing still to come
  relay: 6,
  steadyHand: 3.5,
  printer: 2.5,
  ruse: 5,
  ruseLate: 1.5, // past the trapped rider
};
