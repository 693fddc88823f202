import { expect, test } from 'vitest';
import { GAME_IDS } from '#games/index.ts';
import { noPostgres } from '#server/store/postgres.testing.ts';
import { chaosInTurn } from './in-turn.ts';
import { KINDS } from './kinds.ts';
import { postgresWorld, sqliteWorld, type World } from './world.ts';

/** The whole of it is `npm run chaos`; this much of it belongs to the tests. */
const survive = async (world: World, rounds: number): Promise<void> => {
  try {
    const [tally] = await chaosInTurn([world], { rounds, tables: 6, seed: 'a short run' }, () => {});
    const { lost, doubled, seatsLost, faults } = tally;
    const none = new Set();
    expect({ lost, doubled, seatsLost, faults }).toEqual({ lost: none, doubled: none, seatsLost: none, faults: none });
    expect(tally).toMatchObject({ rounds, kills: rounds });
    expect(tally.acknowledged).toBeGreaterThan(100);
    expect(tally.hanging).toBeGreaterThan(0);
    // The run goes on until both have happened.
    expect(tally.clocksRunOut).toBeGreaterThan(0);
    expect(tally.seatsChanged).toBeGreaterThan(0);
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

test('every game is played, and clocks run out in both ways', () => {
  expect(new Set(KINDS.map(({ game }) => game))).toEqual(new Set(GAME_IDS));
  expect(new Set(KINDS.flatMap(({ clock }) => clock?.runOut.by ?? []))).toEqual(new Set(['bot', 'rules']));
});
