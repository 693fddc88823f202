import { reachBottes } from '../bottes/bottes.ts';
import { besides } from './besides.ts';
import { barNoFurther, goNoFurther } from './no-further.ts';
import { STOP } from './plain.ts';
import { onTurn, type RideQuestion } from './question.ts';

/** Before the closed gate (TRO.RULING.6). */
export const gate: RideQuestion = {
  who: onTurn,
  reach(position, turn, seat, choices) {
    choices.push(STOP);
    reachBottes(position, turn, seat, choices);
  },
  beyond: besides,
  bar: barNoFurther,
  answer: goNoFurther,
};
