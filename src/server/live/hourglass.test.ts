import { expect, test, vi } from 'vitest';
import { GAMES } from '#games/all.ts';
import { type AnyGame, CLOCK } from '#kernel/game.ts';
import { handClock } from '../hand-clock.testing.ts';
import { Player, registryFor, START, started } from './testing.ts';

/** Musketiere with an hourglass that is turned over at the deal. */
const glass: AnyGame = {
  ...(GAMES.musketiere.game as AnyGame),
  clockSeconds: () => 60,
  decisions(state) {
    const asked = GAMES.musketiere.game.decisions(state);
    const { expired } = state as { expired?: true };
    if (asked.length === 0 || expired) return asked;
    return [...asked, { seat: CLOCK, prompt: 'sand', choices: [{ kind: 'expire' }], optional: true }];
  },
  apply(draft, seat, choice, tell) {
    if (seat !== CLOCK) return GAMES.musketiere.game.apply(draft, seat, choice, tell);
    Object.assign(draft as object, { expired: true });
    tell?.({ kind: 'expired' });
  },
  clone: state =>
    Object.assign(GAMES.musketiere.game.clone(state) as object, { expired: (state as { expired?: true }).expired }),
};

const games = { musketiere: { game: glass, levels: [] } };

test('the hourglass runs on the server, survives a restart, and its choice is made when it is empty', async () => {
  const time = handClock(START);
  const { players, registry, store, table } = await started(await registryFor({ time, games }));
  expect(players[1].position?.sand).toBe(60_000);
  await time.pass(20_000);
  await players[0].choose();
  expect(players[1].position?.sand).toBe(40_000);
  await time.pass(5000);
  registry.stop();
  const { registry: restarted } = await registryFor({ store, time, games });
  const back = new Player('person-0');
  await back.enter(restarted, table);
  expect(back.position?.sand).toBe(35_000);
  await time.pass(34_000);
  expect(back.messages.some(message => message.kind === 'step')).toBe(false);
  await time.pass(2000);
  const events = back.messages.flatMap(message => (message.kind === 'step' ? [...message.events] : []));
  expect(events).toEqual([{ kind: 'expired' }]);
  expect(back.position).toMatchObject({ sand: null, version: 2 });
});

const steps = (player: Player): number => player.messages.filter(({ kind }) => kind === 'step').length;

test('a clock that is set an hour ahead does not end a running hourglass, nor does one that is set back', async () => {
  const time = handClock(START);
  const { players } = await started(await registryFor({ time, games }));
  await time.pass(20_000);
  time.set(3_600_000);
  await players[0].choose();
  expect(players[1].position?.sand).toBe(40_000);
  await time.pass(10_000);
  expect(time.now()).toBe(START + 3_630_000);
  // What passed between the last beat and the first by the other time is given to the players.
  const { sand } = players[1].position ?? {};
  expect(sand).toBeGreaterThanOrEqual(30_000);
  expect(sand).toBeLessThanOrEqual(40_000);
  time.set(-3_600_000);
  await time.pass(25_000);
  expect(steps(players[1])).toBe(1);
  await time.pass(30_000);
  expect(players[1].position).toMatchObject({ sand: null, version: 2 });
});

test('no sand runs while the house is closed, and an hourglass that was nearly empty is so after it', async () => {
  const time = handClock(START);
  const { registry, store, table } = await started(await registryFor({ time, games }));
  await time.pass(50_000);
  registry.stop();
  await time.pass(600_000);
  const { registry: restarted } = await registryFor({ store, time, games, node: 'two' });
  const back = new Player('person-0');
  await back.enter(restarted, table);
  expect(back.position?.sand).toBe(10_000);
  await time.pass(9000);
  expect(steps(back)).toBe(0);
  await time.pass(2000);
  expect(back.position).toMatchObject({ sand: null, version: 1 });
});

test('no sand runs while the store is away: the clock chooses nothing, and what was left is left afterwards', async () => {
  const time = handClock(START);
  const setting = await registryFor({ time, games });
  const { players, store } = await started(setting);
  await time.pass(30_000);
  const away = vi.spyOn(store, 'beat').mockRejectedValue(new Error('away'));
  const notKept = vi.spyOn(store, 'append').mockRejectedValue(new Error('away'));
  await time.pass(300_000);
  expect(players[1].position).toMatchObject({ version: 0 });
  away.mockRestore();
  notKept.mockRestore();
  await time.pass(3000);
  const { sand } = players[1].position ?? {};
  expect(sand).toBeGreaterThan(25_000);
  await time.pass(20_000);
  expect(steps(players[1])).toBe(0);
  await time.pass(15_000);
  expect(players[1].position).toMatchObject({ sand: null, version: 1 });
});
