import type { Card } from '#games/musketiere/cards.ts';
import type { Choice, VainChoice } from '#games/musketiere/choices.ts';
import type { Place } from '#games/musketiere/state.ts';
import type { Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';

/** Which choices, offered or refused, somebody would make by touching a thing on the table. */
export type Touches = (choice: Choice) => boolean;

export const touchesCard =
  (card: Card): Touches =>
  choice =>
    'card' in choice && choice.card === card;

/** Whose reward card a choice is about. */
const ownerIn = (choice: Extract<Choice, { place: Place }>, me: Seat | null): Seat | null => {
  if (choice.kind === 'take') return choice.from;
  return choice.kind === 'touch' ? choice.seat : me;
};

export const touchesReward =
  (seat: Seat, place: Place, me: Seat | null): Touches =>
  choice =>
    'place' in choice && choice.place === place && ownerIn(choice, me) === seat;

/** For what is only ever tried in vain. */
export const triesFor =
  (wanted: VainChoice): Touches =>
  choice =>
    same(choice, wanted);
