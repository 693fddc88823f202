import type { Options } from '#kernel/game.ts';
import type { Language } from '#kernel/text.ts';
import type { TableClock } from '#wire/clock.ts';
import type { Pace } from '#wire/to-client.ts';
import type { SeatPlan } from '#wire/to-server.ts';

/** How a table was made. It never changes; everything later is an entry of its journal. */
export interface Opening {
  /** When, in milliseconds since 1970. */
  readonly made: number;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly title: string;
  readonly language: Language;
  readonly pace: Pace;
  readonly listed: boolean;
  /** Left out where nobody has said that there is none. */
  readonly advice?: boolean;
  /** Left out where nobody is in a hurry. */
  readonly clock?: TableClock;
  /** The person who made the table, and the name he gave. */
  readonly host: string;
  readonly hostName: string;
  readonly commitment: string;
  readonly seats: readonly {
    readonly plan: SeatPlan;
    /** Who sits there from the start; null for a free seat. */
    readonly person: string | null;
    readonly name: string;
    readonly face: string;
  }[];
}
