import type { AnyGame, Seat } from '#kernel/game.ts';
import type { Refusal, Suggested } from '#wire/to-client.ts';
import type { Act } from '#wire/to-server.ts';
import type { MotionContext } from './motion.ts';
import type { PatienceContext } from './patience.ts';
import type { RoomAction } from './room-entry.ts';

/** Somebody who looks on: his handle in the host's list, and where he comes from. */
export interface Watcher {
  readonly handle: string;
  readonly from: string;
}

/** What the room cannot know by itself. */
export interface DecisionContext extends MotionContext, PatienceContext {
  readonly game: AnyGame;
  readonly isHere: (seat: Seat) => boolean;
  /** Away for so long that others may let a bot play. */
  readonly isAway: (seat: Seat) => boolean;
  /** What a seat holds and may show now. */
  readonly showable: (seat: Seat) => readonly string[];
  readonly watchers: readonly Watcher[];
  /** What bots suggest to that seat, as it is shown there. */
  readonly suggestions: (seat: Seat) => readonly Suggested[];
}

export type Decided = RoomAction | Refusal;

export type ActOf<K extends Act['act']> = Extract<Act, { act: K }>;
