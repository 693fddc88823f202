/** What a reader does to look elsewhere: from then on the page stays where he puts it. */
const OWN = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** A chapter, or a part that is not made of rules. */
export const SECTION = 'section[data-section]';
/** A section is being read once it has come this far up the window. */
const READ = '-22% 0px -70% 0px';

/**
 * Where somebody is in the book. What an address names is brought into sight, again and again while things that come late push it
 * away, until the reader moves himself; then the address follows him, so that a reload finds the same place.
 */
export class Place {
  /** The section that is being read. */
  section = $state('');
  #wanted: string | null = null;
  #found: HTMLElement | null = null;
  #moved = false;
  readonly #root: HTMLElement;
  /** The address of the book: once the page is being turned, it is another's. */
  readonly #path = location.pathname;
  readonly #follows: boolean;
  readonly #spy: IntersectionObserver;
  readonly #changes: MutationObserver;
  readonly #ended = new AbortController();

  constructor(root: HTMLElement, { follows, changed }: { follows: boolean; changed: () => void }) {
    this.#root = root;
    this.#follows = follows;
    this.#spy = new IntersectionObserver(entries => this.#see(entries), { rootMargin: READ });
    this.#changes = new MutationObserver(() => {
      this.#watch();
      this.#bring();
      changed();
    });
    this.#changes.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-hit'] });
    for (const kind of OWN)
      document.addEventListener(kind, () => this.#leave(), { passive: true, signal: this.#ended.signal });
    this.#watch();
  }

  /** What lies there comes into sight as soon as it is there. */
  go(id: string): void {
    this.#wanted = id;
    this.#found = null;
    this.#moved = false;
    this.#bring();
  }

  end(): void {
    this.#spy.disconnect();
    this.#changes.disconnect();
    this.#ended.abort();
  }

  #leave(): void {
    this.#wanted = null;
    this.#moved = true;
    this.#follow();
  }

  #bring(): void {
    if (this.#wanted === null) return;
    const element = this.#root.querySelector<HTMLElement>(`[id="${CSS.escape(this.#wanted)}"]`);
    if (element === null) return;
    element.scrollIntoView({ block: element.matches(SECTION) ? 'start' : 'center' });
    if (element === this.#found) return;
    this.#found = element;
    element.focus({ preventScroll: true });
  }

  #watch(): void {
    for (const section of this.#root.querySelectorAll(SECTION)) this.#spy.observe(section);
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    const seen = entries.find(entry => entry.isIntersecting)?.target.id;
    if (seen === undefined) return;
    this.section = seen;
    this.#follow();
  }

  /** The address names what is being read, unless it names something in it already: that says more. */
  #follow(): void {
    if (!this.#follows || !this.#moved || this.section === '' || location.pathname !== this.#path) return;
    const named = this.#root.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`);
    if (named?.closest(SECTION)?.id !== this.section) history.replaceState(history.state, '', `#${this.section}`);
  }
}
