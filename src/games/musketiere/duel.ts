import type { Tell } from '#kernel/game.ts';
import { cardValue } from './cards.ts';
import type { Event } from './events.ts';
import { shutOut } from './facts.ts';
import type { Duel, State } from './state.ts';

/** MUS.9, MUS.10: the cards are shown together, and their values decide. */
export const showCards = (draft: State, tell: Tell<Event>) => {
  const target = draft.target ?? 0;
  const cards = draft.picks.slice();
  let sum = 0;
  let strongest = -1;
  let weakest = -1;
  for (let seat = 0; seat < cards.length; seat++) {
    const card = cards[seat] ?? 0;
    draft.picks[seat] = null;
    if (shutOut(draft.markers[seat])) {
      draft.discards[seat].push(card);
      cards[seat] = null;
      continue;
    }
    sum += cardValue(card);
    if (strongest < 0 || card > (cards[strongest] ?? 0)) strongest = seat;
    if (weakest < 0 || card < (cards[weakest] ?? 0)) weakest = seat;
  }
  const won = sum >= target;
  const seat = won ? strongest : weakest;
  const duel: Duel = { target, cards, sum, won, seat };
  draft.fought++;
  const number = draft.duels.push(duel);
  tell?.({ kind: 'shown', duel: number, target, cards, sum, reveals: true });
  tell?.({ kind: won ? 'won' : 'lost', duel: number, seat, sum, target });
  draft.phase = 'spoils';
  draft.spoils = { seat, marker: won ? 'jewel' : 'prison', held: false };
};
