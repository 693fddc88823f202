import type { Seat } from '#kernel/game.ts';
import { fork, type Rng, shuffle } from '#kernel/rng.ts';
import { allCards, byStrength, type Card } from './cards.ts';
import { clone, type State } from './state.ts';

/** Every card that seat has seen: what was fought with, and what lies before itself. */
const seenBy = ({ duels, hands, rewards, discards, picks }: State, seat: Seat | null): Card[] => {
  const open = duels.flatMap(duel => duel.cards).filter(card => card !== null);
  if (seat === null) return open;
  const pick = picks[seat];
  return [...open, ...hands[seat], ...rewards[seat], ...discards[seat], ...(pick === null ? [] : [pick])];
};

/**
 * The same position of Musketiere with everything a seat may not know dealt anew: the cards of the others, wherever
 * they lie face down, may be any it has not seen, and the guards may come in any order.
 */
export const redealHidden = (state: State, seat: Seat | null, rng: Rng): State => {
  const draft = clone(state);
  const seen = new Set(seenBy(draft, seat));
  const hidden = shuffle(
    rng,
    allCards().filter(card => !seen.has(card)),
  );
  const another = (): Card => {
    const card = hidden.pop();
    if (card === undefined) throw new Error('there are not enough cards');
    return card;
  };
  for (const owner of draft.hands.keys()) {
    if (owner === seat) continue;
    draft.hands[owner] = byStrength(draft.hands[owner].map(another));
    draft.rewards[owner] = draft.rewards[owner].map(another);
    draft.discards[owner] = draft.discards[owner].map(another);
    if (draft.picks[owner] !== null) draft.picks[owner] = another();
  }
  shuffle(rng, draft.guards);
  draft.rng = fork(rng);
  return draft;
};
