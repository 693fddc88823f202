import { expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import type { AnyGame } from '#kernel/game.ts';
import { verify } from '#kernel/match-file.ts';
import { mendedToy } from '#kernel/toy.testing.ts';
import { readArchive, retoldIn } from '#table/archive.ts';
import { gunzipped } from '../gunzipped.ts';
import { CannotOpen } from './cannot-open.ts';
import { gathered, Player, personNamed, playOut, registryFor, type Setting, started } from './testing.ts';

const { game } = GAMES.musketiere;
const offer = (rules: AnyGame) => ({ [rules.id]: { game: rules, levels: ['random'] } });
const anew = { ...game, rules: game.rules + 1 };

/** The same house under other rules. */
const upgraded = async ({ registry, store, time }: Setting, rules: AnyGame): Promise<Setting> => {
  registry.stop();
  return registryFor({ store, time, games: offer(rules) });
};

test('a gathering table begins by the newest rules, and says so in its match', async () => {
  const house = await gathered(await registryFor());
  const { registry } = await upgraded(house, anew);
  const players = ['person-0', 'person-1'].map(person => new Player(person));
  for (const player of players) expect(await player.enter(registry, house.table)).toBeNull();
  expect(await players[0].act({ act: 'start' })).toBeNull();
  await playOut(players);
  const record = await (await registry.open(house.table))?.record();
  expect(record?.rules).toBe(anew.rules);
  expect(record && verify({ musketiere: anew }, record).problem).toBeNull();
});

test('an option that the newest rules do not know is left out of the deal, and a new one has its usual value', async () => {
  const house = await gathered(await registryFor());
  const options = [{ id: 'pace', values: ['calm', 'brisk'] }];
  const other: AnyGame = {
    ...anew,
    options,
    setup: (seats, _options, ...rest) => game.setup(seats, { length: 'round' }, ...rest),
  };
  const { registry } = await upgraded(house, other);
  const host = new Player('person-0');
  await host.enter(registry, house.table);
  expect(await host.act({ act: 'start' })).toBeNull();
  expect((await (await registry.open(house.table))?.record())?.options).toEqual({ pace: 'calm' });
  expect(host.room?.options).toEqual({ pace: 'calm' });
});

test('a running match goes on by the rules it began with, as long as they are played', async () => {
  const old: AnyGame = { ...mendedToy, rules: 1 } as unknown as AnyGame;
  const toys = { game: 'toy', options: { dice: 'ten' } };
  const house = await started(await registryFor({ games: offer(old) }), toys);
  await house.players[0].choose({ kind: 'roll' });
  const { registry } = await upgraded(house, mendedToy as unknown as AnyGame);
  const bastien = new Player('person-1');
  expect(await bastien.enter(registry, house.table)).toBeNull();
  expect(bastien.position?.view).toMatchObject({ faces: 6 });
  expect(await bastien.choose({ kind: 'roll' })).toBeNull();
  const record = await (await registry.open(house.table))?.record();
  expect(record?.rules).toBe(1);
  expect(record && verify({ toy: mendedToy as unknown as AnyGame }, record).problem).toBeNull();
});

test('a running match whose rules are gone is refused as that, and lists say so', async () => {
  const house = await started(await registryFor(), { listed: true });
  const { registry, troubles } = await upgraded(house, anew);
  const opening = registry.open(house.table);
  await expect(opening).rejects.toThrow(CannotOpen);
  await expect(opening).rejects.toMatchObject({ why: 'other-rules', phase: 'playing' });
  expect(await registry.mine(personNamed('person-0'))).toMatchObject([
    { phase: 'playing', rules: 'others', asked: [] },
  ]);
  expect(await registry.listed(null)).toEqual([]);
  expect(troubles).toEqual([]);
  // Where they are played, it goes on.
  const { registry: before } = await upgraded({ ...house, registry }, game);
  expect(await new Player('person-0').enter(before, house.table)).toBeNull();
  expect(await before.mine(personNamed('person-0'))).toMatchObject([{ rules: 'played' }]);
});

test('a finished match is shown and told whole when its rules are long gone', async () => {
  const house = await started(await registryFor());
  await playOut(house.players);
  for (const player of house.players) player.leave();
  await house.time.pass(1000);
  const messages = async ({ registry }: Setting) => {
    const player = new Player('person-0');
    expect(await player.enter(registry, house.table)).toBeNull();
    expect(await player.choose({})).toBe('over');
    player.leave();
    return [player.messages.slice(0, 1), await (await registry.open(house.table))?.record()];
  };
  const before = await messages(house);
  const later = await upgraded(house, { ...anew, rules: 99, view: () => ({ nothing: 'of old' }) });
  expect(await messages(later)).toEqual(before);
  const talker = new Player('person-1');
  await talker.enter(later.registry, house.table);
  expect(await talker.act({ act: 'say', text: 'Do you remember?' })).toBeNull();
});

test('every step of a finished match is in its archive', async () => {
  const house = await started(await registryFor());
  await playOut(house.players);
  await house.time.pass(1000);
  const bytes = await house.store.archive(house.table);
  const archive = bytes && readArchive(await gunzipped(bytes));
  if (!archive) throw new Error('no archive');
  const told = retoldIn(archive);
  expect(told.last).toBe(house.players[0].position?.at);
  for (const [seat, player] of house.players.entries()) {
    const steps = player.messages.filter(message => message.kind === 'step');
    for (const { position } of steps) expect(told.viewAt(position.at, seat)).toEqual(position.view);
  }
});

test('matches that were over before stories were kept get theirs in the background', async () => {
  const { store, time } = await registryFor();
  const house = await started(await registryFor({ store: { ...store, keepArchive: async () => {} }, time }));
  await playOut(house.players);
  await time.pass(1000);
  house.registry.stop();
  expect(await store.archive(house.table)).toBeNull();
  const { registry } = await registryFor({ store, time });
  await time.pass(60_000);
  expect(await store.archive(house.table)).not.toBeNull();
  expect(await store.unarchived(9)).toEqual([]);
  expect(registry.size).toBe(0);
});
