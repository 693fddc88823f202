import type { Time } from '#table/clock.ts';

export interface TableTime extends Time {
  /** Goes on, or stands still: bells ring later by as long as it stood. */
  readonly run: (running: boolean) => void;
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
    run(running) {
      if (running === (since !== null)) return;
      passed = read();
      since = running ? now() : null;
      for (const bell of bells)
        if (running) set(bell);
        else clearTimeout(bell.timer);
    },
  };
};
