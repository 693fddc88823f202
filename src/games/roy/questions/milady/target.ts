import { TREACHERY } from '../../cards/treachery.ts';
import { MAN, type Of } from '../../choices.ts';
import { indexOf } from '../../men/men.ts';
import { checkMortal } from '../../men/wounds.ts';
import type { Question, TaskOf } from '../../question.ts';
import { because } from '../../reasons.ts';
import { MILADY, type State } from '../../state.ts';

const CANNOT_STRIKE = because(
  'ROY.RULING.59',
  'cannot-strike',
  (_state: State, { card }: TaskOf<'target'>, { who }: Of<'man'>) => ({ who, card }),
);

/** ROY.DEC.11: whom a Treachery card strikes. */
export const target: Question<'target'> = {
  who: () => MILADY,
  reach: (state, _task, _seat, choices) => {
    for (const man of state.men) choices.push(MAN[man.who]);
  },
  bar: (state, { card }, { who }) =>
    TREACHERY[card].strikes?.(state.men[indexOf(state, who)]) === true ? null : CANNOT_STRIKE,
  answer: (draft, { card }, { who }, _seat, tell) => {
    draft.todo.pop();
    tell?.({ kind: 'aimed', card, who });
    TREACHERY[card].play(draft, indexOf(draft, who), tell);
    checkMortal(draft, tell); // ROY.EDGE.75
  },
};
