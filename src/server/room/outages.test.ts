import { describe, expect, test } from 'vitest';
import { closedBetween, MOST_OUTAGES, type Outage, outagesAfter } from './outages.ts';

describe('closedBetween', () => {
  const outages: readonly Outage[] = [
    { since: 100, until: 200 },
    { since: 300, until: 350 },
    { since: 1000, until: 2000 },
  ];
  test.each([
    [0, 50, 0],
    [0, 150, 50],
    [0, 5000, 1150],
    [120, 130, 10],
    [200, 300, 0],
    [150, 1500, 50 + 50 + 500],
    [3000, 4000, 0],
    [400, 100, 0],
  ])('from %i to %i it was closed for %i', (from, to, closed) => {
    expect(closedBetween(outages, from, to)).toBe(closed);
  });
});

describe('a beat', () => {
  const T = 1_000_000;
  const HOUR = 3_600_000;
  const heard = { own: T, last: T, outages: [] };

  test('in time, or the first of all, finds nothing', () => {
    expect(outagesAfter(heard, T + 3000)).toEqual([]);
    expect(outagesAfter(heard, T + 9000)).toEqual([]);
    expect(outagesAfter({ own: null, last: null, outages: [] }, T)).toEqual([]);
    expect(outagesAfter({ own: null, last: T, outages: [] }, T + 3500)).toEqual([]);
  });

  test('after a stop, a database that was away or a jump of the clock finds the gap before it', () => {
    expect(outagesAfter({ ...heard, own: null }, T + 6000)).toEqual([{ since: T, until: T + 6000 }]);
    expect(outagesAfter(heard, T + HOUR)).toEqual([{ since: T, until: T + HOUR }]);
  });

  test('of a node that was away while others were there finds none', () => {
    expect(outagesAfter({ own: T - HOUR, last: T, outages: [] }, T + 3000)).toEqual([]);
  });

  test('within an outage ends it there: somebody with a wrong clock had found it', () => {
    const wrong = outagesAfter({ ...heard, own: null }, T + 31 * 24 * HOUR);
    expect(outagesAfter({ own: T, last: T + 31 * 24 * HOUR, outages: wrong }, T + 3000)).toEqual([
      { since: T, until: T + 3000 },
    ]);
    // Nor does the wrong clock find another as it goes on.
    const own = T + 31 * 24 * HOUR;
    expect(outagesAfter({ own, last: T + 3000, outages: [] }, own + 3000)).toEqual([]);
  });

  test('keeps outages apart where a clock went back and on again', () => {
    const outages = [{ since: T, until: T + 100 }];
    expect(outagesAfter({ own: T - HOUR, last: T - HOUR, outages }, T + HOUR)).toEqual([
      { since: T - HOUR, until: T + HOUR },
    ]);
  });

  test('remembers so many and no more', () => {
    const outages = Array.from({ length: MOST_OUTAGES }, (_, at) => ({ since: at * 10, until: at * 10 + 5 }));
    const after = outagesAfter({ own: null, last: T, outages }, T + HOUR);
    expect(after).toHaveLength(MOST_OUTAGES);
    expect(after.at(-1)).toEqual({ since: T, until: T + HOUR });
    expect(after[0]).toEqual(outages[1]);
  });
});
