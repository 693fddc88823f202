import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import type { AnyGame } from '#kernel/game.ts';
import { readRecord, verify } from '#kernel/match-file.ts';
import { readArchive } from '#table/archive.ts';
import { connect, serve } from './app.testing.ts';
import { playOut, registryFor, started } from './live/testing.ts';

const { game } = GAMES.musketiere;
const offer = (rules: AnyGame) => ({ [rules.id]: { game: rules, levels: ['random'] } });
const later = { ...game, rules: game.rules + 1 };

/** A table of a house, as it goes on under other rules. */
const underRules = async (
  rules: AnyGame,
  { isOver, archives = 'kept' }: { isOver: boolean; archives?: 'kept' | 'none' },
) => {
  const given = await registryFor();
  const store = archives === 'kept' ? given.store : { ...given.store, keepArchive: async () => {} };
  const house = await started(await registryFor({ store }), { listed: true });
  if (isOver) await playOut(house.players);
  await house.time.pass(1000);
  house.registry.stop();
  const { url } = await serve({}, { store: given.store, games: offer(rules) });
  const ask = async (what: string) => {
    const answer = await fetch(`${url}/api/tables/${house.table}/${what}`);
    return { status: answer.status, text: await answer.text() };
  };
  return { ask, url, table: house.table, store: given.store };
};

const refusedAt = async (url: string, table: string, key: string | null = null) => {
  const socket = connect(url);
  await socket.open();
  socket.enter(table, key);
  return (await socket.nextOf('refused')).why;
};

describe('a table whose rules are gone', () => {
  test('and that still runs is told as what it is', async () => {
    const { ask, url, table } = await underRules(later, { isOver: false });
    const wanted = { status: 410, text: JSON.stringify({ why: 'other-rules' }) };
    for (const what of ['match', 'account', 'story']) expect(await ask(what)).toEqual(wanted);
    expect(await refusedAt(url, table)).toBe('other-rules');
  });

  test('and that is over answers its match file and its whole story', async () => {
    const { ask } = await underRules(later, { isOver: true });
    const { status, text } = await ask('match');
    expect(status).toBe(200);
    const { record } = readRecord(text);
    expect(record && verify({ musketiere: game }, record).problem).toBeNull();
    const story = await ask('story');
    expect(story.status).toBe(200);
    expect(readArchive(story.text)).toMatchObject({ record, events: expect.any(Array) });
  });

  test('and that was over before stories were kept still answers its match file', async () => {
    const { ask, url, table } = await underRules(later, { isOver: true, archives: 'none' });
    expect((await ask('match')).status).toBe(200);
    expect(await ask('story')).toEqual({ status: 404, text: JSON.stringify({ why: 'no-story' }) });
    expect(await refusedAt(url, table)).toBe('other-rules');
  });
});

test('a table whose journal the rules refuse is told as broken, and nothing fails', async () => {
  const house = await started(await registryFor());
  await house.players[0].choose();
  house.registry.stop();
  const silent: AnyGame = { ...game, decisions: () => [] };
  const { url } = await serve({}, { store: house.store, games: offer(silent) });
  const key = house.host.room?.links.watch ?? '';
  const answer = await fetch(`${url}/api/tables/${house.table}/match`, { headers: { 'x-panache-key': key } });
  expect([answer.status, await answer.json()]).toEqual([422, { why: 'broken-table' }]);
  expect(await refusedAt(url, house.table, key)).toBe('broken-table');
  // What is wrong with a private table is nobody else's business.
  expect(await refusedAt(url, house.table)).toBe('no-access');
});

test('of a running match there is no story yet', async () => {
  const { ask } = await underRules(game, { isOver: false });
  expect(await ask('story')).toEqual({ status: 409, text: JSON.stringify({ why: 'not-over' }) });
});
