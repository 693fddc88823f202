import type { Addresses } from '#wire/addresses.ts';

interface LinkOriginDeps {
  /** The origin under which this page was opened. */
  readonly here: () => string;
  /** By which origins other devices reach the house; null where it does not say. */
  readonly ask: () => Promise<readonly string[] | null>;
}

/** Names that mean this machine, on every machine. */
const isLoopback = (origin: string): boolean => {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname);
};

/**
 * What links begin with. A page that was opened under a name others know too goes by that name; one that was opened by
 * localhost asks the house by which addresses a telephone finds it.
 */
export class LinkOrigin {
  /** Null while nobody has asked, or where the page needs no other address than its own. */
  #found = $state.raw<readonly string[] | null>(null);
  #chosen = $state<string | null>(null);
  #asked = false;
  readonly #deps: LinkOriginDeps;

  constructor(deps: LinkOriginDeps) {
    this.#deps = deps;
  }

  /** What to put before the path of a link. */
  get origin(): string {
    return this.#chosen ?? this.#found?.[0] ?? this.#deps.here();
  }

  /** All there are to choose from. */
  get choices(): readonly string[] {
    return this.#found ?? [];
  }

  /** Links open on this machine and on no other. */
  get onlyHere(): boolean {
    return this.#found?.length === 0;
  }

  /** The reader is at another address than those his links lead to. */
  get elsewhere(): boolean {
    return this.choices.length > 0;
  }

  choose(origin: string): void {
    if (this.choices.includes(origin)) this.#chosen = origin;
  }

  /** Asks the house, once, if the page was opened by a name that means another machine elsewhere. */
  async look(): Promise<void> {
    if (this.#asked || !isLoopback(this.#deps.here())) return;
    this.#asked = true;
    this.#found = await this.#deps.ask();
    this.#asked = this.#found !== null;
  }
}

const ask = async (): Promise<readonly string[] | null> => {
  try {
    const answer = await fetch('/api/addresses');
    return answer.ok ? ((await answer.json()) as Addresses).addresses : null;
  } catch {
    return null;
  }
};

export const linkOrigin = new LinkOrigin({ here: () => location.origin, ask });
