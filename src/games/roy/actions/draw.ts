import { DRAW } from '../choices.ts';
import { cardsLeft, drawCards } from '../decks.ts';
import { because } from '../reasons.ts';
import { manOf, row } from './action.ts';

const DECK_EMPTY = because('ROY.ACT.6', 'deck-empty');

export const draw = row('draw', {
  at: null,
  interceptable: false,
  reach: (_state, _actor, _seat, choices) => {
    choices.push(DRAW);
  },
  quick: (state, _actor, _seat, choices) => {
    if (cardsLeft(state)) choices.push(DRAW);
  },
  bar: state => (cardsLeft(state) ? null : DECK_EMPTY),
  perform: (draft, actor, _action, tell) => drawCards(draft, manOf(draft, actor), 1, 'action', tell),
});
