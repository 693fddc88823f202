import { describe, expect, test, vi } from 'vitest';
import type { NoteKind } from '#wire/table-note.ts';
import type { NewTable } from '#wire/to-server.ts';
import { handClock } from '../hand-clock.testing.ts';
import { Player, personNamed, registryFor, START, started, wantedTable } from './testing.ts';

type Clock = NonNullable<NewTable['clock']>;

/** A minute in the bank, ten seconds a question. */
const BOT: Clock = { kind: 'own', bank: 60, choice: 10, runOut: { by: 'bot', level: 'random' } };
const RULES: Clock = { ...BOT, runOut: { by: 'rules' } };

const kinds = (player: Player): NoteKind[] =>
  player.messages.flatMap(message => (message.kind === 'noted' ? [message.note.kind] : []));

/** Both still to lay their three rewards, one of them quick. */
const waitingForBastien = async (clock: Clock, changes: Parameters<typeof registryFor>[0] = {}) => {
  const all = await started(await registryFor(changes), { clock });
  const [aline, bastien] = all.players;
  for (let laid = 0; laid < 3; laid++) await aline.choose();
  return { ...all, aline, bastien };
};

test('everybody sees every clock; one whom nobody waits for stands still', async () => {
  const { aline, bastien, time } = await waitingForBastien(BOT);
  const clocks = [
    { bank: 60_000, choice: 10_000, runs: false },
    { bank: 60_000, choice: 10_000, runs: true },
  ];
  expect(aline.position?.clocks).toEqual(clocks);
  await time.pass(4000);
  await bastien.choose();
  expect(aline.position?.clocks?.[1]).toEqual({ bank: 60_000, choice: 10_000, runs: true });
  await time.pass(30_000);
  await bastien.choose();
  expect(bastien.position?.clocks?.[1]).toEqual({ bank: 40_000, choice: 10_000, runs: true });
});

test('where no clock was wished for there is none', async () => {
  const { players, time } = await started(await registryFor());
  expect(players[0].position?.clocks).toBeNull();
  expect(players[0].room?.clock).toBeNull();
  await time.pass(120_000);
  expect(players[0].position?.at).toBe(0);
});

test('clocks by name are those of the table’s pace, and a rematch keeps them', async () => {
  const runOut = { by: 'rules' } as const;
  const { host } = await started(await registryFor(), { pace: 'slow', clock: { kind: 'brisk', runOut } });
  expect(host.room?.clock).toEqual({ kind: 'brisk', bank: 3 * 86_400, choice: 86_400, runOut });
});

test('when the time has run out a bot plays on until the owner returns, and all are told', async () => {
  const { aline, bastien, time } = await waitingForBastien(BOT);
  await time.pass(69_000);
  expect(aline.room?.seats[1].standIn).toBeNull();
  await time.pass(3000);
  expect(aline.room?.seats[1].standIn).toBe('random');
  expect(kinds(aline)).toEqual(['ran-out']);
  // Its three rewards, and its first card of the duel.
  expect(aline.position?.at).toBe(7);
  expect(await bastien.choose({ kind: 'any' })).toBe('handed');
  expect(await bastien.act({ act: 'return' })).toBeNull();
  expect(kinds(aline)).toEqual(['ran-out', 'returned']);
  expect(bastien.position?.clocks?.[1]).toMatchObject({ bank: 0 });
});

describe('nobody keeps his clock from running out', () => {
  test('by handing his seat to a bot and taking it back before it has chosen', async () => {
    const { aline, bastien, time } = await waitingForBastien(BOT, { botPause: 900 });
    for (let times = 0; times < 20; times++) {
      await time.pass(500);
      await bastien.act({ act: 'hand', seat: 1, level: 'random' });
      await bastien.act({ act: 'return' });
    }
    expect(aline.position?.at).toBeGreaterThan(3);
  });

  test('by coming back each time it has', async () => {
    const { aline, bastien, time } = await waitingForBastien(BOT, { botPause: 900 });
    await time.pass(70_500);
    expect(aline.room?.seats[1].standIn).toBe('random');
    for (let times = 0; times < 60; times++) {
      await bastien.act({ act: 'return' });
      await time.pass(500);
    }
    expect(aline.position?.at).toBeGreaterThan(3);
    expect(kinds(aline).slice(0, 3)).toEqual(['ran-out', 'returned', 'ran-out']);
  });
});

test('when the time has run out the rules answer, once, for this question', async () => {
  const { aline, bastien, time, table, store } = await waitingForBastien(RULES);
  await time.pass(69_000);
  expect(aline.position?.at).toBe(3);
  await time.pass(2000);
  expect(aline.position?.at).toBe(4);
  expect(kinds(aline)).toEqual(['silent']);
  const lines = (await store.open(table))?.lines ?? [];
  expect(lines.at(-1)?.entry).toMatchObject({ kind: 'play', seat: 1, silent: true, id: null });
  expect(bastien.question).not.toBeNull();
  expect(bastien.position?.clocks?.[1]).toMatchObject({ bank: 0, runs: true });
  expect(await bastien.choose()).toBeNull();
  await time.pass(11_000);
  expect(aline.position?.at).toBe(6);
});

