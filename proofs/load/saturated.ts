import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '#kernel/rng.ts';
import type { Measured, Order } from './generator.ts';
import type { LoadTable } from './load-table.ts';
import { type Meter, meterFor } from './meter.ts';

/**
 * So many tables play at once, and at each the next choice is made as soon as the last one is known to count. Where a
 * match is over, a table that waits takes the place of its own; none left, and the measuring ends.
 */
export const driveSaturated = async (
  tables: readonly LoadTable[],
  { pid, atOnce, seconds, warmUp }: Order,
  dice: Rng,
): Promise<Measured> => {
  const waiting = [...tables];
  const ending = new AbortController();
  let meter: Meter | null = null;
  const play = async (): Promise<void> => {
    let table = waiting.pop();
    while (table !== undefined && !ending.signal.aborted) {
      const begun = performance.now();
      if (await table.move(dice)) meter?.count(performance.now() - begun);
      else table = waiting.pop();
    }
    ending.abort();
  };
  const sleep = (time: number) => pause(time * 1000, undefined, { signal: ending.signal }).catch(() => {});
  const players = Array.from({ length: atOnce }, play);
  await sleep(warmUp);
  meter = meterFor(pid);
  await sleep(seconds);
  const measured = meter.read();
  ending.abort();
  await Promise.all(players);
  return measured;
};
