import type { Time } from '#table/clock.ts';

export interface TableTime extends Time {
  readonly goOn: () => void;
  /** Bells ring later by as long as it stood. */
  readonly standStill: () => void;
}

/** Time that can be made to stand still: nobody loses sand to a hidden page, a curtain, or dice that still roll. */
export const tableTime = (now: () => number = () => performance.now()): TableTime => {
  let passed = 0;
  let since: number | null = null;
  interface Bell {
    readonly at: number;
    readonly ring: () => void;
    timer: ReturnType<typeof setTimeout> | undefined;
  }
  const bells = new Set<Bell>();
  const read = (): number => passed + (since === null ? 0 : now() - since);

  const set = (bell: Bell): void => {
    const ring = (): void => {
      bells.delete(bell);
      bell.ring();
    };
    bell.timer = setTimeout(ring, Math.max(0, bell.at - read()));
  };

  return {
    now: read,
    bell(milliseconds, ring) {
      const bell: Bell = { at: read() + milliseconds, ring, timer: undefined };
      bells.add(bell);
      if (since !== null) set(bell);
      return () => {
        clearTimeout(bell.timer);
        bells.delete(bell);
      };
    },
    goOn() {
      if (since !== null) return;
      since = now();
      for (const bell of bells) set(bell);
    },
    standStill() {
      passed = read();
      since = null;
      for (const bell of bells) clearTimeout(bell.timer);
    },
  };
};
