import type { Barred } from '#kernel/game.ts';
import { listRefusals } from '#kernel/question.ts';
import type { Choice } from './choices.ts';
import { seenIn } from './position.ts';
import { inVain } from './questions/in-vain.ts';
import { cardQuestion, spoilsQuestion } from './questions/index.ts';
import type { View } from './view.ts';

/** Why not? For every card and marker a player might reach for, the rule that keeps him from it. */
export const barred = (view: View): readonly Barred<Choice>[] => {
  const { seat, spoils } = view;
  if (seat === null || view.phase === 'over') return [];
  const position = seenIn(view);
  const refusals: Barred<Choice>[] = [];
  if (spoils === null) listRefusals(cardQuestion(position, seat), position, null, seat, refusals);
  else if (spoils.seat === seat) listRefusals(spoilsQuestion(spoils), position, spoils, seat, refusals);
  listRefusals(inVain, position, null, seat, refusals);
  return refusals;
};
