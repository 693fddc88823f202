/**
 * Reckons one thing after the other, each in a moment of its own: some odds take a while, and a click must never wait
 * for them.
 */
export class Reckoner<T> {
  #known = $state.raw<ReadonlyMap<string, T>>(new Map());

  /** Begins anew; gives back what stops it. */
  start(jobs: readonly (readonly [key: string, reckon: () => T])[]): () => void {
    this.#known = new Map();
    const left = jobs.slice();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      const job = left.shift();
      if (job === undefined) return;
      this.#known = new Map([...this.#known, [job[0], job[1]()]]);
      timer = setTimeout(next);
    };
    timer = setTimeout(next, 30);
    return () => clearTimeout(timer);
  }

  of(key: string): T | undefined {
    return this.#known.get(key);
  }
}
