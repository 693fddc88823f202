import type { TableLine } from '#wire/table-line.ts';
import { remember, remembered } from '../../storage.ts';

const KEY = 'panache.put-away';
/** As many as a browser needs to keep: older ones have left the house's list. */
const MOST = 200;

const kept = (): readonly string[] => {
  try {
    const list: unknown = JSON.parse(remembered(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(each => typeof each === 'string') : [];
  } catch {
    return [];
  }
};

/** Finished tables this reader no longer wants to see in his list. The house keeps them, and their page stays. */
export class PutAway {
  #tables = $state.raw(kept());

  put(table: string): void {
    this.#tables = [...this.#tables.filter(each => each !== table), table].slice(-MOST);
    remember(KEY, JSON.stringify(this.#tables));
  }

  /** What is still to be seen; a table that is played on comes back. */
  left(lines: readonly TableLine[]): readonly TableLine[] {
    return lines.filter(line => line.phase !== 'over' || !this.#tables.includes(line.table));
  }
}
