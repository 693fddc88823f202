import { CORE, SPARE } from '../../art/map/plan.ts';

/** How the map lies in its box: so much of the drawing, at this scale. Lengths are the map's own. */
export interface Fit {
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  /** It is larger than its box and is moved about in it. */
  readonly panned: boolean;
}

/** The smallest text of the map is 15.5 px; below this scale it would be smaller than 13. */
export const LEAST = 0.84;
/** Where it cannot be shown whole it may as well be a little larger; in a narrow box fingers point at it. */
const ROOMY = 0.92;
const NARROW = 560;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Whether the table opens with the whole map: everywhere but on a telephone, where nothing of it could be read. */
export const showsWhole = (box: { width: number }): boolean => box.width >= NARROW;

/** As large as the box allows; `whole` shows all of it even where it cannot be read. */
export const fitTo = (box: { width: number; height: number }, whole = false): Fit => {
  const fits = Math.min(box.width / CORE.width, box.height / CORE.height);
  const own = box.width < NARROW ? 1 : ROOMY;
  const scale = whole || fits >= LEAST ? fits : own;
  return {
    scale,
    width: between(CORE.width, box.width / scale, CORE.width + SPARE.left),
    height: between(CORE.height, box.height / scale, CORE.height + SPARE.below),
    panned: scale > fits,
  };
};
