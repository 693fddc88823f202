/** What lies under a point of the map. */
import type { Space } from '#games/trois/board/board.ts';
import { isPlace } from '#games/trois/board/board.ts';
import type { News } from '#games/trois/cards/gazettes.ts';
import { onGround, SPACES, spotOf } from './geometry.ts';
import { NEWS_AT, type Point, ROAD_WIDTH, SITES } from './plan.ts';
import { NEWS_KINDS } from './rules.ts';

export type Seen =
  | { readonly kind: 'space'; readonly space: Space }
  | { readonly kind: 'news'; readonly of: keyof News };

const isOn = (point: Point, space: Space): boolean => {
  if (isPlace(space)) return onGround(point, SITES[space]);
  const { x, y } = spotOf(space);
  return Math.hypot(point[0] - x, point[1] - y) < ROAD_WIDTH / 2 + 2;
};

export const seenAt = (point: Point): Seen | null => {
  const news = NEWS_KINDS.find(of =>
    NEWS_AT[of].some(([x, y, radius]) => Math.hypot(point[0] - x, point[1] - y) < radius),
  );
  if (news) return { kind: 'news', of: news };
  const space = SPACES.find(each => isOn(point, each));
  return space ? { kind: 'space', space } : null;
};

/** Where the card about it points. */
export const spotOfSeen = (seen: Seen): Point => {
  if (seen.kind === 'space') {
    const { x, y } = spotOf(seen.space);
    return [x, y];
  }
  const [x, y] = NEWS_AT[seen.of][0] ?? [0, 0, 0];
  return [x, y];
};

export const isSame = (a: Seen | null, b: Seen | null): boolean => JSON.stringify(a) === JSON.stringify(b);
