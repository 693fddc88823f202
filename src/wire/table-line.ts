import type { Seat } from '#kernel/game.ts';
import type { Language } from '#kernel/text.ts';
import type { ClockTimes, TableClock } from './clock.ts';
import type { Pace, Phase } from './to-client.ts';

/** A table in a list. */
export interface TableLine {
  readonly table: string;
  readonly title: string;
  readonly language: Language;
  readonly game: string;
  readonly pace: Pace;
  readonly phase: Phase;
  /** Null where nobody is in a hurry. */
  readonly clock: (ClockTimes & Pick<TableClock, 'kind'>) | null;
  readonly seats: readonly {
    readonly name: string;
    readonly taken: boolean;
    readonly bot: boolean;
    /** Free for anybody who comes by. */
    readonly open: boolean;
  }[];
  /** Who is asked. */
  readonly asked: readonly Seat[];
  /** Others where its match runs by rules that this version does not play. */
  readonly rules: 'played' | 'others';
  /** My own seat there. */
  readonly mine: Seat | null;
  readonly changed: number;
}
