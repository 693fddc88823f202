import type { AnyGame, Options, Seat } from '#kernel/game.ts';
import type { HandClock } from '#server/hand-clock.testing.ts';
import type { RoomAction } from '#server/room/room-entry.ts';
import type { TableClock } from '#wire/clock.ts';
import type { PersonId, TableId } from '#wire/ids.ts';
import type { Act } from '#wire/to-server.ts';

/** A seat, or null for the one who looks on. */
export type Who = Seat | null;

/** Somebody's browser, known on both sides by the same cookie. */
export interface Known {
  readonly person: PersonId;
  readonly cookie: string;
}

/** A table at which a match stands as `state` says. */
export interface World {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly players: number;
  readonly options: Options;
  /** Null where the one who looks on has made the table. */
  readonly host: Who;
  readonly table: TableId;
  /** Left out where nobody is in a hurry. */
  readonly clock?: TableClock;
  /** How the bot thinks that plays for somebody. */
  readonly think?: (time: HandClock) => Promise<unknown>;
  /** What was said or done before, after the start. */
  readonly before?: readonly RoomAction[];
}

/** What can be wrong with a house on purpose, to see that the proof notices. */
export interface Faults {
  /** Changes what the wire carries. */
  readonly tamper?: (text: string, state: unknown) => string;
  /** The pause of bots, in milliseconds, where it is not that of every house. */
  readonly botPause?: number;
}

/** A message, and the moment it came at, in milliseconds after the start. */
export interface Heard {
  readonly hour: number;
  readonly text: string;
}

/**
 * One of two houses, alike in everything but what is hidden at their tables: what people do there, and all that one
 * of them is told, byte for byte, one text for each message.
 */
export interface Side {
  readonly clock: HandClock;
  readonly known: readonly Known[];
  /** Bots think as the world says, and by this clock. */
  readonly timed: boolean;
  lay(world: World): Promise<void>;
  /** The process ends and another one takes over what was kept. */
  restart(): Promise<void>;
  clear(): Promise<void>;
  /** Only what this one is told is recorded. */
  watch(who: Who): void;
  /** Settles when everything has arrived that is on its way to him. */
  settle(): Promise<void>;
  /** What he was told since this was last asked. */
  heard(): readonly Heard[];
  enter(who: Who, have: { version: number; at: number } | null): Promise<void>;
  leave(who: Who): Promise<void>;
  choose(who: Who, id: string, version: number, choice: unknown): Promise<void>;
  act(who: Who, id: string, act: Act): Promise<void>;
  get(who: Who, path: string): Promise<void>;
  /** Other tables of the same people. */
  aside(world: World, changed: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens such a house on a folder; the second one knows the people of the first. */
export type OpenSide = (folder: string, others: readonly Known[] | null, faults: Faults) => Promise<Side>;
