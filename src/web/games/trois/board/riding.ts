/** A ride as one motion: square by square, with a slight bounce. */
import type { Point } from './plan.ts';

/** What a square takes, by the token of a move: 130 of 280 milliseconds. */
const SHARE = 130 / 280;
/** No ride is longer than this many moves. */
const MOST = 1500 / 280;
const BOUNCE = 11;

export const lengthOf = (squares: number, move: number): number => Math.min(squares * SHARE, MOST) * move;

const moved = ([x, y]: Point, up = 0, scale = 1): Keyframe => ({
  transform: `translate(${x.toFixed(1)}px, ${(y - up).toFixed(1)}px)${scale === 1 ? '' : ` scale(${scale})`}`,
});

/** Frames from stand to stand; between two he is in the air. */
export const framesOf = (stands: readonly Point[]): readonly Keyframe[] =>
  stands.flatMap((to, k) => {
    const from = stands[k - 1];
    if (from === undefined) return [{ ...moved(to), easing: 'ease-out' }];
    const air: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return [
      { ...moved(air, BOUNCE, 1.06), easing: 'ease-in' },
      { ...moved(to), easing: 'ease-out' },
    ];
  });

/** Which space of a path a motion has come to. */
export const reached = (progress: number, squares: number): number =>
  Math.min(squares, Math.max(0, Math.round(progress * squares)));
