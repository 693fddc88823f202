import { besidesGiving } from './besides.ts';
import { barGifts, giveOne, reachGifts } from './giving.ts';
import { onTurn, type RideQuestion } from './question.ts';

/** TRO.15: a fourth Botte is one too many. */
export const limit: RideQuestion = {
  who: onTurn,
  reach: reachGifts,
  beyond: besidesGiving,
  bar: barGifts,
  answer: giveOne('limit'),
};