test('a restart in the middle costs nobody time, and the clock runs out all the same', async () => {
  const time = handClock(START);
  const { registry, store, table } = await waitingForBastien(BOT, { time });
  await time.pass(30_000);
  registry.stop();
  await time.pass(3_600_000);
  const { registry: restarted } = await registryFor({ store, time, node: 'two' });
  const back = new Player('person-1');
  await back.enter(restarted, table);
  expect(back.position?.clocks?.[1]).toEqual({ bank: 40_000, choice: 0, runs: true });
  await time.pass(39_000);
  expect(back.room?.seats[1].standIn).toBeNull();
  await time.pass(2000);
  expect(back.room?.seats[1].standIn).toBe('random');
});

test('no clock runs while the store is away', async () => {
  const { aline, store, time } = await waitingForBastien(BOT);
  await time.pass(30_000);
  const beat = vi.spyOn(store, 'beat').mockRejectedValue(new Error('away'));
  const append = vi.spyOn(store, 'append').mockRejectedValue(new Error('away'));
  await time.pass(300_000);
  beat.mockRestore();
  append.mockRestore();
  await time.pass(3000);
  expect(aline.room?.seats[1].standIn).toBeNull();
  expect(aline.position?.clocks?.[1].bank).toBeGreaterThan(30_000);
  await time.pass(45_000);
  expect(aline.room?.seats[1].standIn).toBe('random');
});

test('a table nobody is at is found when its clock has run out, also by a house that was closed', async () => {
  const time = handClock(START);
  const { registry, store, table, players } = await waitingForBastien(BOT, { time });
  for (const player of players) player.leave();
  await time.pass(60_000);
  registry.stop();
  await time.pass(3_600_000);
  const { registry: restarted } = await registryFor({ store, time, node: 'two' });
  await time.pass(30_000);
  const later = new Player('person-0');
  await later.enter(restarted, table);
  expect(later.room?.seats[1].standIn).toBe('random');
  expect(later.position?.at).toBe(7);
});

test('who loads the page anew has the time he had', async () => {
  const { bastien, registry, table, time } = await waitingForBastien(BOT);
  await time.pass(8000);
  bastien.leave();
  await time.pass(1000);
  const again = new Player('person-1');
  await again.enter(registry, table);
  expect(again.position?.clocks?.[1]).toEqual({ bank: 60_000, choice: 1000, runs: true });
});

test.each([
  ['a bot plays', BOT],
  ['the rules answer', RULES],
] as const)('two nodes hear the clock, and the journal takes one of them: %s', async (_, clock) => {
  const time = handClock(START);
  const { aline, store, table, troubles } = await waitingForBastien(clock, { time });
  const other = await registryFor({ store, time, node: 'two' });
  const watcher = new Player('person-1');
  await watcher.enter(other.registry, table);
  await time.pass(70_500);
  const lines = (await store.open(table))?.lines ?? [];
  const rung = lines.filter(({ entry }) => entry.kind === 'run-out' || (entry.kind === 'play' && entry.silent));
  expect(rung).toHaveLength(1);
  expect(kinds(aline)).toHaveLength(1);
  expect(kinds(watcher)).toEqual(kinds(aline));
  expect([...troubles, ...other.troubles]).toEqual([]);
});

test('where a bot plays, or a match is over, no clock runs', async () => {
  const { host, time } = await started(await registryFor(), {
    clock: BOT,
    seats: [{ kind: 'invited' }, { kind: 'bot', level: 'random' }],
  });
  await time.pass(2000);
  expect(host.position?.clocks?.map(({ runs }) => runs)).toEqual([true, false]);
  expect(await host.act({ act: 'resign', seat: 0 })).toBeNull();
  expect(host.room?.phase).toBe('over');
  expect(host.position?.clocks?.some(({ runs }) => runs)).toBe(false);
});

test('a table of a level that nobody plays at is not made', async () => {
  const { registry } = await registryFor();
  const clock: Clock = { ...BOT, runOut: { by: 'bot', level: 'richelieu' } };
  expect(await registry.create(wantedTable({ clock }), personNamed('person-0'))).toBe('level');
});

test('clocks that stood still while the house was closed do not keep another table’s bot waiting', {
  tags: 'long',
}, async () => {
  const time = handClock(START);
  const first = await registryFor({ time });
  for (let number = 0; number < 60; number++) {
    const { players } = await started(first, { clock: { ...BOT, bank: 3600 } });
    for (const player of players) player.leave();
  }
  first.registry.stop();
  await time.pass(7_200_000);
  // A node deals, and is gone before the bot has played.
  const second = await registryFor({ store: first.store, time, node: 'two' });
  const { table } = await started(second, { seats: [{ kind: 'invited' }, { kind: 'bot', level: 'random' }] });
  second.registry.stop();
  const third = await registryFor({ store: first.store, time, node: 'three' });
  await time.pass(40_000);
  const moves = (await first.store.open(table))?.lines.filter(({ entry }) => entry.kind === 'play');
  expect(moves).toHaveLength(3);
  expect(third.troubles).toEqual([]);
});
