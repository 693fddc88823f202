import { MediaQuery } from 'svelte/reactivity';
import { remember, remembered } from '../../storage.ts';

/** Something beside the table: where there is room, and the reader has not put it away. */
class SidePanel {
  readonly #key: string;
  readonly #wide = new MediaQuery('min-width: 1180px', true);
  #wanted = $state(true);

  constructor(key: string) {
    this.#key = key;
    this.#wanted = remembered(key) !== 'away';
  }

  get fits(): boolean {
    return this.#wide.current;
  }

  get shown(): boolean {
    return this.fits && this.#wanted;
  }

  toggle(): void {
    this.#wanted = !this.#wanted;
    remember(this.#key, this.#wanted ? 'beside' : 'away');
  }
}

export const chroniclePanel = new SidePanel('panache.chronicle');
export const talkPanel = new SidePanel('panache.talk');
