import type { Seat } from '#kernel/game.ts';

/** Milliseconds to notice that somebody speaks, and to read each letter. */
const NOTICE = 3000;
const LETTER = 70;

interface Sayer {
  readonly seat: Seat;
  readonly says: string | null;
}

/** Who has spoken last, for as long as it takes to read it: where there is room for the words of one only. */
export class Speaker {
  seat = $state<Seat | null>(null);
  #said: ReadonlyMap<Seat, string | null> = new Map();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** To be called with all who sit at the table, whenever that changes. */
  hear(sayers: readonly Sayer[]): void {
    const fresh = sayers.findLast(({ seat, says }) => says !== null && says !== this.#said.get(seat));
    this.#said = new Map(sayers.map(({ seat, says }) => [seat, says]));
    if (fresh !== undefined) this.#speak(fresh.seat, fresh.says?.length ?? 0);
    else if (this.seat !== null && (this.#said.get(this.seat) ?? null) === null) this.hush();
  }

  hush(): void {
    clearTimeout(this.#timer);
    this.seat = null;
  }

  #speak(seat: Seat, letters: number): void {
    clearTimeout(this.#timer);
    this.seat = seat;
    this.#timer = setTimeout(() => this.hush(), NOTICE + letters * LETTER);
  }
}
