import type { Happening, Seat } from '#kernel/game.ts';

/** One moment of the match as it is being shown. */
export interface Step {
  /** Another one for every step. */
  readonly number: number;
  /** How many choices stand at this moment. */
  readonly at: number;
  readonly eyes: Seat | null;
  readonly view: unknown;
  /** What led here; empty where there is nothing to show but the view. */
  readonly events: readonly Happening[];
}

/** Where the steps come from: only what the eyes may see. */
interface Source {
  readonly at: () => number;
  readonly viewAt: (at: number, eyes: Seat | null) => unknown;
  readonly eventsAt: (at: number, eyes: Seat | null) => readonly Happening[];
  /** Something was settled: perhaps it is somebody's turn now. */
  readonly onSettled: () => void;
  /** The reader wants to look at this step until he says that he has. */
  readonly holds?: () => boolean;
}

/** More steps behind than this, and the motion of all but the last few is left out. */
const FAR_BEHIND = 8;
const LAST_FEW = 3;

/** Shows a match one step at a time: the next step comes when the table has settled the one before. */
export class StepQueue {
  step = $state.raw<Step>({ number: 0, at: 0, eyes: null, view: null, events: [] });
  /** The table is still showing this step. */
  moving = $state(false);
  /** Everything waits until the reader has seen enough of this step. */
  held = $state(false);
  readonly #source: Source;

  constructor(source: Source, eyes: Seat | null) {
    this.#source = source;
    this.jump(source.at(), eyes);
  }

  /** All choices up to this one have been shown to the end. */
  get told(): number {
    return this.moving ? this.step.at - 1 : this.step.at;
  }

  /** Nothing is left to be shown. */
  get idle(): boolean {
    return !this.moving && !this.held && this.step.at === this.#source.at();
  }

  /** Straight to a moment, without motion. */
  jump(at: number, eyes: Seat | null): void {
    this.moving = false;
    this.held = false;
    this.#show(at, eyes, []);
  }

  /** Other eyes look on: what the former ones knew is gone from the page at once. */
  look(eyes: Seat | null): void {
    if (eyes !== this.step.eyes) this.jump(this.step.at, eyes);
  }

  /** Shows the next step, if there is one and nothing is moving. */
  advance(): void {
    const last = this.#source.at();
    const { at, eyes } = this.step;
    if (at > last) this.jump(last, eyes);
    if (this.moving || this.held || at >= last) return;
    const next = last - at > FAR_BEHIND ? last - LAST_FEW : at + 1;
    const events = this.#source.eventsAt(next, eyes);
    this.moving = events.length > 0;
    this.#show(next, eyes, events);
    if (!this.moving) this.advance();
  }

  /** The table has shown that step to the end. A late word about an earlier step counts for nothing. */
  settle(number: number): void {
    if (!this.moving || number !== this.step.number) return;
    this.moving = false;
    this.held = this.#source.holds?.() ?? false;
    if (this.held) return;
    this.advance();
    this.#source.onSettled();
  }

  /** The reader has seen enough of what is held. */
  goOn(): void {
    if (!this.held) return;
    this.held = false;
    this.advance();
    this.#source.onSettled();
  }

  #show(at: number, eyes: Seat | null, events: readonly Happening[]): void {
    this.step = { number: this.step.number + 1, at, eyes, view: this.#source.viewAt(at, eyes), events };
  }
}
