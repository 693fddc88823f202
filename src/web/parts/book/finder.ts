import { createContext } from 'svelte';
import { fits } from './fits.ts';

/** What somebody looks for in the rulebook a part stands in. */
export class Finder {
  readonly #search: () => string;

  constructor(search: () => string) {
    this.#search = search;
  }

  get search(): string {
    return this.#search();
  }
  /** Somebody looks for something: whatever does not hold it steps aside. */
  get searching(): boolean {
    return this.search.trim() !== '';
  }
  /** Whether it stands in one of these texts. */
  finds(...texts: readonly (string | null | undefined)[]): boolean {
    return fits(this.search, texts.filter(Boolean).join(' '));
  }
}

const NOBODY = new Finder(() => '');
const [given, setFinder, isGiven] = createContext<Finder>();

/** The search around a part; outside a rulebook nobody looks for anything. */
export const finder = (): Finder => (isGiven() ? given() : NOBODY);
export { setFinder };
