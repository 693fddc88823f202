import type { AnyGame, Decision, Outcome, Seat } from '#kernel/game.ts';
import type { Told } from '#table/table.ts';
import type { TableSeat } from '../games/table-props.ts';
import type { Company } from './company.ts';
import type { Speed } from './pace.ts';
import type { StepQueue } from './step-queue.svelte.ts';

/** A match as a game's table draws it: one that is played, here or far away, or one that is looked at again. */
export interface TableMatch {
  readonly game: AnyGame;
  readonly queue: StepQueue;
  /** Whose secrets may be on the page. */
  readonly eyes: Seat | null;
  readonly seats: readonly TableSeat[];
  /** Everybody who is asked. */
  readonly asked: readonly Seat[];
  /** What the one who looks is asked, once the step that brought the question has been shown. */
  readonly question: Decision<unknown> | null;
  /** The story as far as it has been shown, as the one who looks may read it. */
  story(): readonly Told[];
}

/** A match that is being played, whether in this browser or far away. */
export interface Play extends TableMatch {
  readonly speed: Speed;
  /** The reader's own last choice, counted as the story counts; 0 before the first. */
  readonly mine: number;
  /** What bots suggest and say; null where nobody of theirs is heard. */
  readonly company: Company | null;
  /** How it ended; null while it runs. */
  readonly outcome: Outcome | null;
  setSpeed(speed: Speed): void;
}
