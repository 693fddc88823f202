import type { Hand } from '../cards/adventure.ts';
import { HEAL, HELP, type Of } from '../choices.ts';
import { cardsLeft, discardAfter, drawCards } from '../decks.ts';
import { indexOf } from '../men/men.ts';
import { heal as healBy, isWounded } from '../men/wounds.ts';
import { because } from '../reasons.ts';
import { isDown, type State } from '../state.ts';
import { type Actor, manOf, row, whoActs } from './action.ts';

const whom = (_state: State, _actor: Actor, { who }: Of<'help'>) => ({ who });
const NOT_WOUNDED = because('ROY.CHAR.7', 'not-wounded', whoActs);
const FRIEND_DOWN = because('ROY.CARD.38', 'friend-down', whom);
const FRIEND_JAILED = because('ROY.CARD.38', 'friend-jailed', whom);

/** He is the last card of a sorted hand. */
const holdsPlanchet = (hand: Hand): boolean => hand[hand.length - 1] === 'planchet';

/** ROY.CARD.38, ROY.CHAR.7: Planchet for himself, when wounded. */
export const heal = row('heal', {
  at: null,
  holding: 'character',
  interceptable: false,
  reach: (state, _actor, seat, choices) => {
    if (holdsPlanchet(state.hands[seat])) choices.push(HEAL);
  },
  bar: (state, actor) => (isWounded(manOf(state, actor)) ? null : NOT_WOUNDED),
  perform: (draft, { man }, _action, tell) =>
    discardAfter(draft, draft.men[man].seat, 'planchet', () => healBy(draft, man, 1, 'planchet', tell)),
});

/** ROY.CARD.38: Planchet for another who stands; one in the Bastille only draws. */
export const help = row('help', {
  at: null,
  holding: 'character',
  interceptable: false,
  reach: (state, { man }, seat, choices) => {
    if (!holdsPlanchet(state.hands[seat])) return;
    for (let i = 0; i < state.men.length; i++) if (i !== man) choices.push(HELP[state.men[i].who]);
  },
  bar: (state, _actor, { who }) => {
    const friend = state.men[indexOf(state, who)];
    if (isDown(friend)) return FRIEND_DOWN;
    return friend.place !== 'bastille' || cardsLeft(state) ? null : FRIEND_JAILED;
  },
  perform: (draft, { man }, { who }, tell) =>
    discardAfter(draft, draft.men[man].seat, 'planchet', () => {
      const friend = indexOf(draft, who);
      const { seat, place } = draft.men[friend];
      drawCards(draft, { seat, who }, 1, 'planchet', tell);
      if (place !== 'bastille') draft.todo.push({ kind: 'ride', man: friend });
    }),
});
