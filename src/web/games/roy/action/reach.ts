import { countIn } from '#games/roy/cards/adventure.ts';
import { BLUE_DICE } from '#games/roy/cards/board.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import type { Choice } from '#games/roy/choices.ts';
import type { Skill } from '#games/roy/names.ts';
import { skillOf } from '#games/roy/questions/challenge/score.ts';
import type { Man } from '#games/roy/state.ts';
import type { View } from '#games/roy/view.ts';
import { isFree, verbOf } from './verbs.ts';

// How far one of the reader's own musketeers can go with what he has.

/** ROY.ARAMIS.1: any other card of his hand counts once a round. */
const ability = ({ who, used }: Man, others: number): number => (who === 'aramis' && !used && others > 0 ? 1 : 0);

/** ROY.DUEL.3, ROY.DUEL.4: his dice, and the most he can throw with every Combat card in hand. */
export const diceOf = (view: View, man: Man): { readonly least: number; readonly most: number } => {
  const least = SHEETS[man.who].dice;
  const [single, double] = [countIn(view.hand, 'single'), countIn(view.hand, 'double')];
  const most = least + single + 2 * double + ability(man, view.hand.length - single - double);
  return { least, most: Math.min(BLUE_DICE, most) };
};

/** ROY.CHALL.3, ROY.CHALL.14: the most he comes to in a challenge of that skill, where he stands. */
export const scoreFor = (view: View, man: Man, skill: Skill): number => {
  const matching = countIn(view.hand, skill);
  const calais = man.place === 'quest' && view.quest.board === 2;
  const epics = calais ? view.epics + 2 * view.oneForAll : 0;
  return skillOf(man, skill) + matching + ability(man, view.hand.length - matching) + epics;
};

/** ROY.TURN.4, ROY.P4.2, ROY.TREACH.9: the actions a musketeer has when his turn begins. */
export const actionsAtFirst = ({ seats, conscripts, actions }: View): number =>
  Math.max(actions, (seats === 4 ? 4 : 3) - (conscripts ? 1 : 0));

/** The actions that go unused if the turn ends now; none where nothing could be done with them. */
export const givenUp = ({ actions }: View, choices: readonly Choice[]): number => {
  const usable = choices.some(choice => {
    const verb = verbOf(choice);
    return verb !== null && verb !== 'end' && !isFree(verb);
  });
  return usable ? actions : 0;
};
