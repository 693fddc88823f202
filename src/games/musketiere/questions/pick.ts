import type { Decision, Seat, Tell } from '#kernel/game.ts';
import { type Card, cardValue, without } from '../cards.ts';
import { askCard, type Choice, PICK, THROW } from '../choices.ts';
import type { Event } from '../events.ts';
import { type Duel, type State, shutOut } from '../state.ts';

/** MUS.9: every fighting player secretly picks a card; MUS.18: a shut-out player picks one to throw away. */
export const askPick = (state: State): Decision<Choice>[] => {
  const asked: Decision<Choice>[] = [];
  for (let seat = 0; seat < state.hands.length; seat++) {
    if (state.picks[seat] !== null) continue;
    asked.push(askCard(seat, shutOut(state.markers[seat]) ? THROW : PICK, state.hands[seat]));
  }
  return asked;
};

export const pickCard = (draft: State, seat: Seat, choice: { kind: string; card: Card }, tell: Tell<Event>) => {
  draft.hands[seat] = without(draft.hands[seat], choice.card);
  draft.picks[seat] = choice.card;
  const kind = choice.kind === 'discard' ? 'discarded' : 'picked';
  tell?.({ kind, seat, secret: { to: [seat], card: choice.card } });
  for (let other = 0; other < draft.picks.length; other++) if (draft.picks[other] === null) return;
  show(draft, tell);
};

/** MUS.9, MUS.10: the cards are shown together, and their values decide. */
const show = (draft: State, tell: Tell<Event>) => {
  const target = draft.target ?? 0;
  const cards: (Card | null)[] = [];
  let sum = 0;
  let strongest = -1;
  let weakest = -1;
  for (let seat = 0; seat < draft.picks.length; seat++) {
    const card = draft.picks[seat] ?? 0;
    draft.picks[seat] = null;
    if (shutOut(draft.markers[seat])) {
      draft.discards[seat].push(card);
      cards.push(null);
      continue;
    }
    cards.push(card);
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
