import { expect, test } from 'vitest';
import { handClock } from '../hand-clock.testing.ts';
import { askerOf, tableWork } from './table-work.ts';
import { START } from './testing.ts';

test('strangers who ask too much keep nobody out who plays, and wait themselves', async () => {
  const time = handClock(START);
  const mayWork = tableWork(time.now);
  const stranger = askerOf({ seat: null, host: false });
  let allowed = 0;
  while (mayWork(stranger)) allowed++;
  expect(allowed).toBe(100);
  for (const asker of [askerOf({ seat: 0, host: false }), askerOf({ seat: 3, host: true }), 'host'] as const)
    expect(mayWork(asker)).toBe(true);
  await time.pass(1000);
  expect(mayWork(stranger)).toBe(true);
});
