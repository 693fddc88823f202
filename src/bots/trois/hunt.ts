/** Farther away than this nobody hunts: it is the way from the Queen back to the trapped rider. */
const FARTHEST = 36;
/** Far more than it takes until the figures stand still. */
const ROUNDS = 60;

/** How many of the 36 rolls of two dice show this total. */
export const rollsOf = (total: number): number => Math.max(0, 6 - Math.abs(7 - total));

/** By the squares between a hunter and the trapped rider, the turns until he stands exactly there. */
const TURNS = new Float64Array(FARTHEST + 13);

const byRoll = (away: number): number => {
  let sum = 0;
  for (let total = 2; total <= 12; total++) sum += rollsOf(total) * turnsToHit(Math.abs(away - total));
  return 1 + sum / 36;
};

/**
 * The turns it takes a hunter who has moved so that he is this far away. Whoever stands on the trapped rider and wants the
 * studs that lie there must leave and come back.
 */
export const turnsToHit = (away: number): number => (away === 0 ? 0 : TURNS[Math.min(away, TURNS.length - 1)]);

for (let round = 0; round < ROUNDS; round++)
  for (let away = 1; away < TURNS.length; away++) TURNS[away] = Math.min(1 + turnsToHit(away - 1), byRoll(away));

/** Whether a hunter so many squares away does better with one square than with the dice (TRO.16, TRO.25). */
export const isOneSquareBetter = (away: number): boolean => away <= 1 || 1 + turnsToHit(away - 1) <= byRoll(away);
