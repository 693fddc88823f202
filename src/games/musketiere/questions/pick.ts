import type { Seat, Tell } from '#kernel/game.ts';
import { type Card, takeOut } from '../cards.ts';
import { type CardChoice, DISCARD, FIGHT } from '../choices.ts';
import { showCards } from '../duel.ts';
import type { Event } from '../events.ts';
import { type Row, shutOut } from '../facts.ts';
import type { Position } from '../position.ts';
import type { State } from '../state.ts';
import { listHand } from './hand.ts';
import type { Bar, CardQuestion } from './question.ts';

const PICKED: Bar = { rule: 'MUS.9', reason: 'already-picked' };
const SHUT_OUT: Bar = { rule: 'MUS.18', reason: 'shut-out' };

const seatsWith = ({ markers }: Position, wanted: (row: Row) => boolean): Seat[] =>
  markers.flatMap((row, seat) => (wanted(row) ? [seat] : []));

/** The card lies there, face down; the last one in shows them all. */
const pick = (draft: State, seat: Seat, card: Card, tell: Tell<Event>) => {
  takeOut(draft.hands[seat], card);
  draft.picks[seat] = card;
  for (let other = 0; other < draft.picks.length; other++) if (draft.picks[other] === null) return;
  showCards(draft, tell);
};

/** MUS.9: every fighting player secretly picks a card. */
export const fight: CardQuestion = {
  prompt: 'fight',
  choices: FIGHT,
  who: position => seatsWith(position, row => !shutOut(row)),
  reach: (position, _, seat, choices) => listHand(position, seat, FIGHT, choices),
  bar: (position, _, _choice, seat) => (position.picks[seat] === null ? null : PICKED),

  answer(draft, _, { card }: CardChoice, seat, tell) {
    tell?.({ kind: 'picked', seat, secret: { to: [seat], card } });
    pick(draft, seat, card, tell);
  },
};

/** MUS.18: a player shut out by three prisons picks a card to throw away. */
export const discard: CardQuestion = {
  prompt: 'discard',
  choices: DISCARD,
  who: position => seatsWith(position, shutOut),
  reach: (position, _, seat, choices) => listHand(position, seat, DISCARD, choices),
  beyond: (_position, _, _seat, choices) => choices.push({ kind: 'want', what: 'fight' }),
  bar(position, _, choice, seat) {
    if (choice.kind === 'want') return SHUT_OUT;
    return position.picks[seat] === null ? null : PICKED;
  },

  answer(draft, _, { card }: CardChoice, seat, tell) {
    tell?.({ kind: 'discarded', seat, secret: { to: [seat], card } });
    pick(draft, seat, card, tell);
  },
};
