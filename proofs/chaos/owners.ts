import type { Seat } from '#kernel/game.ts';
import type { Opening } from '#server/room/opening.ts';
import type { RoomAction } from '#server/room/room-entry.ts';
import type { JournalLine } from '#server/store/store.ts';

type ActionOf<K extends RoomAction['kind']> = Extract<RoomAction, { kind: K }>;

/** Somebody else is to play on: who has still to agree, and until when. */
interface Asking {
  readonly seat: Seat;
  readonly waiting: ReadonlySet<Seat>;
  readonly until: number;
}

/**
 * Whose each seat is, by the journal alone and by no code of the server: a seat that is somebody's changes hands where he
 * leaves it, is shown out before the match, where all who were asked have agreed to it, or its first owner is back.
 */
export class Owners {
  now: readonly (string | null)[];
  /** Sentences about seats that changed hands otherwise. */
  readonly lost: string[] = [];
  #first: readonly (string | null)[] | null = null;
  #asking: Asking | null = null;
  readonly #granted = new Set<Seat>();

  constructor({ seats }: Opening) {
    this.now = seats.map(({ person }) => person);
  }

  take({ entry, time }: JournalLine): void {
    switch (entry.kind) {
      case 'sit':
        this.#sit(entry);
        break;
      case 'rise':
        this.#give(entry.seat, null);
        break;
      case 'unseat':
      case 'close':
        this.#clear(entry);
        break;
      case 'start':
        this.#first = this.now;
        break;
      case 'reclaim':
        this.#give(entry.seat, this.#first?.[entry.seat] ?? null);
        this.#withdraw(entry.seat);
        break;
      case 'came':
        this.#withdraw(entry.seat);
        break;
      case 'resign':
        this.#asking = null;
        break;
      case 'motion':
        this.#ask(entry, time);
        break;
      case 'vote':
        this.#hear(entry, time);
        break;
      default:
        break;
    }
  }

  #give(at: Seat, person: string | null): void {
    this.now = this.now.map((owner, seat) => (seat === at ? person : owner));
  }

  #sit({ seat, person }: ActionOf<'sit'>): void {
    const owner = this.now[seat];
    if (owner !== null && owner !== person && !this.#granted.has(seat)) this.lost.push(`seat ${seat} was lost`);
    this.now = this.now.map((each, at) => (at === seat ? person : each === person ? null : each));
    this.#withdraw(seat);
  }

  #clear({ kind, seat }: ActionOf<'unseat' | 'close'>): void {
    if (this.#first !== null) this.lost.push(`seat ${seat} was lost in the middle of a match`);
    if (kind === 'unseat') this.#give(seat, null);
    else this.now = this.now.toSpliced(seat, 1);
  }

  #ask({ about, asked, lasts }: ActionOf<'motion'>, time: number): void {
    this.#asking = null;
    if (about.what !== 'replace') return;
    this.#asking = { seat: about.seat, waiting: new Set(asked), until: time + lasts };
    this.#settle();
  }

  #hear({ seat, agreed }: ActionOf<'vote'>, time: number): void {
    if (this.#asking === null) return;
    const { waiting, until } = this.#asking;
    const left = new Set([...waiting].filter(each => each !== seat));
    this.#asking = agreed && time <= until ? { ...this.#asking, waiting: left } : null;
    this.#settle();
  }

  #settle(): void {
    if (this.#asking === null || this.#asking.waiting.size > 0) return;
    this.#granted.add(this.#asking.seat);
    this.#asking = null;
  }

  /** Whoever is there keeps what is his. */
  #withdraw(seat: Seat): void {
    if (this.#first !== null) this.#granted.delete(seat);
    if (this.#asking?.seat === seat) this.#asking = null;
  }
}
