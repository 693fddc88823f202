import type { Choice } from '#games/roy/choices.ts';
import type { Man } from '#games/roy/state.ts';
import type { View } from '#games/roy/view.ts';

const ONLY_HERE: readonly Choice['kind'][] = ['advance', 'withdraw', 'passage', 'reveal'];
const QUEST_FOES: readonly string[] = ['inn', 'road', 'first', 'second', 'wardes'];

/** The musketeers at the Quest. */
export const menThere = (view: View): readonly Man[] => view.men.filter(man => man.place === 'quest');

/** What can be done on the board, in the order it was offered; naming a space is done on the space itself. */
export const choicesHere = (view: View, choices: readonly Choice[]): readonly Choice[] => {
  const actsHere = menThere(view).some(man => man.turn === 'acting');
  return choices.filter(choice => {
    if (ONLY_HERE.includes(choice.kind)) return true;
    if (choice.kind === 'duel') return QUEST_FOES.includes(choice.foe);
    return choice.kind === 'challenge' && actsHere;
  });
};
