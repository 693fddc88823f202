import { expect, test } from 'vitest';
import { settled } from '../hand-clock.testing.ts';
import { Player, registryFor, started } from './testing.ts';

test('bots play by themselves after their pause', async () => {
  const { host, time } = await started(await registryFor(), {
    seats: [{ kind: 'invited' }, { kind: 'bot', level: 'random' }],
  });
  await settled();
  expect(host.position?.at).toBe(0);
  await time.pass(1000);
  expect(host.position?.at).toBe(3);
});

test('a bot that fails is asked again', async () => {
  let failures = 1;
  const setting = await registryFor({
    think: async (_game, { decision }) => {
      if (failures-- > 0) throw new Error('no idea');
      return decision.choices[0];
    },
  });
  const { host, time } = await started(setting, { seats: [{ kind: 'invited' }, { kind: 'bot', level: 'random' }] });
  await time.pass(1000);
  expect(setting.troubles).toHaveLength(1);
  expect(host.position?.at).toBe(0);
  await time.pass(10_000);
  expect(host.position?.at).toBe(3);
});

test('an absent player’s seat goes to a bot, and back to its owner', async () => {
  const { players, time, registry, table } = await started(await registryFor());
  const [aline, bastien] = players;
  expect(await aline.act({ act: 'hand', seat: 1, level: 'random' })).toBe('still-here');
  bastien.leave();
  await time.pass(30_000);
  expect(await aline.act({ act: 'hand', seat: 1, level: 'random' })).toBe('still-here');
  await time.pass(45_000);
  expect(aline.room?.seats[1]).toMatchObject({ here: false, away: true });
  expect(await aline.act({ act: 'hand', seat: 1, level: 'random' })).toBeNull();
  await time.pass(1000);
  expect(aline.position?.at).toBe(3);
  const back = new Player('person-1');
  await back.enter(registry, table);
  expect(back.room?.seats[1].standIn).toBe('random');
  expect(await back.choose({ kind: 'any' })).toBe('handed');
  expect(await back.act({ act: 'return' })).toBeNull();
  expect(aline.room?.seats[1].standIn).toBeNull();
  for (let laid = 0; laid < 3; laid++) await aline.choose();
  await time.pass(10_000);
  expect(back.question).not.toBeNull();
  expect(await back.choose()).toBeNull();
});

test('a choice that was kept counts when it comes again, though a bot plays that seat by now', async () => {
  const { players, registry, table, store } = await started(await registryFor());
  const [aline] = players;
  const [choice, again] = [aline.question?.choices[0], { id: 'nobody-answered', version: 0 }];
  expect(await aline.choose(choice, again)).toBeNull();
  expect(await aline.act({ act: 'hand', seat: 0, level: 'random' })).toBeNull();
  const back = new Player('person-0');
  await back.enter(registry, table);
  expect(await back.choose(choice, again)).toBeNull();
  expect(await back.choose(choice, { id: 'another-message', version: 0 })).toBe('handed');
  const plays = (await store.open(table))?.lines.filter(({ entry }) => entry.id === again.id);
  expect(plays).toHaveLength(1);
});

test.each(['slow', 'live'] as const)('in a %s game those who are not here are told, and nobody else', async pace => {
  const { players, told } = await started(await registryFor(), { pace });
  const [aline, bastien] = players;
  expect(told.asked).toEqual([]);
  bastien.leave();
  expect(told.asked).toMatchObject([{ seat: 1, person: 'person-1', title: 'Chez Aline', version: 0 }]);
  await aline.choose();
  expect(told.asked.every(turn => (turn as { seat: number }).seat === 1)).toBe(true);
});
