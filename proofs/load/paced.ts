import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '#kernel/rng.ts';
import type { Measured, Order } from './generator.ts';
import type { LoadTable } from './load-table.ts';
import { type Meter, meterFor } from './meter.ts';

/** Choices at evenly spread instants, whether the server keeps up or not; the first ones are not counted. */
export const drivePaced = async (
  tables: readonly LoadTable[],
  { pid, rate, seconds, warmUp }: Order,
  dice: Rng,
): Promise<Measured> => {
  const apart = 1000 / (rate * tables.length);
  const [first, total] = [warmUp, warmUp + seconds].map(until => Math.round((until * 1000) / apart));
  const queues: Promise<void>[] = tables.map(() => Promise.resolve());
  const begun = performance.now() + 20;
  const plannedAt = (choice: number): number => begun + choice * apart;
  let meter: Meter | null = null;
  const make = async (choice: number): Promise<void> => {
    const counted = await tables[choice % tables.length].move(dice);
    if (counted && choice >= first) meter?.count(performance.now() - plannedAt(choice));
  };
  for (let choice = 0; choice < total; ) {
    const wait = plannedAt(choice) - performance.now();
    if (wait > 0) await pause(wait);
    for (; choice < total && plannedAt(choice) <= performance.now(); choice++) {
      if (choice === first) meter = meterFor(pid);
      const [table, now] = [choice % tables.length, choice];
      queues[table] = queues[table].then(() => make(now));
    }
  }
  await Promise.all(queues);
  return (meter ?? meterFor(pid)).read();
};
