/**
 * Reckons one thing after the other, each in a moment of its own: some odds take a while, and a click must never wait
 * for them. All are told at once: buttons whose words come one by one are never at rest.
 */
export class Reckoner<T> {
  #known = $state.raw<ReadonlyMap<string, T>>(new Map());
  #about: string | null = null;
  #done = false;

  /** Begins anew, unless it has reckoned the same already; gives back what stops it. */
  start(about: string, jobs: readonly (readonly [key: string, reckon: () => T])[]): () => void {
    if (about === this.#about && this.#done) return () => {};
    this.#about = about;
    this.#done = false;
    this.#known = new Map();
    const left = jobs.slice();
    const known = new Map<string, T>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      const job = left.shift();
      if (job === undefined) {
        this.#known = known;
        this.#done = true;
        return;
      }
      known.set(job[0], job[1]());
      timer = setTimeout(next);
    };
    timer = setTimeout(next, 30);
    return () => clearTimeout(timer);
  }

  of(key: string): T | undefined {
    return this.#known.get(key);
  }
}
