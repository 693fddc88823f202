import type { Seat } from '#kernel/game.ts';
import type { Watcher } from '../room/decision.ts';

/** Who is connected to one node. */
export interface Here {
  readonly seats: readonly Seat[];
  readonly watching: readonly Watcher[];
}

/** News of another node counts for so long, in milliseconds; nodes tell it again in half that time. */
export const HERE_LASTS = 40_000;

/** Who is at a table, on whatever node. */
export interface Presence {
  readonly isHere: (seat: Seat) => boolean;
  readonly watching: () => readonly Watcher[];
  /** True where that changed anything. */
  readonly own: (here: Here) => boolean;
  readonly heard: (node: string, here: Here) => boolean;
  /** Heard of that node before, and not too long ago. */
  readonly knows: (node: string) => boolean;
}

export const presenceAt = (now: () => number): Presence => {
  const nodes = new Map<string, { here: Here; until: number }>();

  const fresh = (): Here[] => {
    for (const [node, { until }] of nodes) if (until < now()) nodes.delete(node);
    return [...nodes.values()].map(each => each.here);
  };
  const isHere = (seat: Seat): boolean => {
    for (const { here, until } of nodes.values()) if (here.seats.includes(seat) && until >= now()) return true;
    return false;
  };

  const take = (node: string, here: Here, until: number): boolean => {
    const before = nodes.get(node)?.here;
    if (here.seats.length === 0 && here.watching.length === 0) nodes.delete(node);
    else nodes.set(node, { here, until });
    return JSON.stringify(before ?? { seats: [], watching: [] }) !== JSON.stringify(here);
  };

  return {
    isHere,
    watching: () => fresh().flatMap(here => here.watching),
    own: here => take('', here, Number.POSITIVE_INFINITY),
    knows: node => (nodes.get(node)?.until ?? 0) >= now(),
    heard: (node, here) => take(node, here, now() + HERE_LASTS),
  };
};
