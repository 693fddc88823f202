import { SECTION } from './place.svelte.ts';

/** What a search has found, as it lies on the page: everything that bears `data-hit`, in reading order. */
export class Hits {
  readonly #root: () => HTMLElement | undefined;
  /** How many there are in each section, by its id. */
  in = $state.raw<Readonly<Record<string, number>>>({});
  all = $state(0);
  /** The one that was gone to last, from 1; 0 before the first. */
  at = $state(0);
  /** It bears `data-current`; what it was gone to for may have left the page since, or may no longer be found there. */
  #current: HTMLElement | null = null;

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  get #elements(): HTMLElement[] {
    return [...(this.#root()?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];
  }

  /** To be called when something has come or gone. */
  count(): void {
    const found: Record<string, number> = {};
    const elements = this.#elements;
    for (const element of elements) {
      const id = element.closest(SECTION)?.id ?? '';
      found[id] = (found[id] ?? 0) + 1;
    }
    this.in = found;
    this.all = elements.length;
    this.at = this.#current === null ? 0 : elements.indexOf(this.#current) + 1;
  }

  forget(): void {
    this.at = 0;
    this.#mark(null);
  }

  /** Goes to the next one, or to the one before; after the last comes the first. */
  step(by: 1 | -1): void {
    const elements = this.#elements;
    if (elements.length === 0) return;
    const from = this.at === 0 && by < 0 ? elements.length : this.at - 1;
    const to = (from + by + elements.length) % elements.length;
    this.#mark(elements[to]);
    elements[to].scrollIntoView({ block: 'center' });
    this.at = to + 1;
  }

  #mark(element: HTMLElement | null): void {
    delete this.#current?.dataset.current;
    this.#current = element;
    if (element !== null) element.dataset.current = '';
  }
}
