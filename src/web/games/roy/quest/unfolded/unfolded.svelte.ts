import type { Token } from '#games/roy/cards/tokens.ts';
import type { Skill } from '#games/roy/names.ts';
import type { TableContext } from '../../table-context.svelte.ts';

/** The Quest board laid open over the map, and what Milady is doing on it. */
export class Unfolded {
  open = $state(false);
  /** A token on its way from Milady's stock to the board. */
  carried = $state.raw<Token | Skill | null>(null);
  /** A bot lays the rest: the number of tokens that lay there when it last laid one; null while it does not. */
  filling = $state.raw<number | null>(null);
  /** It came without being asked for, and goes likewise. */
  #byItself = false;
  #from: HTMLElement | null = null;

  unfold(from: HTMLElement) {
    this.#from = from;
    this.#byItself = false;
    this.open = true;
  }

  fold() {
    this.open = false;
    // What came by itself has nowhere to go back to: the small sheet's button is its place.
    const back = this.#from?.isConnected ? this.#from : document.querySelector<HTMLElement>('[data-act="quest"]');
    back?.focus({ preventScroll: true });
    this.#from = null;
  }

  /** Something has to be chosen on the board, or has been. */
  need(needed: boolean) {
    if (needed && !this.open) {
      this.#byItself = true;
      this.open = true;
    } else if (!needed && this.#byItself) {
      this.#byItself = false;
      this.open = false;
    }
    if (!needed) this.filling = null;
  }
}

const tables = new WeakMap<TableContext, Unfolded>();

/** The Quest board of the table that a context belongs to. */
export const unfoldedAt = (at: TableContext): Unfolded => {
  const found = tables.get(at) ?? new Unfolded();
  tables.set(at, found);
  return found;
};
