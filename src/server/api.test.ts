import { expect, test } from 'vitest';
import { RULES } from '#games/all.ts';
import { readRecord, verify } from '#kernel/match-file.ts';
import { connect, newcomer, postTable, serve } from './app.testing.ts';

const json = async (answer: Response) => ({ status: answer.status, body: (await answer.json()) as unknown });

test('a newcomer becomes somebody by a cookie that scripts cannot read', async () => {
  const { url } = await serve();
  const answer = await fetch(`${url}/api/me`, { method: 'POST' });
  expect(answer.status).toBe(204);
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^panache=[\w-]{22}\.[\w-]{43}; .*HttpOnly/);
  expect(cookie).toContain('SameSite=Lax');
  expect(cookie).not.toContain('Secure');
  const again = await fetch(`${url}/api/me`, { method: 'POST', headers: { cookie: cookie.split(';')[0] } });
  expect(again.headers.get('set-cookie')?.split(';')[0]).toBe(cookie.split(';')[0]);
});

test('behind https the cookie travels by https alone', async () => {
  const { url } = await serve({ PANACHE_URL: 'https://table.example' });
  const answer = await fetch(`${url}/api/me`, { method: 'POST' });
  expect(answer.headers.get('set-cookie')).toContain('Secure');
});

test('a page of another site can change nothing', async () => {
  const { url } = await serve();
  const answer = await fetch(`${url}/api/me`, { method: 'POST', headers: { origin: 'https://elsewhere.example' } });
  expect(await json(answer)).toEqual({ status: 403, body: { why: 'other-origin' } });
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test.each([
  ['not-understood', '{}'],
  ['not-understood', '{"game":'],
  ['game', null],
])('a table that cannot be is refused: %s', async (why, body) => {
  const { url } = await serve();
  const cookie = await newcomer(url);
  const headers = { cookie, 'content-type': 'application/json' };
  const answer =
    body === null
      ? await postTable(url, cookie, { game: 'chess' })
      : await fetch(`${url}/api/tables`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ why });
});

test.each(['unknown', 'A'.repeat(22), '%00', '..%2f..', 'A'.repeat(500)])('there is no table %s', async id => {
  const { url } = await serve();
  const answer = await fetch(`${url}/api/tables/${id}/match`);
  expect(answer.status).toBe(404);
});

test('what does not exist below /api is no page of the app', async () => {
  const { url } = await serve();
  expect(await json(await fetch(`${url}/api/nothing`))).toEqual({ status: 404, body: { why: 'not-found' } });
});

test('of a running match everybody gets what he may know; of a finished one, all', async () => {
  const { url } = await serve({ PANACHE_MESSAGES_PER_SECOND: '1000' });
  const cookie = await newcomer(url);
  const made = await postTable(url, cookie, { seats: [{ kind: 'invited' }, { kind: 'bot', level: 'random' }] });
  const { table } = (await made.json()) as { table: string };
  const door = connect(url, { cookie });
  await door.open();
  door.enter(table);
  await door.nextOf('welcome');
  door.send({ kind: 'act', id: 'let-us-start', act: { act: 'start' } });
  let { position } = await door.nextOf('welcome');
  expect(await json(await fetch(`${url}/api/tables/${table}/match`))).toEqual({
    status: 403,
    body: { why: 'no-access' },
  });
  expect(await json(await fetch(`${url}/api/tables/${table}/match`, { headers: { cookie } }))).toEqual({
    status: 409,
    body: { why: 'not-over' },
  });
  const account = await json(await fetch(`${url}/api/tables/${table}/account`, { headers: { cookie } }));
  expect(account.body).toMatchObject({ format: 'panache-account-1', seat: 0, position: { view: position?.view } });
  expect(JSON.stringify(account.body)).not.toContain('seed');

  for (let sent = 0; position !== null && position.outcome === null; ) {
    const question = position.asked.find(each => each.seat === 0);
    if (question !== undefined)
      door.send({ kind: 'choose', id: `choice-no-${sent++}`, version: position.version, choice: question.choices[0] });
    ({ position } = await door.nextOf('step'));
  }
  const fileFor = (headers: Record<string, string>) => fetch(`${url}/api/tables/${table}/match`, { headers });
  expect((await fileFor({})).status).toBe(403);
  const { watch } = (await door.nextOf('room')).room.links;
  const file = await (await fileFor({ 'x-panache-key': watch ?? '' })).text();
  expect(file).toBe(await (await fileFor({ cookie })).text());
  const { record } = readRecord(file);
  if (record === null) throw new Error('no match file');
  expect(verify(RULES, record).problem).toBeNull();
});

test('too many requests are told to slow down', async () => {
  const { url } = await serve({ PANACHE_MESSAGES_PER_SECOND: '1' });
  const answers = await Promise.all(Array.from({ length: 80 }, () => fetch(`${url}/api/tables/listed`)));
  const slow = answers.find(answer => answer.status === 429);
  expect(await slow?.json()).toMatchObject({ why: 'slow-down' });
});
