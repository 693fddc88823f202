import { because } from '../bars.ts';
import { turnUpGazette } from '../cards/news.ts';
import type { Botte } from './botte.ts';

/** Turns up the next gazette. */
export const bribedPrinter: Botte = {
  prompts: ['start'],
  fits: (_, { fresh }) => fresh,
  moment: because('TRO.15', 'moment-turn-start'),
  play(draft, { seat }, tell) {
    turnUpGazette(draft, 'printer', seat, tell);
    return false;
  },
};
