import { handClock } from '#server/hand-clock.testing.ts';
import type { Store } from '#server/store/store.ts';
import type { Time } from '#table/clock.ts';
import type { Act } from '#wire/to-server.ts';
import { keptOf } from './kept.ts';
import type { Faults, Heard, Known, Side, Who, World } from './side.ts';
import { START } from './start.ts';

/** What every side does alike: it keeps tables, has an hour of its own, and records what the observer is told. */
export abstract class RecordedSide implements Side {
  clock = handClock(START);
  /** The same for whoever outlives a table: each begins with an hour of its own. */
  readonly time: Time = {
    now: () => this.clock.now(),
    bell: (milliseconds, ring) => this.clock.bell(milliseconds, ring),
  };
  abstract readonly timed: boolean;
  /** Everybody the house has met. */
  known: readonly Known[] = [];
  readonly #store: Store;
  readonly #tamper: NonNullable<Faults['tamper']>;
  #world: World | null = null;
  #tables: string[] = [];
  #watched: Who = null;
  #heard: Heard[] = [];

  constructor(store: Store, { tamper = text => text }: Faults) {
    this.#store = store;
    this.#tamper = tamper;
  }

  get watched(): Who {
    return this.#watched;
  }

  /** The table that lies here now. */
  get world(): World {
    if (this.#world === null) throw new Error('no table is laid');
    return this.#world;
  }

  async lay(world: World): Promise<void> {
    this.clock = handClock(START);
    this.#world = world;
    this.#heard = [];
    await this.#store.bring({
      kind: 'table',
      ...keptOf(world, this.known),
      made: START,
      changed: START,
      archive: null,
    });
    this.#tables.push(world.table);
  }

  async aside(other: World, changed: number): Promise<void> {
    const kept = keptOf(other, this.known);
    const summary = { ...kept.summary, moved: changed };
    await this.#store.bring({ kind: 'table', ...kept, summary, made: START, changed, archive: null });
    this.#tables.push(other.table);
  }

  async clear(): Promise<void> {
    await Promise.all(this.#tables.map(id => this.#store.remove(id)));
    this.#tables = [];
  }

  watch(who: Who): void {
    this.#watched = who;
  }

  hear(who: Who, text: string): void {
    if (who !== this.#watched) return;
    this.#heard.push({ hour: this.clock.now() - START, text: this.#tamper(text, this.world.state) });
  }

  heard(): readonly Heard[] {
    const taken = this.#heard;
    this.#heard = [];
    return taken;
  }

  async close(): Promise<void> {
    await this.#store.close();
  }

  abstract restart(): Promise<void>;
  abstract settle(): Promise<void>;
  abstract enter(who: Who, have: { version: number; at: number } | null): Promise<void>;
  abstract leave(who: Who): Promise<void>;
  abstract choose(who: Who, id: string, version: number, choice: unknown): Promise<void>;
  abstract act(who: Who, id: string, act: Act): Promise<void>;
  abstract get(who: Who, path: string): Promise<void>;
}
