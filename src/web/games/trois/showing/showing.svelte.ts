import { tick } from 'svelte';
import type { Space } from '#games/trois/board/board.ts';
import type { BotteId } from '#games/trois/cards/bottes.ts';
import type { CardId, Pile } from '#games/trois/cards/cards.ts';
import type { Event } from '#games/trois/events.ts';
import type { View } from '#games/trois/view.ts';
import type { Seat } from '#kernel/game.ts';
import { Pacing } from '#web/parts/pacing.ts';
import type { ShownStep } from '../../shown-step.ts';
import { type Gain, gainOf } from '../board/gains.ts';
import { type Trails, trailsAfter } from '../board/trails.ts';
import { after } from './after.ts';
import { LONGEST_RIDE, timeOf } from './event-timing.ts';

export type Step = ShownStep<View, Event>;

/** A move that the board shows square by square. */
export interface Ride {
  readonly seat: Seat;
  readonly path: readonly Space[];
  readonly by: string;
  readonly back: boolean;
  readonly gaveWay: boolean;
}

/** Something that has just happened. */
export interface Line {
  readonly id: number;
  readonly text: string;
  /** The step it came with. */
  readonly step: number;
}

/** A card before everybody's eyes; null shows its back alone. */
export interface ShownCard {
  readonly seat: Seat;
  readonly card: CardId | BotteId | null;
  readonly pile: Pile;
  readonly played: boolean;
}

/** Who has done what a step shows. */
type Actor = 'reader' | 'others';

type StudsNews = Extract<Event, { kind: 'studs' | 'dropped' | 'dodged' }>;

const MOST_LINES = 5;
/** Milliseconds before the first event of somebody else's step. */
const PAUSE = 250;

/** Shows a step event by event. Every wait also ends by a click, a key or a hidden page. */
export class Showing {
  /** How it stands as far as it has been shown. */
  view = $state.raw<View>() as View;
  running = $state(false);
  /** The events of this step, as far as they have been shown. */
  shown = $state.raw<readonly Event[]>([]);
  /** Whose turn it was when this step began; null before the first. */
  rider = $state.raw<Seat | null>(null);
  ride = $state.raw<Ride | null>(null);
  /** The way each rider went in his last turn, as far as it was shown. */
  trails = $state.raw<Trails>({});
  /** What has just come to somebody or gone from him. */
  gain = $state.raw<Gain | null>(null);
  /** The dice are in the air, or have just fallen. */
  rolling = $state(false);
  card = $state.raw<ShownCard | null>(null);
  /** The studs change hands, or nearly. */
  studs = $state.raw<StudsNews | null>(null);
  /** Another number for every gazette that is turned up before the reader's eyes. */
  turned = $state(0);
  /** A new gazette is being read. */
  reading = $state(false);
  lines = $state.raw<readonly Line[]>([]);
  readonly #pacing: Pacing;
  #step: Step | null = null;
  /** Who has chosen what is shown next. */
  #next: Actor = 'others';
  #lines = 0;

  constructor(first: View, root: () => HTMLElement | null | undefined) {
    this.view = first;
    this.#pacing = new Pacing(root);
  }

  /** The reader has chosen: the next step is his own. */
  mine() {
    this.#next = 'reader';
  }

  /** Ends what is being shown at this moment; the next event comes at once. */
  hurry() {
    if (!this.running) return;
    this.#pacing.finish();
  }

  /** The board has shown the ride to its end. */
  arrived() {
    if (this.ride !== null) this.#pacing.wake();
  }

  /** Shows a step and settles it, once. The same step again only brings a fresher view. */
  async show(step: Step) {
    if (this.#step?.number === step.number) {
      if (!this.running) this.view = step.view;
      return;
    }
    this.hurry();
    const by = this.#next;
    this.#next = 'others';
    this.#step = step;
    if (step.events.length === 0) this.lines = [];
    this.running = true;
    this.shown = [];
    this.rider = this.view.turn?.seat ?? null;
    try {
      if (by === 'others' && step.events.length > 0) await this.#pacing.rest(PAUSE);
      for (const event of step.events) {
        if (this.#step !== step) return;
        await this.#play(event, step, by);
      }
    } finally {
      if (this.#step === step) await this.#settle(step);
    }
  }

  async #settle(step: Step) {
    this.#clear();
    this.view = step.view;
    this.running = false;
    await tick();
    if (this.#step === step) step.settled();
  }

  #clear() {
    this.ride = null;
    this.rolling = false;
    this.gain = null;
    this.card = null;
    this.studs = null;
    this.reading = false;
  }

  async #play(event: Event, step: Step, by: Actor) {
    const text = step.tell(event);
    this.shown = [...this.shown, event];
    if (text !== null) this.#note(text, step.number);
    if (event.kind === 'rode' || event.kind === 'gave-way') {
      this.#float(event);
      await this.#rideOut(event);
      this.trails = trailsAfter(this.trails, event);
      if (this.#step === step) this.view = after(this.view, event, step.view);
      return;
    }
    this.view = after(this.view, event, step.view);
    this.trails = trailsAfter(this.trails, event);
    this.#float(event);
    this.#picture(event);
    await this.#pacing.rest(timeOf(event, text, by));
    if (this.#step === step) this.#clear();
  }

  #picture(event: Event) {
    if (event.kind === 'rolled') this.rolling = true;
    else if (event.kind === 'drew')
      this.card = {
        seat: event.seat,
        card: event.card ?? event.secret?.botte ?? null,
        pile: event.pile,
        played: false,
      };
    else if (event.kind === 'played') this.card = { seat: event.seat, card: event.botte, pile: 'sword', played: true };
    else if (event.kind === 'studs' || event.kind === 'dropped' || event.kind === 'dodged') this.studs = event;
    else if (event.kind === 'gazette') {
      this.turned++;
      this.reading = true;
    }
  }

  /** Nothing floats where nobody could see it. */
  #float(event: Event) {
    if (this.#pacing.pace > 0) this.gain = gainOf(event);
  }

  async #rideOut(event: Extract<Event, { kind: 'rode' | 'gave-way' }>) {
    if (this.#pacing.pace === 0 || this.#still || event.path.length < 2) return;
    const { seat, path } = event;
    const ride: Ride =
      event.kind === 'rode'
        ? { seat, path, by: event.by, back: event.back, gaveWay: false }
        : { seat, path, by: 'dice', back: true, gaveWay: true };
    this.ride = ride;
    await this.#pacing.rest(LONGEST_RIDE / this.#pacing.pace);
    if (this.ride === ride) this.ride = null;
  }

  #note(text: string, step: number) {
    this.lines = [...this.lines, { id: this.#lines++, text, step }].slice(-MOST_LINES);
  }

  get #still(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}
