import { expect, test } from 'vitest';
import { MOST_BACK } from '../room/take-backs.ts';
import { Player, registryFor, started } from './testing.ts';

/** Chooses and takes back, with a moment between, until that is refused; tells how often it went well, and why it ended. */
const takeBackFor = async (player: Player, pass: (time: number) => Promise<void>, most: number) => {
  for (let times = 0; times < most; times++) {
    await pass(1000);
    expect(await player.choose()).toBeNull();
    const why = await player.takeBack();
    if (why !== null) return { times, why };
  }
  return { times: most, why: null };
};

test('to one question nobody comes back for ever: the choice has to stand, and nothing offers to take it back', async () => {
  const { players, time } = await started(await registryFor());
  const [aline] = players;
  expect(await takeBackFor(aline, time.pass, 1000)).toEqual({ times: MOST_BACK.question, why: 'taken-back-enough' });
  expect(aline.position?.mayTakeBack).toBe(false);
  // The next question is another one.
  expect(await aline.choose()).toBeNull();
  expect(aline.position?.mayTakeBack).toBe(true);
  expect(await aline.takeBack()).toBeNull();
});

test('once somebody else has acted, one may think twice again', async () => {
  const { players, time } = await started(await registryFor());
  const [aline, bastien] = players;
  await takeBackFor(aline, time.pass, 1000);
  await bastien.choose();
  await aline.choose();
  expect(aline.position?.mayTakeBack).toBe(true);
});

test('in a whole match one takes back so often and no more, also after a restart', async () => {
  const { players, registry, store, table, time } = await started(await registryFor());
  const [aline, bastien] = players;
  let all = 0;
  while (all < MOST_BACK.match) {
    const { times } = await takeBackFor(aline, time.pass, Math.min(MOST_BACK.question, MOST_BACK.match - all));
    all += times;
    // Somebody else acts, and thinks twice himself.
    expect(await bastien.choose()).toBeNull();
    if (all < MOST_BACK.match) expect(await bastien.takeBack()).toBeNull();
  }
  expect(await aline.choose()).toBeNull();
  expect(await aline.takeBack()).toBe('taken-back-enough');
  registry.stop();
  const { registry: restarted } = await registryFor({ store, time });
  const back = new Player('person-0');
  await back.enter(restarted, table);
  expect(back.position?.mayTakeBack).toBe(false);
  expect(await back.takeBack()).toBe('taken-back-enough');
});

test('one table is not worked to death by many connections, and its neighbours do not notice', async () => {
  const setting = await registryFor();
  const { players, registry, table, time } = await started(setting);
  const neighbour = await started(setting);
  const [aline] = players;
  const whys: unknown[] = [];
  for (let number = 0; number < 200; number++) {
    const stranger = new Player(`stranger-${number}`);
    whys.push(await stranger.enter(registry, table, aline.room?.links.watch));
  }
  expect(whys.at(0)).toBeNull();
  expect(whys.at(-1)).toBe('slow-down');
  expect(await aline.choose()).toBeNull();
  expect(await neighbour.players[1].choose()).toBeNull();
  await time.pass(5000);
  expect(await new Player('later').enter(registry, table, aline.room?.links.watch)).toBeNull();
});
