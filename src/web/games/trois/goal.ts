import type { Place } from '#games/trois/board/board.ts';
import { LEG_ENDS } from '#games/trois/state.ts';
import type { Words } from '#games/trois/text/words.ts';
import type { View } from '#games/trois/view.ts';
import type { Seat } from '#kernel/game.ts';

/** The place a rider rides to; null where he is after the studs, which are seen on the board themselves. */
export const goalPlace = ({ musketeers, studs, phase }: View, seat: Seat): Place | null => {
  const { leg, rider } = musketeers[seat];
  if (rider === null || phase !== 'ride') return null;
  if (leg === 5 && !(studs.where === 'rider' && studs.seat === seat)) return null;
  return LEG_ENDS[leg];
};

/** What a rider wants now, in one sentence. */
export const goalOf = ({ musketeers, studs, winner }: View, seat: Seat, words: Words): string => {
  const { leg, at, rider } = musketeers[seat];
  if (rider === null || winner !== null) return '';
  if (studs.where === 'rider' && studs.seat === seat) return words.quests.carry;
  if (leg === 5 && at === 'QUEEN') return words.quests.wait;
  if (leg !== 5 || studs.where === 'buckingham') return words.legs[leg].help;
  if (studs.where === 'square') return words.quests.fetch;
  const carrier = musketeers[studs.seat].rider;
  return carrier === null ? words.legs[leg].help : words.quests.chase(words.riders[carrier]);
};
