import { isEndless } from '#web/parts/pacing.ts';

/** How long things take, in milliseconds: a card flies or turns in one, a figure moves in the other. */
export const CARD = 420;
export const MOVE = 280;

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const DROP = 'cubic-bezier(0.3, 1.3, 0.5, 1)';

export interface Flight {
  readonly duration?: number;
  readonly delay?: number;
  /** `drop` overshoots a little, as wax does. */
  readonly ease?: 'plain' | 'drop';
}

/**
 * Everything that moves on one table. Nothing waits for the browser alone: every wait also ends by a timer, by a click
 * or key (`hurry`), or because nobody is looking.
 */
export class Motion {
  readonly #root: () => HTMLElement | undefined;
  readonly #waits = new Set<() => void>();
  #hurried = false;
  /** What was taken away and may have to be shown again, when a replay goes back. */
  readonly #swept: Animation[] = [];
  /** 1 is a calm table, 0.5 a brisk one, 0 one where everything happens at once. */
  #pace = 1;

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  get reduced(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Whether things appear in place instead of moving there. */
  get still(): boolean {
    return this.#hurried || this.#pace === 0 || this.reduced || document.hidden;
  }

  begin() {
    this.#hurried = false;
    for (const animation of this.#swept.splice(0)) animation.cancel();
    const root = this.#root();
    const pace = root === undefined ? '' : getComputedStyle(root).getPropertyValue('--pace');
    this.#pace = pace === '' ? 1 : Number(pace);
  }

  /** Ends what is moving, and what is still to move in this step. */
  hurry() {
    this.#hurried = true;
    for (const animation of this.#root()?.getAnimations({ subtree: true }) ?? []) {
      if (!isEndless(animation)) animation.finish();
    }
    for (const wake of [...this.#waits]) wake();
  }

  /** Time to read; it stays when motion is reduced, and ends like everything else. */
  rest(milliseconds: number): Promise<void> {
    if (this.#hurried || this.#pace === 0 || document.hidden) return Promise.resolve();
    return new Promise(resolve => {
      const wake = () => {
        clearTimeout(timer);
        this.#waits.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds * this.#pace);
      this.#waits.add(wake);
    });
  }

  /** Time for something that moves by itself. */
  pass(milliseconds: number): Promise<void> {
    return this.still ? Promise.resolve() : this.rest(milliseconds);
  }

  rect(selector: string): DOMRect | null {
    const box = this.#root()?.querySelector(selector)?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? null : box;
  }

  elements(selector: string): HTMLElement[] {
    return [...(this.#root()?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }

  /** Brings an element from where something else was to its own place. */
  async fly(selector: string, from: DOMRect | null, { duration = CARD, delay = 0, ease = 'plain' }: Flight = {}) {
    const [element] = this.elements(selector);
    if (element === undefined || from === null || this.still) return;
    const to = element.getBoundingClientRect();
    if (to.width === 0) return;
    const dx = from.x + from.width / 2 - (to.x + to.width / 2);
    const dy = from.y + from.height / 2 - (to.y + to.height / 2);
    const size = Math.max(0.25, Math.min(2.5, from.width / to.width));
    const frames = [
      { translate: `${dx}px ${dy}px`, scale: String(size), zIndex: 60 },
      { translate: '0 0', scale: '1', zIndex: 60 },
    ];
    element.animate(frames, {
      duration: duration * this.#pace,
      delay: delay * this.#pace,
      easing: ease === 'drop' ? DROP : EASE,
      fill: 'backwards',
    });
    await this.rest(duration + delay);
  }

  /** Takes elements away from the table, towards a place. */
  async sweep(selector: string, to: DOMRect | null) {
    if (this.still) return;
    const all = this.elements(selector);
    for (const element of all) {
      const box = element.getBoundingClientRect();
      const dx = to === null ? 0 : (to.x + to.width / 2 - box.x - box.width / 2) * 0.55;
      const dy = to === null ? -40 : (to.y + to.height / 2 - box.y - box.height / 2) * 0.55;
      const away = element.animate([{}, { translate: `${dx}px ${dy}px`, scale: '0.5', opacity: 0 }], {
        duration: MOVE * this.#pace,
        easing: 'ease-in',
        fill: 'forwards',
      });
      this.#swept.push(away);
    }
    if (all.length > 0) await this.rest(MOVE);
  }

  /** Lets elements come up in place, one after the other. */
  async rise(selector: string, from: DOMRect | null, step: number) {
    if (this.still) return;
    const all = this.elements(selector);
    for (const [at, element] of all.entries()) {
      const box = element.getBoundingClientRect();
      const dx = from === null ? 0 : from.x + from.width / 2 - box.x - box.width / 2;
      const dy = from === null ? 60 : from.y + from.height / 2 - box.y - box.height / 2;
      element.animate(
        [
          { translate: `${dx}px ${dy}px`, opacity: 0 },
          { opacity: 1, offset: 0.35 },
          { translate: '0 0', opacity: 1 },
        ],
        {
          duration: CARD * this.#pace,
          delay: at * step * this.#pace,
          easing: EASE,
          fill: 'backwards',
        },
      );
    }
    if (all.length > 0) await this.rest(CARD + all.length * step);
  }
}
