import { drawCards } from '../decks.ts';
import { flipLouvre as flip, playParis } from '../missions/missions.ts';
import { type Step, teamOf } from '../question.ts';

/** ROY.SETUP.11, ROY.P2.2, ROY.P3.2, ROY.P4.3: cards dealt to a seat, by the number of players. */
const DEAL: readonly number[] = [0, 0, 9, 9, 7, 5, 5];

/** ROY.SETUP.11, then the Paris card chosen first is announced (ROY.SETUP.14). */
export const deal: Step<'deal'> = (draft, _task, tell) => {
  draft.todo.pop();
  for (const seat of teamOf(draft)) drawCards(draft, { seat }, DEAL[draft.seats], 'deal', tell);
  const card = draft.parisHand[0];
  draft.parisHand = draft.parisHand.slice(1);
  playParis(draft, card, tell);
};

/** ROY.SETUP.14 */
export const openQuest: Step<'open-quest'> = (draft, _task, tell) => {
  draft.todo.pop();
  tell?.({ kind: 'board', board: 1 });
};

/** ROY.LOUVRE.1 */
export const flipLouvre: Step<'flip-louvre'> = (draft, _task, tell) => {
  draft.todo.pop();
  flip(draft, tell);
};
