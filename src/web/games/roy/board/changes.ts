import type { Musketeer } from '#games/roy/names.ts';
import type { View } from '#games/roy/view.ts';
import type { TrackId } from '../targets.ts';
import type { Site } from './map/spots.ts';

/** Where a track stands, as the table counts it: honour is what the Queen has left. */
export const standOf = (track: TrackId, view: View): number => (track === 'honour' ? -view.honour : view[track]);

export const lifeOf = (who: Musketeer, view: View): number => view.men.find(man => man.who === who)?.life ?? 0;

/** The way a musketeer has gone. */
export interface Way {
  readonly who: Musketeer;
  readonly from: Site;
  readonly to: Site;
}

/** Who stands elsewhere than before. */
export const waysOf = (before: Pick<View, 'men'>, now: Pick<View, 'men'>): readonly Way[] =>
  now.men.flatMap(({ who, place }) => {
    const from = before.men.find(man => man.who === who)?.place;
    return from === undefined || from === place ? [] : [{ who, from, to: place }];
  });

/** A line from one point of the map to another, bent a little to the left of who walks it. */
export const bent = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): string => {
  const BEND = 0.16;
  const [x, y] = [(x1 + x2) / 2 + (y2 - y1) * BEND, (y1 + y2) / 2 - (x2 - x1) * BEND];
  return `M${x1} ${y1}Q${Math.round(x)} ${Math.round(y)} ${x2} ${y2}`;
};
