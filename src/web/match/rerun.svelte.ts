import type { AnyGame, Seat } from '#kernel/game.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { openTable, type Table, type Told } from '#table/table.ts';
import type { SPEEDS } from './pace.ts';
import { Stage } from './stage.svelte.ts';

/** Whose eyes a replay looks through: a seat's, a spectator's, or nobody's who ever sat there. */
export type Eyes = Seat | 'spectator' | 'truth';

/** Time to look at a moment before the next one. */
const DWELL: Readonly<Record<(typeof SPEEDS)[number], number>> = { calm: 900, brisk: 350, 'at-once': 60 };

/** A running match shows to the one person at it what he may know; where several share the screen, what all know. */
const eyesFor = ({ seats }: MatchRecord, over: boolean): readonly Eyes[] => {
  const all = seats.map((_, seat) => seat);
  const people = all.filter(seat => seats[seat].bot === null);
  const [alone] = people.length === 1 ? people : [];
  if (!over) return [alone ?? 'spectator'];
  const others = all.filter(seat => seat !== alone);
  return alone === undefined ? ['spectator', ...others, 'truth'] : [alone, ...others, 'spectator', 'truth'];
};

/** A match being looked at again, at any moment and through any eyes that may see it. */
export class Rerun {
  readonly table: Table;
  readonly last: number;
  readonly over: boolean;
  readonly allowed: readonly Eyes[];
  readonly stage: Stage;
  eyes = $state<Eyes>('spectator');
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>('calm');
  /** The moment the stage is on its way to. */
  #goal = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `first` are the eyes to begin with, where they may see it. */
  constructor(game: AnyGame, record: MatchRecord, at: number, first?: Eyes) {
    const { table } = openTable(game, record);
    if (table === null) throw new Error('the journal breaks');
    this.table = table;
    const open = table.seen(null);
    this.last = open.at;
    this.over = open.outcome !== null;
    this.allowed = eyesFor(record, this.over);
    this.eyes = this.allowed.find(eyes => eyes === first) ?? this.allowed[0];
    this.#goal = this.#within(at);
    this.stage = new Stage(
      {
        at: () => this.#goal,
        viewAt: (moment, seat) => table.seenAt(moment, seat),
        eventsAt: (moment, seat) => table.story(seat).flatMap(told => (told.at === moment ? [told.event] : [])),
        onSettled: () => this.#later(),
      },
      this.seat,
    );
  }

  get at(): number {
    return this.stage.step.at;
  }

  /** The seat whose view is drawn. */
  get seat(): Seat | null {
    return typeof this.eyes === 'number' ? this.eyes : null;
  }

  /** What each seat knew at this moment; null unless all cards lie open. */
  get truth(): readonly unknown[] | null {
    if (this.eyes !== 'truth') return null;
    return this.table.record.seats.map((_, seat) => this.table.seenAt(this.at, seat));
  }

  get story(): readonly Told[] {
    return this.table.story(this.seat);
  }

  look(eyes: Eyes): void {
    if (!this.allowed.includes(eyes)) return;
    this.eyes = eyes;
    this.stage.look(this.seat);
  }

  jump(at: number): void {
    this.pause();
    this.#goal = this.#within(at);
    this.stage.jump(this.#goal, this.seat);
  }

  /** One step on, in motion. */
  forward(): void {
    if (this.at >= this.last) return;
    // Who steps on while something moves has seen enough of it.
    if (this.stage.moving) this.stage.jump(this.at, this.seat);
    this.#goal = this.at + 1;
    this.stage.advance();
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
    if (!this.stage.moving) this.#later();
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (this.playing) this.#timer = setTimeout(() => this.#next(), DWELL[this.speed]);
  }
}
