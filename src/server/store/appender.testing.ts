import { writeSync } from 'node:fs';
import { playing, summaryOf, tableOf } from './samples.testing.ts';
import { openSqlite } from './sqlite.ts';

// Serves a folder until it is killed: appends in small crowds, and tells the number of each line once it is kept.
const store = openSqlite(process.argv[2]);
const found = await store.open('t1');
if (found === null) await store.create(tableOf('t1'), summaryOf(), 1);

for (let next = (found?.lines.length ?? 0) + 1; ; next += 5) {
  const numbers = [0, 1, 2, 3, 4].map(more => next + more);
  await Promise.all(
    numbers.map(async number => {
      await store.append('t1', playing(number), summaryOf({ asked: [number] }));
      writeSync(1, `${number}\n`);
    }),
  );
}
