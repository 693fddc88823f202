import type { AnyGame, Outcome, Seat } from '#kernel/game.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import type { Retold } from '#table/retold.ts';
import type { Told } from '#table/table.ts';
import type { FaceId } from '../art/people.ts';
import type { TableReplay, TableSeat } from '../games/table-props.ts';
import type { SPEEDS } from './pace.ts';
import type { TableMatch } from './play.ts';
import { seatsOf } from './seats.ts';
import { StepQueue } from './step-queue.svelte.ts';

/** Whose eyes a replay looks through: a seat's, a spectator's, or nobody's who ever sat there. */
export type Perspective = Seat | 'spectator' | 'truth';

/** A match of which every moment is at hand: played through once by the rules, or told by its archive. */
export interface RetoldMatch {
  readonly record: MatchRecord;
  readonly told: Retold;
  readonly faces: readonly FaceId[];
}

/** Time to look at a moment before the next one. */
const DWELL: Readonly<Record<(typeof SPEEDS)[number], number>> = { calm: 900, brisk: 350, 'at-once': 60 };

/** A running match shows to the one person at it what he may know; where several share the screen, what all know. */
const perspectivesOn = ({ seats }: MatchRecord, outcome: Outcome | null): readonly Perspective[] => {
  const all = seats.map((_, seat) => seat);
  const people = all.filter(seat => seats[seat].bot === null);
  const [alone] = people.length === 1 ? people : [];
  if (outcome === null) return [alone ?? 'spectator'];
  const others = all.filter(seat => seat !== alone);
  return alone === undefined ? ['spectator', ...others, 'truth'] : [alone, ...others, 'spectator', 'truth'];
};

/** A match being looked at again, at any moment and through any eyes that may see it. */
export class Rerun implements TableMatch {
  readonly game: AnyGame;
  readonly last: number;
  readonly over: boolean;
  readonly allowed: readonly Perspective[];
  readonly queue: StepQueue;
  readonly seats: readonly TableSeat[];
  readonly asked = [];
  readonly question = null;
  perspective = $state<Perspective>('spectator');
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>('calm');
  readonly #told: Retold;
  /** The moment the queue is on its way to. */
  #goal = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The seat whose view is drawn. */
  readonly eyes: Seat | null = $derived(typeof this.perspective === 'number' ? this.perspective : null);
  /** To the end of the match, also what has not been shown yet. */
  readonly wholeStory: readonly Told[] = $derived.by(() => this.#told.story(this.eyes));

  /** `first` is the perspective to begin with, where it is allowed. */
  constructor(game: AnyGame, { record, told, faces }: RetoldMatch, at: number, first?: Perspective) {
    this.game = game;
    this.#told = told;
    this.last = told.last;
    const { outcome } = told;
    this.over = outcome !== null;
    this.seats = seatsOf(record, faces, []);
    this.allowed = perspectivesOn(record, outcome);
    this.perspective = this.allowed.find(each => each === first) ?? this.allowed[0];
    this.#goal = this.#within(at);
    this.queue = new StepQueue(
      {
        at: () => this.#goal,
        viewAt: told.viewAt,
        eventsAt: told.eventsAt,
        onSettled: () => this.#later(),
      },
      this.eyes,
    );
  }

  get at(): number {
    return this.queue.step.at;
  }

  /** What the table is told of it besides the view. */
  get replay(): TableReplay<unknown> {
    const open = this.perspective === 'truth';
    return { truth: open ? this.seats.map(({ seat }) => this.#told.viewAt(this.at, seat)) : null };
  }

  /** Up to the choice that is on the table, even while it moves. */
  story(): readonly Told[] {
    return this.wholeStory.filter(told => told.at <= this.at);
  }

  look(perspective: Perspective): void {
    if (!this.allowed.includes(perspective)) return;
    this.perspective = perspective;
    this.queue.look(this.eyes);
  }

  jump(at: number): void {
    this.pause();
    this.#goal = this.#within(at);
    this.queue.jump(this.#goal, this.eyes);
  }

  /** One step on, in motion. */
  forward(): void {
    if (this.at >= this.last) return;
    // Who steps on while something moves has seen enough of it.
    if (this.queue.moving) this.queue.jump(this.at, this.eyes);
    this.#goal = this.at + 1;
    this.queue.advance();
  }

  play(): void {
    if (this.at >= this.last) this.jump(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #within(at: number): number {
    return Math.min(this.last, Math.max(0, Number.isFinite(at) ? Math.trunc(at) : 0));
  }

  #next(): void {
    if (!this.playing) return;
    if (this.at >= this.last) {
      this.pause();
      return;
    }
    this.forward();
    if (!this.queue.moving) this.#later();
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (this.playing) this.#timer = setTimeout(() => this.#next(), DWELL[this.speed]);
  }
}
