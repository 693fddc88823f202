import { MediaQuery } from 'svelte/reactivity';
import { remember, remembered } from '../../storage.ts';

const KEY = 'panache.chronicle';

/** The chronicle beside the table: where there is room, and the reader has not put it away. */
class SidePanel {
  readonly #wide = new MediaQuery('min-width: 1180px', true);
  #wanted = $state(remembered(KEY) !== 'away');

  get fits(): boolean {
    return this.#wide.current;
  }

  get shown(): boolean {
    return this.fits && this.#wanted;
  }

  toggle(): void {
    this.#wanted = !this.#wanted;
    remember(KEY, this.#wanted ? 'beside' : 'away');
  }
}

export const sidePanel = new SidePanel();
