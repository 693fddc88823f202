import { expect, test } from 'vitest';
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

test('the hourglass runs on the server, survives a restart, and its choice is made when it is empty', async () => {
  const time = handClock(START);
  const games = { musketiere: { game: glass, levels: [] } };
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
