import { remember, remembered } from '#web/storage.ts';
import { HINT_RULES, type HintId } from './hints.ts';

const KEY = 'panache.hints.roy';

interface Kept {
  readonly off: boolean;
  readonly closed: readonly HintId[];
}

const isHint = (id: unknown): id is HintId => typeof id === 'string' && Object.hasOwn(HINT_RULES, id);

const read = (): Kept => {
  try {
    const kept: unknown = JSON.parse(remembered(KEY) ?? '{}');
    const { off, closed } = (kept ?? {}) as Record<string, unknown>;
    return { off: off === true, closed: Array.isArray(closed) ? closed.filter(isHint) : [] };
  } catch {
    return { off: false, closed: [] };
  }
};

/** Which hints the reader wants; kept in this browser. */
export class HintMemory {
  #kept = $state.raw(read());
  /** In a lesson somebody else speaks. */
  quiet = $state(false);

  get off(): boolean {
    return this.#kept.off;
  }
  get closed(): readonly HintId[] {
    return this.#kept.closed;
  }
  /** Not this one again. */
  close(id: HintId): void {
    this.#keep({ ...this.#kept, closed: [...this.closed.filter(each => each !== id), id] });
  }
  turnOff(): void {
    this.#keep({ ...this.#kept, off: true });
  }
  /** All of them, those put away too. */
  turnOn(): void {
    this.#keep({ off: false, closed: [] });
  }
  #keep(kept: Kept): void {
    this.#kept = kept;
    remember(KEY, JSON.stringify(kept));
  }
}

export const hintMemory = new HintMemory();
