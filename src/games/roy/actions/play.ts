import { isCharacter, withoutCard } from '../cards/adventure.ts';
import { CHARACTER_ROWS, type Simple } from '../cards/characters.ts';
import { PLAY } from '../choices.ts';
import { discardAfter } from '../decks.ts';
import { manOf, row } from './action.ts';

/** Character cards; Planchet has choices of his own (`planchet.ts`). */
export const play = row('play', {
  at: null,
  holding: 'character',
  interceptable: false,
  reach: (state, _actor, seat, choices) => {
    const hand = state.hands[seat];
    for (let i = hand.length - 1; i >= 0; i--) {
      const card = hand[i];
      if (!isCharacter(card)) return;
      if (card !== 'planchet') choices.push(PLAY[card]);
    }
  },
  bar: (state, _actor, { card }) => CHARACTER_ROWS[card as Simple].bar(state),
  /** All are discarded but M. de Bassompierre, who stays at La Rochelle (ROY.CHAR.3). */
  perform: (draft, actor, { card }, tell) => {
    const man = manOf(draft, actor);
    const effect = () => CHARACTER_ROWS[card as Simple].play(draft, man, tell);
    if (card !== 'bassompierre') return discardAfter(draft, man.seat, card, effect);
    draft.hands[man.seat] = withoutCard(draft.hands[man.seat], card);
    effect();
  },
});
