/** Something that goes round for ever has no end it could be brought to. */
export const isEndless = (animation: Animation): boolean =>
  animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;

/** Lets a table show things one after the other: waits that follow its pace, one at a time, and that a click may end. */
export class Pacing {
  readonly #root: () => HTMLElement | null | undefined;
  #wake: (() => void) | null = null;

  /** The table, as long as it stands there. */
  constructor(root: () => HTMLElement | null | undefined) {
    this.#root = root;
  }

  /** How long a second lasts here; nothing lasts where nobody looks. */
  get pace(): number {
    const root = this.#root();
    if (!root || document.hidden) return 0;
    const pace = getComputedStyle(root).getPropertyValue('--pace');
    return pace === '' ? 1 : Number(pace);
  }

  rest(milliseconds: number): Promise<void> {
    const time = milliseconds * this.pace;
    if (time === 0) return Promise.resolve();
    return new Promise(resolve => {
      const wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(wake, time);
      this.#wake = wake;
    });
  }

  /** Ends the wait. */
  wake(): void {
    this.#wake?.();
  }

  /** Ends the wait and all that is moving on the table. */
  finish(): void {
    for (const animation of this.#root()?.getAnimations({ subtree: true }) ?? [])
      if (!isEndless(animation)) animation.finish();
    this.wake();
  }
}
