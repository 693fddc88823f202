import type { Tell } from '#kernel/game.ts';
import type { Event } from '../events.ts';
import type { Turn } from '../state.ts';

/** What a card is missing where it does nothing. */
export type Missing = Extract<Event, { kind: 'in-vain' }>['missing'];

/** A card that changes nothing says so, or a player would wonder what it did. */
export const inVain = ({ seat, card }: Turn, missing: Missing, tell: Tell<Event>) => {
  if (card !== null) tell?.({ kind: 'in-vain', seat, card, missing });
};
