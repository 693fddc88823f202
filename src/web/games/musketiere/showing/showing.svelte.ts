import { tick } from 'svelte';
import { type Event, secretCard } from '#games/musketiere/events.ts';
import { supplyOf } from '#games/musketiere/facts.ts';
import type { Marker } from '#games/musketiere/state.ts';
import type { ReckoningView, View } from '#games/musketiere/view.ts';
import type { Seat } from '#kernel/game.ts';
import { after } from './frames.ts';
import { CARD, MOVE, Motion } from './motion.ts';

/** One step of the match, as the contract brings it. */
export interface Step {
  readonly number: number;
  readonly view: View;
  readonly events: readonly Event[];
  readonly settled: () => void;
  /** In a replay nobody has to say "go on". */
  readonly replay: boolean;
}

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

const rewardAt = (seat: Seat, place: number) => `[data-target="reward:${seat}:${place}"]`;
const markerOn = (seat: Seat, place: number) => `${rewardAt(seat, place)} [data-marker]`;
const supplySpot = (marker: Marker) => `[data-supply="${marker}"] [data-marker]`;
const lastIn = (marker: Marker, count: number) => `[data-supply="${marker}"] [data-nth="${count - 1}"]`;

/** What the table shows while a step is shown: the view it lags behind, and how far a scene has come. */
export class Showing {
  readonly motion: Motion;
  view = $state.raw<View>() as View;
  /** How many of the shown cards have turned, from left to right. */
  opened = $state(Number.POSITIVE_INFINITY);
  /** How many of the shown cards are counted in the sum. */
  counted = $state(Number.POSITIVE_INFINITY);
  /** Whether champion or scapegoat is named. */
  named = $state(true);
  /** What the reader may know of so far: a duel that is being shown is still being fought. */
  readonly told = $derived<View>(
    this.named || this.view.phase !== 'spoils'
      ? this.view
      : { ...this.view, phase: 'pick', duels: this.view.duels.slice(0, -1) },
  );
  guardUp = $state(true);
  /** The sheet that lies over the table at the end of a round. */
  reckoning = $state.raw<ReckoningView | null>(null);
  tied = $state(false);
  running = $state(false);
  /** In this step the cards of a duel are turned. */
  turns = $state(false);
  /** The events of this step that have come to be shown. */
  shown = $state.raw<readonly Event[]>([]);
  #step: Step | null = null;
  #goOn: (() => void) | null = null;

  constructor(first: View, root: () => HTMLElement | undefined) {
    this.view = first;
    this.motion = new Motion(root);
  }

  /** Shows a step and settles it, once. The same step again only brings a fresher view. */
  async show(step: Step) {
    if (this.#step?.number === step.number) {
      if (this.running) this.#step = { ...step, settled: this.#step.settled };
      else this.#rest(step.view);
      return;
    }
    const first = this.#step === null;
    this.motion.hurry();
    this.#goOn?.();
    this.#step = step;
    const { number } = step;
    this.motion.begin();
    this.running = true;
    this.turns = step.events.some(({ kind }) => kind === 'shown');
    this.shown = [];
    if (first) this.view = step.view;
    try {
      for (const event of step.events) {
        this.shown = [...this.shown, event];
        await this.#play(event);
        if (this.#step.number !== number) return;
      }
    } finally {
      if (this.#step.number === number) await this.#settle();
    }
  }

  /** The reader has seen the reckoning. */
  goOn() {
    this.#goOn?.();
  }

  async #settle() {
    const step = this.#step;
    if (step === null) return;
    this.#rest(step.view);
    this.running = false;
    await tick();
    if (this.#step === step) step.settled();
  }

  /** Draws a view with nothing moving. */
  #rest(view: View) {
    this.view = view;
    this.opened = Number.POSITIVE_INFINITY;
    this.named = true;
    this.guardUp = true;
    this.counted = Number.POSITIVE_INFINITY;
    this.reckoning = null;
  }

  async #advance(event: Event) {
    this.view = after(this.view, event);
    await tick();
  }

