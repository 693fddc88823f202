import { placeBar } from '../../actions/move.ts';
import { PASS, RIDE } from '../../choices.ts';
import { arrive } from '../../men/arrive.ts';
import { DESTINATIONS } from '../../names.ts';
import { lapse, type Question } from '../../question.ts';

/** ROY.CARD.38, ROY.DEC.54: a move that Planchet brings, or none. */
export const ride: Question<'ride'> = {
  who: (state, { man }) => state.men[man].seat,
  settle: lapse,
  reach: (_state, _task, _seat, choices) => {
    for (const to of DESTINATIONS) choices.push(RIDE[to]);
    choices.push(PASS);
  },
  bar: (state, { man }, choice) => (choice.kind === 'pass' ? null : placeBar(state.men[man], choice.to)),
  /** As under an order (ROY.RULING.45): felled or jailed by it, his turn of this round is gone. */
  answer: (draft, { man }, choice, _seat, tell) => {
    draft.todo.pop();
    if (choice.kind === 'pass') tell?.({ kind: 'stayed', who: draft.men[man].who });
    else arrive(draft, man, choice.to, 'planchet', true, tell);
  },
};
