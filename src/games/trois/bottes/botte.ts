import type { Tell } from '#kernel/game.ts';
import type { Bar } from '../bars.ts';
import type { RidePrompt } from '../choices.ts';
import type { Event } from '../events.ts';
import type { Position } from '../position.ts';
import type { State, Turn } from '../state.ts';
import type { TurnView } from '../view.ts';

/** A Botte secrète, whole: when it may be played (TRO.15), what is said at any other time, and what it does. */
export interface Botte {
  /** The questions of its owner's own turn (TRO.RULING.35) that it may be an answer to. */
  readonly prompts: readonly RidePrompt[];
  /** Whether this is its moment; left out where the question alone makes it so. */
  fits?(position: Position, turn: TurnView): boolean;
  readonly moment: Bar;
  /** It has been played; true if the next question is there already. */
  play(draft: State, turn: Turn, tell: Tell<Event>): boolean;
}