  async #play(event: Event): Promise<void> {
    switch (event.kind) {
      case 'dealt':
        return this.#deal(event);
      case 'laid':
      case 'picked':
      case 'discarded':
        return this.#lay(event);
      case 'turned':
        return this.#turnGuard();
      case 'shown':
        return this.#showCards();
      case 'won':
      case 'lost':
        return this.#name(event);
      case 'took':
        return this.#take(event);
      case 'put':
        return this.#put(event);
      case 'freed':
        return this.#giveBack(event, 'prison');
      case 'surrendered':
        return this.#giveBack(event, 'jewel');
      case 'scored':
        return this.#reckon(event);
      case 'crowned':
      case 'tied':
      case 'ended':
      case 'shut-out':
      case 'released':
        return;
    }
  }

  #final(): View {
    return this.#step?.view ?? this.view;
  }

  async #deal({ seat }: Of<'dealt'>) {
    const view = this.#final();
    if (seat !== (view.seat ?? 0)) return;
    this.#rest(view);
    await tick();
    await this.motion.rise('[data-card]', this.motion.rect('[data-spot="guards"]'), 35);
  }

  async #lay(event: Of<'laid' | 'picked' | 'discarded'>) {
    const card = secretCard(event);
    const mine = event.seat === this.view.seat;
    const from =
      (mine && this.motion.rect(`[data-card="${card}"]`)) || this.motion.rect(`[data-spot="seat:${event.seat}"]`);
    await this.#advance(event);
    const to =
      event.kind === 'laid' ? rewardAt(event.seat, event.laid - 1) : `[data-spot="slot:${event.seat}"] [data-flies]`;
    const flight = this.motion.fly(to, from);
    // The others lay theirs at the same time: the next card need not wait for this one.
    await (mine ? flight : this.motion.pass(MOVE / 2));
  }

  async #turnGuard() {
    if (this.view.duels.length > 0) {
      await this.motion.rest(MOVE);
      await this.motion.sweep('[data-flies], [data-spot="guard"]', this.motion.rect('[data-spot="duels"]'));
    }
    const from = this.motion.rect('[data-spot="guards"]');
    this.#rest(this.#final());
    this.guardUp = this.motion.still;
    await tick();
    const flight = this.motion.fly('[data-spot="guard"]', from);
    await this.motion.pass(MOVE / 2);
    this.guardUp = true;
    await flight;
    await this.motion.pass(MOVE / 2);
  }

  /** All turn together; then the values are added up one by one. */
  async #showCards() {
    await this.motion.pass(MOVE);
    this.#rest(this.#final());
    this.opened = 0;
    this.named = false;
    this.counted = 0;
    await tick();
    const cards = this.view.duels.at(-1)?.cards ?? [];
    for (let count = 1; count <= cards.length; count++) {
      await this.motion.pass(50);
      this.opened = count;
    }
    await this.motion.pass(CARD + MOVE / 2);
    const fighters = cards.filter(card => card !== null).length;
    for (let count = 1; count <= fighters; count++) {
      this.counted = count;
      await this.motion.pass(count < fighters ? MOVE : CARD);
    }
  }

  async #name({ seat }: Of<'won' | 'lost'>) {
    this.named = true;
    // Who settles the duel himself reads on while he decides.
    await this.motion.rest(seat === this.view.seat ? MOVE : 1100);
  }

  async #take(event: Of<'took'>) {
    const from = this.motion.rect(markerOn(event.from, event.place));
    await this.#advance(event);
    await this.motion.fly(`[data-spot="held:${event.seat}"]`, from);
  }

  async #put(event: Of<'put'>) {
    const source = event.held
      ? `[data-spot="held:${event.seat}"]`
      : lastIn(event.marker, supplyOf(this.view, event.marker));
    const from = this.motion.rect(source) ?? this.motion.rect(supplySpot(event.marker));
    await this.#advance(event);
    await this.motion.fly(markerOn(event.seat, event.place), from, { duration: CARD + 140, ease: 'drop' });
    await this.motion.rest(CARD);
  }

  async #giveBack(event: Of<'freed' | 'surrendered'>, marker: Marker) {
    const from = this.motion.rect(markerOn(event.seat, event.place));
    await this.#advance(event);
    await this.motion.fly(lastIn(marker, supplyOf(this.view, marker)), from, { duration: CARD + 140 });
    await this.motion.rest(CARD);
  }

  /** The sheet stays until the reader goes on; a replay goes on by itself. */
  async #reckon({ reckoning }: Of<'scored'>) {
    this.tied = this.#step?.events.some(event => event.kind === 'tied') ?? false;
    this.reckoning = reckoning;
    let goOn = () => {};
    const read = new Promise<void>(resolve => {
      goOn = resolve;
    });
    this.#goOn = goOn;
    await (this.#step?.replay ? Promise.race([read, new Promise(resolve => setTimeout(resolve, 4000))]) : read);
    // The sheet of another step may lie there by now.
    if (this.#goOn !== goOn) return;
    this.#goOn = null;
    this.reckoning = null;
  }
}
