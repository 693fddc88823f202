import { besidesGiving } from './besides.ts';
import { barGifts, giveOne, reachGifts } from './giving.ts';
import { onTurn, type RideQuestion } from './question.ts';

/** RO08 takes one of his Bottes. */
export const lose: RideQuestion = {
  who: onTurn,
  reach: reachGifts,
  beyond: besidesGiving,
  bar: barGifts,
  answer: giveOne('lost'),
};
