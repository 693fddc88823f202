import type { Seat } from '#kernel/game.ts';
import type { CardChoice, Choice } from '../choices.ts';
import type { Position } from '../position.ts';

/** Adds the choice that each card of a hand makes. */
export const listHand = (position: Position, seat: Seat, all: readonly CardChoice[], choices: Choice[]) => {
  const hand = position.hands[seat];
  for (let at = 0; at < hand.length; at++) choices.push(all[hand[at]]);
};
