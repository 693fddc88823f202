import type { Space } from '#games/trois/board/board.ts';

/** A space that a choice leads to. */
export interface Target {
  readonly space: Space;
  readonly label: string;
  readonly choose: () => void;
  /** The choice as `data-choice` tells it. */
  readonly data: string;
}
