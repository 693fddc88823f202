import { tick } from 'svelte';
import type { Event } from '#games/roy/events.ts';
import type { View } from '#games/roy/view.ts';
import { Pacing } from '#web/parts/pacing.ts';
import type { ShownStep } from '../../shown-step.ts';
import { type Roll, rollsOf } from '../scene/dice/rolls.ts';
import { sceneSettings } from '../scene/scene-settings.svelte.ts';
import { isRoll, isSuspense, timeOf } from './event-timing.ts';

/** One step of the match, as the contract brings it. */
export type Step = ShownStep<View, Event>;

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
/** Milliseconds before the first event of somebody else's step. */
const PAUSE = 350;

/** What has just happened, event by event, with time to see it. Every wait also ends by a click, a key or a hidden page. */
export class Showing {
  lines = $state.raw<readonly Line[]>([]);
  running = $state(false);
  /** The events of this step, as far as they have been shown. */
  shown = $state.raw<readonly Event[]>([]);
  /** How it stood before, while dice of this step are still to fall or to be read: nothing else may tell their outcome. */
  before = $state.raw<View | null>(null);
  /** How it stood before this step, from its first event until the next step: what its events have changed since. */
  was = $state.raw<View | null>(null);
  /** The reader has cut this step short: what still comes of it appears in place. */
  hurried = $state(false);
  readonly #pacing: Pacing;
  #step: Step | null = null;
  #own = false;
  #next = 0;

  /** The table, as long as it stands there. */
  constructor(root: () => HTMLElement | null | undefined) {
    this.#pacing = new Pacing(root);
  }

  /** How long a second lasts at this table; nothing lasts where nobody looks. */
  get pace(): number {
    return this.#pacing.pace;
  }

  /** The reader has chosen: the next step is his own, and what was told before it is read. */
  mine() {
    this.#own = true;
  }

  /** Ends the showing of this step, and what is moving on the table. */
  hurry() {
    if (!this.running) return;
    this.hurried = true;
    this.#pacing.finish();
  }

  /** Shows a step and settles it, once. */
  async show(step: Step) {
    if (this.#step?.number === step.number) return;
    const last = this.#step?.view ?? null;
    this.hurry();
    this.#step = step;
    this.hurried = false;
    const own = this.#own;
    this.#own = false;
    if (step.events.length === 0) this.lines = [];
    this.running = true;
    this.shown = [];
    this.was = step.events.length > 0 ? last : null;
    this.before = step.events.some(isSuspense) ? last : null;
    await this.#play(step, own);
    if (this.#step !== step) return;
    this.before = null;
    this.running = false;
    await tick();
    if (this.#step === step) step.settled();
  }

  async #play(step: Step, own: boolean) {
    const last = step.events.findLastIndex(isSuspense);
    let read = own;
    const told = step.events.map(event => ({ event, text: step.tell(event) }));
    const timeFor = ({ event, text }: (typeof told)[number]): number =>
      timeOf(event, text !== null, { fast: sceneSettings.fast, own });
    // Nothing is waited for where there is nothing to see: twelve tokens laid face down are no twelve scenes.
    if (!own && told.some(each => timeFor(each) > 0)) await this.#rest(PAUSE);
    for (const [at, each] of told.entries()) {
      if (this.#step !== step) return;
      const { event, text } = each;
      this.shown = [...this.shown, event];
      // Dice have to fall first; what tells their outcome is the outcome.
      if (at === last && !isRoll(event)) this.before = null;
      if (text !== null) {
        if (read) this.lines = [];
        read = false;
        this.#note({ id: this.#next++, text, rolls: rollsOf(event), step: step.number });
      }
      await this.#rest(timeFor(each));
      if (at === last && this.#step === step) this.before = null;
    }
  }

  #note(line: Line) {
    const fresh = this.lines.filter(each => each.step === line.step).length + 1;
    this.lines = [...this.lines, line].slice(-Math.max(MOST, fresh));
  }

  #rest(milliseconds: number): Promise<void> {
    return this.hurried ? Promise.resolve() : this.#pacing.rest(milliseconds);
  }
}
