import { tick } from 'svelte';
import type { Event } from '#games/roy/events.ts';
import { type Roll, rollsOf } from './rolls.ts';

/** One step of the match, as the contract brings it. */
export interface Step {
  readonly number: number;
  readonly events: readonly Event[];
  readonly settled: () => void;
  /** What it tells this reader; null for what goes without a line. */
  readonly tell: (event: Event) => string | null;
}

/** Something that has just happened. */
export interface Line {
  readonly id: number;
  readonly text: string;
  readonly rolls: readonly Roll[];
  /** The step it came with: the last one is set off from those before. */
  readonly step: number;
}

/** How many lines stay before the reader's eyes. */
const MOST = 9;

/** Milliseconds to read by: for any step, for each of its lines, for dice; no step takes longer than the last. */
const PAUSE = { step: 350, line: 420, dice: 700, most: 3200 } as const;
/** Who has chosen himself need not read what he chose. */
const OWN = 180;

/** What has just happened, step by step, with time to read it. Every wait also ends by a click, a key or a hidden page. */
export class Stage {
  lines = $state.raw<readonly Line[]>([]);
  running = $state(false);
  readonly #root: () => HTMLElement | undefined;
  #step: Step | null = null;
  #own = false;
  #next = 0;
  #wake: (() => void) | null = null;

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  /** The reader has chosen: the next step is his own, and what was told before it is read. */
  mine() {
    this.#own = true;
  }

  /** Ends the time to read. */
  hurry() {
    this.#wake?.();
  }

  /** Shows a step and settles it, once. */
  async show(step: Step) {
    if (this.#step?.number === step.number) return;
    this.hurry();
    this.#step = step;
    const told = this.#linesOf(step);
    const own = this.#own;
    this.#own = false;
    const before = step.events.length === 0 || (own && told.length > 0) ? [] : this.lines;
    this.lines = [...before, ...told].slice(-Math.max(MOST, told.length));
    this.running = true;
    await this.#rest(this.#timeFor(told, own));
    if (this.#step !== step) return;
    this.running = false;
    await tick();
    if (this.#step === step) step.settled();
  }

  #linesOf({ number, events, tell }: Step): Line[] {
    return events.flatMap(event => {
      const text = tell(event);
      return text === null ? [] : [{ id: this.#next++, text, rolls: rollsOf(event), step: number }];
    });
  }

  #timeFor(told: readonly Line[], own: boolean): number {
    const dice = told.some(line => line.rolls.length > 0) ? PAUSE.dice : 0;
    if (told.length === 0) return 0;
    if (own) return OWN + dice;
    return Math.min(PAUSE.most, PAUSE.step + told.length * PAUSE.line + dice);
  }

  get #pace(): number {
    const root = this.#root();
    if (root === undefined || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    const pace = getComputedStyle(root).getPropertyValue('--pace');
    return pace === '' ? 1 : Number(pace);
  }

  #rest(milliseconds: number): Promise<void> {
    const time = milliseconds * this.#pace;
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
}
