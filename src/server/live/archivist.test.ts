import { expect, test } from 'vitest';
import { handClock } from '../hand-clock.testing.ts';
import { archivist } from './archivist.ts';
import { playOut, registryFor, START, started } from './testing.ts';

test('where many matches end at once, their stories are kept one after the other, with rests in between', async () => {
  const { store, table } = await started(await registryFor());
  const time = handClock(START);
  const kept: string[] = [];
  let worked = 0;
  const archives = archivist({
    store: {
      ...store,
      openSince: () => store.openSince(table, 0),
      archive: async () => null,
      async keepArchive(id) {
        kept.push(id);
      },
    },
    replays: {
      async play() {
        // The house counts in whole milliseconds, whatever work is counted in.
        worked += 9.95;
        return new Uint8Array() as never;
      },
      stop: async () => {},
    },
    time,
    steady: () => worked,
    trouble: (_what, error) => {
      throw error;
    },
  });
  for (const id of ['one', 'two', 'one', 'three']) archives.keep(id);
  await time.pass(0);
  expect(kept).toEqual(['one']);
  await time.pass(89);
  expect(kept).toEqual(['one']);
  await time.pass(1);
  expect(kept).toEqual(['one', 'two']);
  expect(time.now()).toBe(START + 90);
  archives.stop();
  await time.pass(1000);
  expect(kept).toEqual(['one', 'two']);
});

test('what is said after the end does not have the story looked for again', async () => {
  const { store } = await registryFor();
  let looked = 0;
  const archive = (id: string) => {
    looked++;
    return store.archive(id);
  };
  const { players, time } = await started(await registryFor({ store: { ...store, archive } }));
  await playOut(players);
  await time.pass(1000);
  expect(looked).toBe(1);
  for (const text of ['Well played!', 'Once more?']) expect(await players[0].act({ act: 'say', text })).toBeNull();
  await time.pass(1000);
  expect(looked).toBe(1);
});
