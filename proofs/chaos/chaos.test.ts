import { expect, test } from 'vitest';
import { GAME_IDS } from '#games/index.ts';
import { noPostgres } from '#server/store/postgres.testing.ts';
import { chaos } from './chaos.ts';
import { KINDS } from './life.ts';
import { postgresWorld, sqliteWorld, type World } from './world.ts';

/** The whole of it is `npm run chaos`; this much of it belongs to the tests. */
const survive = async (world: World, rounds: number): Promise<void> => {
  try {
    const tally = await chaos(world, { rounds, tables: 6, seed: 'a short run' }, () => {});
    const { lost, doubled, faults } = tally;
    expect({ lost, doubled, faults }).toEqual({ lost: new Set(), doubled: new Set(), faults: new Set() });
    expect(tally).toMatchObject({ rounds, kills: rounds });
    expect(tally.acknowledged).toBeGreaterThan(100);
    expect(tally.hanging).toBeGreaterThan(0);
    expect(world.complaints()).toBe('');
  } finally {
    await world.end();
  }
};

test('a server that is killed under load loses nothing it acknowledged and does nothing twice', async () => {
  await survive(await sqliteWorld(), 5);
});

test.skipIf(noPostgres !== null)('one of three nodes that is killed under load takes nothing with it', async () => {
  await survive(await postgresWorld(), 4);
});

test('every game is played', () => {
  expect(new Set(KINDS.map(({ game }) => game))).toEqual(new Set(GAME_IDS));
});
