import { type Hourglass, keepTime, sandIn } from '#table/clock.ts';
import type { Table } from '#table/table.ts';
import { tableTime } from './table-time.ts';

/** The hourglass of a match in this page: its sand runs only while somebody sees the table and may think. */
export class PageHourglass {
  readonly #time = tableTime();
  #glass: Hourglass | null = null;

  /** Watches over another table; one without a clock has no sand. */
  begin(table: Table): void {
    const seconds = sandIn(table.game, table.record.options);
    if (seconds !== null) this.#glass = keepTime(table, { seconds, time: this.#time });
  }

  /** Asked only where there is sand to run. */
  runWhile(mayThink: () => boolean): void {
    if (this.#glass === null) return;
    if (document.visibilityState === 'visible' && mayThink()) this.#time.goOn();
    else this.#time.standStill();
  }

  /** What is left, in milliseconds; null while the sand stands still. */
  left(): number | null {
    return this.#glass?.left() ?? null;
  }

  stop(): void {
    this.#glass?.stop();
  }
}
