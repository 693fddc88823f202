const EVERY = 500;

/** How long ago something was told, in milliseconds: what is left of a wait goes down between two tellings. */
export class Elapsed {
  #since = performance.now();
  #now = $state(0);

  /** To be called within an effect that follows what is told. */
  begin(): void {
    this.#since = performance.now();
    this.#now = 0;
  }

  /** To be called within an effect: it runs until that ends. */
  run(): () => void {
    const timer = setInterval(() => {
      this.#now = performance.now() - this.#since;
    }, EVERY);
    return () => clearInterval(timer);
  }

  /** What is left now of what was left then; null stays null. */
  leftOf(milliseconds: number | null): number | null {
    return milliseconds === null ? null : Math.max(0, milliseconds - this.#now);
  }
}
