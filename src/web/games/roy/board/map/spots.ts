import type { Location, Place } from '#games/roy/names.ts';
import { CORE } from '../../art/map/plan.ts';

export type Site = Place | Location;

interface Spot {
  /** The middle of the name's upper edge. */
  readonly name: readonly [x: number, y: number];
  /** The middle of the row of figures. */
  readonly men: readonly [x: number, y: number];
}

/** Where names and figures lie on the drawing; the Quest is a sheet of its own at the left edge. */
export const SPOTS: Readonly<Record<Exclude<Site, 'quest'>, Spot>> = {
  louvre: { name: [462, 325], men: [462, 288] },
  paris: { name: [716, 327], men: [716, 290] },
  richelieu: { name: [789, 179], men: [789, 142] },
  quarters: { name: [918, 211], men: [926, 168] },
  bastille: { name: [948, 326], men: [948, 288] },
  'vieux-colombier': { name: [441, 444], men: [446, 408] },
  'la-rochelle': { name: [276, 440], men: [276, 402] },
};
/** From the left edge of what is shown. */
const QUEST: readonly [number, number] = [284, 238];
const QUEST_MIDDLE: readonly [number, number] = [172, 150];

/** From one figure to the next; a long row stands closer. */
const STEP = 54;
const CROWD = 46;

/** Where the figure stands that is the so manieth of a row, on a map of that width: its middle. */
export const standing = (site: Site, index: number, count: number, width: number): readonly [number, number] => {
  const [x, y] = site === 'quest' ? QUEST : SPOTS[site].men;
  const step = count > 3 ? CROWD : STEP;
  const left = site === 'quest' ? 0 : width - CORE.width;
  return [left + x + (index - (count - 1) / 2) * step, y];
};

/** The middle of what is to be seen of a place. */
export const middleOf = (site: Site, width: number): readonly [number, number] =>
  site === 'quest' ? QUEST_MIDDLE : standing(site, 0, 1, width);
