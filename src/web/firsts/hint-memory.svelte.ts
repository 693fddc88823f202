import type { GameId } from '#games/index.ts';
import { remember, remembered } from '#web/storage.ts';

interface Kept {
  readonly off: boolean;
  readonly closed: readonly string[];
}

const keyOf = (game: GameId): string => `panache.hints.${game}`;

const read = (key: string): Kept => {
  try {
    const kept: unknown = JSON.parse(remembered(key) ?? '{}');
    const { off, closed } = (kept ?? {}) as Record<string, unknown>;
    return { off: off === true, closed: Array.isArray(closed) ? closed.filter(id => typeof id === 'string') : [] };
  } catch {
    return { off: false, closed: [] };
  }
};

/** What the reader wants to be told of a game, and what he has been told; kept in this browser. */
export class HintMemory {
  readonly #key: string;
  #kept = $state.raw<Kept>({ off: false, closed: [] });
  /** In a lesson somebody else speaks. */
  quiet = $state(false);

  constructor(game: GameId) {
    this.#key = keyOf(game);
    this.#kept = read(this.#key);
  }

  get off(): boolean {
    return this.#kept.off;
  }
  get closed(): readonly string[] {
    return this.#kept.closed;
  }
  /** Not this one again. */
  close(id: string): void {
    this.#keep({ ...this.#kept, closed: [...this.closed.filter(each => each !== id), id] });
  }
  turnOff(): void {
    this.#keep({ ...this.#kept, off: true });
  }
  /** All of them, those put away too. */
  turnOn(): void {
    this.#keep({ off: false, closed: [] });
  }
  /** Another tab has told the reader something, or was told that he wants no more. */
  readAgain(): void {
    this.#kept = read(this.#key);
  }
  #keep(kept: Kept): void {
    this.#kept = kept;
    remember(this.#key, JSON.stringify(kept));
  }
}

const MEMORIES = new Map<GameId, HintMemory>();

/** One for each game, the same for everybody who asks. */
export const hintMemoryOf = (game: GameId): HintMemory => {
  const memory = MEMORIES.get(game) ?? new HintMemory(game);
  MEMORIES.set(game, memory);
  return memory;
};

/** What another tab has kept by this name counts here, or the next thing kept here would undo it. */
export const noteElsewhere = (key: string | null): void => {
  for (const [game, memory] of MEMORIES) if (key === null || key === keyOf(game)) memory.readAgain();
};

if (typeof addEventListener === 'function') addEventListener('storage', event => noteElsewhere(event.key));
