import type { Seat } from '#kernel/game.ts';
import type { Said } from '#wire/to-client.ts';
import { remember, remembered } from '../storage.ts';

/** How far somebody has read what is said at a table. */
export class TalkRead {
  readonly #key: string;
  /** When the last line that was read was said. */
  #until = $state(0);

  constructor(table: string) {
    this.#key = `panache.heard.${table}`;
    this.#until = Number.parseInt(remembered(this.#key) ?? '', 10) || 0;
  }

  unread(talk: readonly Said[], me: Seat | null): number {
    return talk.filter(({ time, seat }) => time > this.#until && (seat === null || seat !== me)).length;
  }

  note(talk: readonly Said[]): void {
    const last = talk.at(-1)?.time ?? 0;
    if (last <= this.#until) return;
    this.#until = last;
    remember(this.#key, String(last));
  }
}
