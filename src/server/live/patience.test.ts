import { expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import type { AnyGame } from '#kernel/game.ts';
import { verify } from '#kernel/match-file.ts';
import type { NoteKind } from '#wire/table-note.ts';
import type { NewTable } from '#wire/to-server.ts';
import { Player, registryFor, started } from './testing.ts';

const THREE: NewTable['seats'] = [{ kind: 'invited' }, { kind: 'invited' }, { kind: 'invited' }];
const CLOCK: NewTable['clock'] = { kind: 'own', bank: 60, choice: 10, runOut: { by: 'rules' } };

const kinds = (player: Player): NoteKind[] =>
  player.messages.flatMap(message => (message.kind === 'noted' ? [message.note.kind] : []));

test('somebody who is waited for is nudged, once in a while, and by those who play alone', async () => {
  const { players, time, registry, table } = await started(await registryFor(), { listed: true });
  const [aline, bastien] = players;
  for (let laid = 0; laid < 3; laid++) await aline.choose();
  expect(await bastien.act({ act: 'nudge', seat: 0 })).toBe('not-waited-for');
  expect(await aline.act({ act: 'nudge', seat: 0 })).toBe('seat-missing');
  expect(await aline.act({ act: 'nudge', seat: 9 })).toBe('seat-missing');
  const stranger = new Player('stranger');
  await stranger.enter(registry, table);
  expect(await stranger.act({ act: 'nudge', seat: 1 })).toBe('not-seated');
  expect(await aline.act({ act: 'nudge', seat: 1 })).toBeNull();
  expect(bastien.messages.at(-1)).toMatchObject({ kind: 'noted', note: { kind: 'nudged', seat: 1, by: 0 } });
  expect(await aline.act({ act: 'nudge', seat: 1 })).toBe('nudged-already');
  await time.pass(31_000);
  expect(await aline.act({ act: 'nudge', seat: 1 })).toBeNull();
});

test('who is away is sent word of a nudge, and who is here is not', async () => {
  const { players, time, told } = await started(await registryFor());
  const [aline, bastien] = players;
  await aline.act({ act: 'nudge', seat: 1 });
  expect(told.nudged).toEqual([]);
  bastien.leave();
  await time.pass(31_000);
  expect(await aline.act({ act: 'nudge', seat: 1 })).toBeNull();
  expect(told.nudged).toMatchObject([{ seat: 1, person: 'person-1', title: 'Chez Aline', nudged: time.now() }]);
});

test('a moment is for those who are asked, a few times in a match, and adds to their clock', async () => {
  const { players } = await started(await registryFor(), { clock: CLOCK });
  const [aline, bastien] = players;
  for (let laid = 0; laid < 3; laid++) await aline.choose();
  expect(await aline.act({ act: 'moment' })).toBe('not-asked');
  for (const left of [2, 1, 0]) {
    expect(await bastien.act({ act: 'moment' })).toBeNull();
    expect(aline.room?.seats[1].moments).toBe(left);
  }
  expect(await bastien.act({ act: 'moment' })).toBe('no-moments');
  expect(kinds(aline)).toEqual(['moment', 'moment', 'moment']);
  expect(aline.messages.findLast(message => message.kind === 'clocks')).toMatchObject({
    clocks: [{ runs: false }, { choice: 370_000, runs: true }],
  });
});

test('of two, whoever resigns gives the match to the other, at once', async () => {
  const { players, registry, table } = await started(await registryFor());
  const [aline, bastien] = players;
  await aline.choose();
  expect(await aline.act({ act: 'resign', seat: 1 })).toBe('seat-missing');
  expect(await bastien.act({ act: 'resign', seat: 1 })).toBeNull();
  for (const player of players) {
    expect(player.room).toMatchObject({ phase: 'over', seed: expect.any(String) });
    expect(player.position).toMatchObject({
      asked: [],
      mayTakeBack: false,
      outcome: { winners: [0], ending: 'resigned' },
    });
    expect(kinds(player)).toEqual(['resigned']);
  }
  expect(await aline.act({ act: 'resign', seat: 0 })).toBe('over');
  expect(await aline.takeBack()).toBe('over');
  expect(await aline.act({ act: 'again' })).toBeNull();
  expect(aline.room?.next).not.toBeNull();
  const record = await (await registry.open(table))?.record();
  expect(record?.ended).toEqual({ why: 'resigned', seats: [1] });
  expect(record && verify({ musketiere: GAMES.musketiere.game as AnyGame }, record).problem).toBeNull();
});

test('of three, a bot plays on for one who resigns, and he cannot come back', async () => {
  const { players, time, store, table } = await started(await registryFor(), { seats: THREE });
  const [aline, bastien, camille] = players;
  expect(await camille.act({ act: 'resign', seat: 2 })).toBeNull();
  expect(aline.room).toMatchObject({ phase: 'playing' });
  expect(aline.room?.seats[2]).toMatchObject({ resigned: true, standIn: expect.any(String) });
  await time.pass(1000);
  expect(aline.position?.at).toBe(3);
  expect(await camille.act({ act: 'return' })).toBe('resigned');
  expect(await camille.act({ act: 'resign', seat: 2 })).toBe('resigned');
  expect(await bastien.act({ act: 'resign', seat: 1 })).toBeNull();
  expect(aline.position?.outcome).toMatchObject({ winners: [0] });
  expect((await store.of('person-0', 5))[0].summary).toMatchObject({ phase: 'over', asked: [], due: null });
  expect((await store.open(table))?.lines.at(-1)?.entry.kind).toBe('resign');
});

test('a match that ended early is so after a restart, too', async () => {
  const { players, registry, store, time, table } = await started(await registryFor());
  await players[1].act({ act: 'resign', seat: 1 });
  registry.stop();
  const { registry: restarted } = await registryFor({ store, time });
  const back = new Player('person-0');
  await back.enter(restarted, table);
  expect(back.room?.phase).toBe('over');
  expect(back.position?.outcome?.winners).toEqual([0]);
});

test('all agree, and the match ends without a winner', async () => {
  const { players } = await started(await registryFor(), { seats: THREE });
  const [aline, bastien, camille] = players;
  expect(await aline.act({ act: 'move', about: { what: 'end' } })).toBeNull();
  expect(bastien.room?.motion).toMatchObject({ about: { what: 'end' }, waiting: [1, 2] });
  expect(await bastien.act({ act: 'vote', agreed: true })).toBeNull();
  expect(aline.room?.phase).toBe('playing');
  expect(await camille.act({ act: 'vote', agreed: true })).toBeNull();
  expect(aline.room?.phase).toBe('over');
  expect(aline.position?.outcome).toMatchObject({ ending: 'agreed', winners: [] });
  expect(kinds(aline)).toEqual(['end-wanted', 'end-agreed']);
});

test('one who would rather play on is enough for the match to go on', async () => {
  const { players } = await started(await registryFor(), { seats: THREE });
  const [aline, bastien, camille] = players;
  await aline.act({ act: 'move', about: { what: 'end' } });
  await bastien.act({ act: 'vote', agreed: true });
  await camille.act({ act: 'vote', agreed: false });
  expect(aline.room).toMatchObject({ phase: 'playing', motion: null });
  expect(kinds(aline)).toEqual(['end-wanted', 'end-declined']);
});

test('nobody’s match ends behind his back: who is away is asked too', async () => {
  const { players, time } = await started(await registryFor(), { seats: THREE });
  const [aline, bastien, camille] = players;
  camille.leave();
  await time.pass(10_000);
  await aline.act({ act: 'move', about: { what: 'end' } });
  await bastien.act({ act: 'vote', agreed: true });
  expect(aline.room).toMatchObject({ phase: 'playing', motion: { waiting: [2] } });
});

test('who gives up instead of answering gives the match away, and nothing is left to answer', async () => {
  const { players } = await started(await registryFor());
  const [aline, bastien] = players;
  await aline.act({ act: 'move', about: { what: 'end' } });
  await bastien.act({ act: 'resign', seat: 1 });
  expect(aline.room?.motion).toBeNull();
  expect(aline.position?.outcome).toMatchObject({ ending: 'resigned', winners: [0] });
});
