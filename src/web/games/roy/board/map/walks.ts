import type { Attachment } from 'svelte/attachments';
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

interface Stand {
  /** Place, and which of how many there. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** How high a figure is lifted on its way. */
const LIFT = 14;

const millisecondsOf = (element: HTMLElement, token: string): number =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue(token)) || 0;

/** The token of a track glides along it: to be made once for a track, and attached to the token on its space. */
export const glides = (): Attachment<HTMLElement> => {
  let last: number | undefined;
  return token => {
    const here = token.parentElement?.offsetLeft ?? 0;
    const way = (last ?? here) - here;
    last = here;
    if (way === 0) return;
    token.animate([{ transform: `translateX(${way}px)` }, { transform: 'none' }], {
      duration: millisecondsOf(token, '--d-card'),
      easing: 'ease-in-out',
    });
  };
};

/** A card is laid down from a little above. */
export const laid = (card: HTMLElement): TransitionConfig => ({
  duration: millisecondsOf(card, '--d-card'),
  easing: cubicOut,
  css: (shown, away) => `opacity: ${shown}; transform: translateY(${-16 * away}px)`,
});

/** Figures are drawn where they stand; one that stood elsewhere a moment ago walks there from its old place. */
export class Walks {
  readonly #last = new Map<string, Stand>();

  /** Where somebody is who is shown elsewhere for a while: he comes back from there. */
  note(who: string, stand: Stand): void {
    this.#last.set(who, stand);
  }

  from =
    (who: string, stand: Stand): Attachment<HTMLElement> =>
    element => {
      const before = this.#last.get(who);
      this.#last.set(who, stand);
      if (before === undefined || before.key === stand.key) return;
      const [dx, dy] = [before.x - stand.x, before.y - stand.y];
      const far = Math.hypot(dx, dy) > 60;
      element.animate(
        [
          { transform: `translate(${dx}px, ${dy}px)` },
          { transform: `translate(${dx / 2}px, ${dy / 2 - (far ? LIFT : 0)}px) scale(${far ? 1.08 : 1})` },
          { transform: 'none' },
        ],
        { duration: millisecondsOf(element, '--d-move'), easing: 'ease-in-out' },
      );
    };
}
