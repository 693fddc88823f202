import type { Words } from '../words.ts';
import { bottes } from './bottes.ts';
import { gazettes } from './gazettes.ts';
import { lanes, piles, places, riders, space } from './names.ts';
import { news, oneTurn } from './news.ts';
import { orders } from './orders.ts';
import { about, legs, quests, signs, ways } from './spaces.ts';

export const words: Words = {
  riders,
  places,
  lanes,
  space,
  about,
  signs,
  piles,
  orders,
  bottes,
  gazettes,
  news,
  oneTurn,
  ways,
  legs,
  quests,
};
