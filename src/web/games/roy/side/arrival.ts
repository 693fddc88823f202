import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Event } from '#games/roy/events.ts';
import type { Seat } from '#kernel/game.ts';
import type { TableContext } from '../table-context.svelte.ts';
import { keyOf } from '../targets.ts';

/** Where a card comes from when no deck is to be seen. */
const FROM_ABOVE = 'translateY(-80%)';

const deckFrom = (element: HTMLElement): string => {
  const deck = document.querySelector(`[data-target="${keyOf({ kind: 'deck' })}"]`)?.getBoundingClientRect();
  if (deck === undefined || deck.width === 0) return FROM_ABOVE;
  const here = element.getBoundingClientRect();
  const [x, y] = [deck.left + deck.width / 2 - here.left - here.width / 2, deck.top - here.top];
  return `translate(${x}px, ${y}px) scale(0.5)`;
};

const fly = (element: HTMLElement) => {
  const style = getComputedStyle(element);
  const duration = Number.parseFloat(style.getPropertyValue('--d-card'));
  if (!(duration > 0) || document.hidden) return;
  element.animate(
    [
      { transform: deckFrom(element), opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    {
      duration,
      easing: style.getPropertyValue('--ease'),
    },
  );
};

/** Whether what happened may have put cards into that hand. */
export const bringsCards = (event: Event, seat: Seat | null): boolean =>
  event.kind === 'traded' || (event.kind === 'drew' && event.seat === seat);

/**
 * A card that came to the hand by what has just happened flies in from the deck. A hand laid out anew, after a reload
 * or for other eyes, simply lies there: it comes without events.
 */
export const arrival =
  (at: TableContext): Attachment<HTMLElement> =>
  element => {
    if (!untrack(() => at.props.events.some(event => bringsCards(event, at.me)))) return;
    // After everything that belongs to the new step has run: its beginning ends whatever still moves.
    queueMicrotask(() => element.isConnected && fly(element));
  };
