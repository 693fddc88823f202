import type { Tell } from '#kernel/game.ts';
import { antechamber } from '../duel/fighters.ts';
import type { Event } from '../events.ts';
import type { Galleries, ManIndex, State } from '../state.ts';
import type { QuestView } from '../view.ts';
import { completeBoard } from './boards.ts';

export const ANTECHAMBERS = 4;

/** The next door is the Queen's: whoever passes it has won (ROY.GALL.9). */
export const isLastAntechamber = (quest: QuestView): boolean => quest.board === 4 && quest.at === ANTECHAMBERS - 1;

/** ROY.GALL.2: the tokens of the antechamber now reached are turned up. */
export const openAntechamber = (draft: State, tell: Tell<Event>) => {
  if (draft.quest.board !== 4) throw new Error('the galleries are not in play');
  const { at, challenges } = draft.quest;
  tell?.({ kind: 'antechamber', at, skill: challenges[at], fighters: antechamber(draft.quest), reveals: true });
};

/** ROY.GALL.3, ROY.GALL.8, ROY.GALL.9 */
export const passAntechamber = (
  draft: State,
  index: ManIndex,
  by: 'challenge' | 'duels' | 'passage',
  tell: Tell<Event>,
) => {
  if (draft.quest.board !== 4) throw new Error('the galleries are not in play');
  tell?.({ kind: 'passed', at: draft.quest.at, by, who: draft.men[index].who });
  draft.quest = { ...draft.quest, at: draft.quest.at + 1, beaten: [false, false] };
  if (draft.quest.at === ANTECHAMBERS) completeBoard(draft, index, tell);
  else openAntechamber(draft, tell);
};

/** ROY.GALL.5, ROY.GALL.7: a beaten adversary stays beaten. */
export const beatAntechamberToken = (draft: State, index: ManIndex, which: 0 | 1, tell: Tell<Event>) => {
  if (draft.quest.board !== 4) throw new Error('the galleries are not in play');
  tell?.({ kind: 'token-gone', token: antechamber(draft.quest)[which] });
  const [first, second] = draft.quest.beaten;
  const beaten: Galleries['beaten'] = which === 0 ? [true, second] : [first, true];
  draft.quest = { ...draft.quest, beaten };
  if (beaten[0] && beaten[1]) passAntechamber(draft, index, 'duels', tell);
};
