import { clean } from '../words.ts';
import type { Screen } from './screen.ts';

/** Pixels that are no motion. */
const STILL = 3;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A button under the pointer, as it lay there. */
interface Under extends Place {
  readonly button: Element;
  readonly name: string;
  readonly asked: string;
  readonly acts: number;
}

/** What is asked now: while it reads the same, the question stands. */
const askedNow = (): string => {
  const table = document.querySelector<HTMLElement>('[data-step]');
  return table?.dataset.asked === undefined ? '' : `${table.dataset.step} ${table.dataset.asked}`;
};

const flightOf = ({ button, x, y }: Under): string | null => {
  if (!button.isConnected) return 'is gone';
  const now = button.getBoundingClientRect();
  if (Math.hypot(now.x - x, now.y - y) <= STILL) return null;
  return `moved by ${Math.round(now.x - x)}, ${Math.round(now.y - y)}`;
};

/** Notes buttons that flee from under the pointer. */
export class FlightNotes {
  readonly #screen: Screen;
  #pointer: Place | null = null;
  #under: Under | null = null;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  moved({ clientX, clientY }: PointerEvent): void {
    this.#pointer = { x: clientX, y: clientY };
  }

  /** What comes of a press is no flight. */
  acted(): void {
    this.#pointer = null;
    this.#under = null;
  }

  /** To be called in a frame in which something changed. */
  frame(): void {
    const under = this.#under;
    if (under !== null && under.acts === this.#screen.acts && under.asked !== '' && under.asked === askedNow()) {
      const how = flightOf(under);
      if (how !== null) this.#screen.noted.push({ kind: 'fled', what: under.name, how });
    }
    this.#under = this.#underPointer();
  }

  #underPointer(): Under | null {
    if (this.#pointer === null) return null;
    const found = document.elementFromPoint(this.#pointer.x, this.#pointer.y);
    const button = found?.closest('button[data-choice]') ?? null;
    if (button === null) return null;
    const { x, y } = button.getBoundingClientRect();
    return { button, name: clean(button.textContent), x, y, asked: askedNow(), acts: this.#screen.acts };
  }
}
