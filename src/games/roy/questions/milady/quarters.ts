import { type Of, PARIS_CARD, PASS } from '../../choices.ts';
import type { Question } from '../../question.ts';
import { because } from '../../reasons.ts';
import { MILADY, type State, toMilady } from '../../state.ts';
import { otherParis, playedBar } from './paris-card.ts';

const IN_HAND = because('ROY.MILQ.1', 'paris-in-hand', (_state: State, _task: unknown, { card }: Of<'paris'>) => ({
  card,
}));

/** ROY.MILQ.1: a Paris card out of the pile. */
export const quarters: Question<'quarters'> = {
  who: () => MILADY,
  settle: draft => {
    if (draft.parisPile.length > 0) return false;
    draft.todo.pop();
    return true;
  },
  reach: (state, _task, _seat, choices) => {
    for (const card of state.parisPile) choices.push(PARIS_CARD[card]);
    choices.push(PASS);
  },
  beyond: (state, _task, seat, choices) => {
    if (seat === MILADY) otherParis(state.parisPile, choices);
  },
  bar: (state, _task, choice) => {
    if (choice.kind === 'pass') return null;
    return playedBar(state, choice) ?? (state.parisHand.includes(choice.card) ? IN_HAND : null);
  },
  answer: (draft, _task, choice, _seat, tell) => {
    draft.todo.pop();
    const card = choice.kind === 'pass' ? null : choice.card;
    tell?.({ kind: 'took-paris', took: card !== null, secret: { to: toMilady(draft), card } });
    if (card === null) return;
    draft.parisPile = draft.parisPile.filter(each => each !== card);
    draft.parisHand = [...draft.parisHand, card];
  },
};
