export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export type Size = Pick<Box, 'width' | 'height'>;
export type Spot = Pick<Box, 'left' | 'top'>;
export type Side = 'above' | 'below' | 'left' | 'right';

/** Pixels between a target and its card, and between the card and the edge of the window. */
const GAP = 8;
const MARGIN = 8;

const roomAt = (side: Side, { left, top, width, height }: Box, window: Size): number => {
  switch (side) {
    case 'above':
      return top;
    case 'below':
      return window.height - top - height;
    case 'left':
      return left;
    case 'right':
      return window.width - left - width;
  }
};

const isUpright = (side: Side): boolean => side === 'above' || side === 'below';
const needed = (side: Side, size: Size): number => (isUpright(side) ? size.height : size.width) + GAP + MARGIN;

/** Between the margins; a card larger than the window begins at its first edge. */
const inside = (at: number, length: number, whole: number): number =>
  Math.max(MARGIN, Math.min(at, whole - MARGIN - length));

/** Where a card lies beside a target: on the first side with room for it, else on the one with most, never cut off. */
export const beside = (target: Box, card: Size, window: Size, sides: readonly Side[]): Spot => {
  const spare = (side: Side): number => roomAt(side, target, window) - needed(side, card);
  const side =
    sides.find(each => spare(each) >= 0) ?? sides.reduce((best, each) => (spare(each) > spare(best) ? each : best));
  const middle: Spot = {
    left: target.left + (target.width - card.width) / 2,
    top: target.top + (target.height - card.height) / 2,
  };
  const left = side === 'left' ? target.left - GAP - card.width : target.left + target.width + GAP;
  const top = side === 'above' ? target.top - GAP - card.height : target.top + target.height + GAP;
  return {
    left: inside(isUpright(side) ? middle.left : left, card.width, window.width),
    top: inside(isUpright(side) ? top : middle.top, card.height, window.height),
  };
};
