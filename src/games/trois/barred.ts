import type { Barred } from '#kernel/game.ts';
import { listRefusals } from '#kernel/question.ts';
import type { Choice } from './choices.ts';
import { positionOf } from './position.ts';
import { QUESTIONS } from './questions/questions.ts';
import { waiting } from './questions/waiting.ts';
import type { View } from './view.ts';

/** Why not? For all that a player might reach for, the rule that keeps him from it. */
export const barred = (view: View): readonly Barred<Choice>[] => {
  const { seat, phase, turn } = view;
  const refusals: Barred<Choice>[] = [];
  if (seat === null || phase === 'over') return refusals;
  const position = positionOf(view);
  if (turn === null) listRefusals(QUESTIONS.take, position, null, seat, refusals);
  else listRefusals(turn.seat === seat ? QUESTIONS[turn.prompt] : waiting, position, turn, seat, refusals);
  return refusals;
};
