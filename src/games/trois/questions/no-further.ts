import { layOpen } from '../bottes/bottes.ts';
import { halt } from '../turn/ride.ts';
import { barBesides } from './besides.ts';
import { type RideQuestion, unasked } from './question.ts';

// Where the way is closed: he may always end his ride there, unless a Botte of his helps.

export const barNoFurther: RideQuestion['bar'] = (position, turn, choice, seat) =>
  choice.kind === 'stop' ? null : barBesides(position, turn, choice, seat);

export const goNoFurther: RideQuestion['answer'] = (draft, turn, choice, _seat, tell) => {
  if (choice.kind === 'botte') return layOpen(draft, turn, choice.botte, tell);
  if (choice.kind !== 'stop') throw unasked(choice);
  halt(draft, turn, tell);
  return false;
};
