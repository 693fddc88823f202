import { remember, remembered } from '#web/storage.ts';

const KEY = 'panache.roy.typed';

/** Whether this reader answers by typing into the list of all choices. */
class PlainList {
  #on = $state(remembered(KEY) === 'yes');

  get on(): boolean {
    return this.#on;
  }
  toggle(): void {
    this.#on = !this.#on;
    remember(KEY, this.#on ? 'yes' : 'no');
  }
}

export const plainList = new PlainList();
