import { MAN, type Of } from '../../choices.ts';
import { indexOf } from '../../men/men.ts';
import { wound } from '../../men/wounds.ts';
import type { Question } from '../../question.ts';
import { because } from '../../reasons.ts';
import { isDown, type Man, MILADY, type State } from '../../state.ts';

const NOT_IN_PARIS = because('ROY.CARD.31', 'not-in-paris', (_state: State, _task: unknown, { who }: Of<'man'>) => ({
  who,
}));

const isThere = (man: Man): boolean => man.place === 'paris' && !isDown(man);

/** ROY.DEC.52, ROY.CARD.31: whom the duels in Paris hurt. */
export const victim: Question<'victim'> = {
  who: () => MILADY,
  settle: (draft, _task, tell) => {
    if (draft.men.some(isThere)) return false;
    draft.todo.pop();
    tell?.({ kind: 'nobody-in-paris' });
    return true;
  },
  reach: (state, _task, _seat, choices) => {
    for (const man of state.men) choices.push(MAN[man.who]);
  },
  bar: (state, _task, { who }) => (isThere(state.men[indexOf(state, who)]) ? null : NOT_IN_PARIS),
  answer: (draft, _task, { who }, _seat, tell) => {
    draft.todo.pop();
    wound(draft, indexOf(draft, who), 1, 'paris', 'next', tell);
  },
};
