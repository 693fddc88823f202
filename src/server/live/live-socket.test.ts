import { expect, test } from 'vitest';
import { CLOSED, MOST_MESSAGE, PROTOCOL } from '#wire/limits.ts';
import { connect, newcomer, postTable, serve } from '../app.testing.ts';

const tableAt = async (url: string) => {
  const cookie = await newcomer(url);
  const { table } = (await (await postTable(url, cookie)).json()) as { table: string };
  return { cookie, table };
};

const entered = async (url: string) => {
  const { cookie, table } = await tableAt(url);
  const door = connect(url, { cookie });
  await door.open();
  door.enter(table);
  const welcome = await door.nextOf('welcome');
  return { cookie, table, door, welcome };
};

test('who enters is welcomed as who he is by his cookie', async () => {
  const { url } = await serve();
  const { welcome } = await entered(url);
  expect(welcome.room).toMatchObject({ phase: 'gathering', you: { seat: 0, host: true } });
});

test.each([
  ['not-a-message', 'hello'],
  ['not-a-message', '{"kind":"enter"'],
  ['not-a-message', 'null'],
  ['not-a-message', '[]'],
  ['not-a-message', '{"kind":"unheard"}'],
  ['not-a-message', '{"kind":"ping","more":1}'],
  ['not-a-message', Buffer.from([1, 2, 3])],
  ['enter-first', '{"kind":"take-back","id":"01234567","version":0}'],
  ['other-protocol', `{"kind":"enter","protocol":99,"table":"${'A'.repeat(22)}","key":null,"have":null}`],
  ['unknown-table', `{"kind":"enter","protocol":${PROTOCOL},"table":"${'A'.repeat(22)}","key":null,"have":null}`],
])('%s answers %s', async (why, text) => {
  const { url } = await serve();
  const door = connect(url);
  await door.open();
  door.sendText(text);
  expect(await door.next()).toMatchObject({ kind: 'refused', why });
});

test('messages sent in one breath are taken in their order', async () => {
  const { url } = await serve();
  const { cookie, table } = await tableAt(url);
  const door = connect(url, { cookie });
  await door.open();
  door.enter(table);
  door.send({ kind: 'act', id: 'a-quick-word', act: { act: 'say', text: 'Here I am' } });
  expect(await door.nextOf('done')).toEqual({ kind: 'done', id: 'a-quick-word' });
});

test('a refusal names the message it is about, where that can be read', async () => {
  const { url } = await serve();
  const { door } = await entered(url);
  door.send({ kind: 'act', id: 'the-broken-one', act: { act: 'sit' } });
  expect(await door.nextOf('refused')).toEqual({ kind: 'refused', id: 'the-broken-one', why: 'not-a-message' });
});

test('null is no choice: to take back has a message of its own', async () => {
  const { url } = await serve();
  const { door } = await entered(url);
  door.send({ kind: 'choose', id: 'a-null-choice', version: 0, choice: null });
  expect(await door.nextOf('refused')).toMatchObject({ id: 'a-null-choice', why: 'not-offered' });
});

test('a message as deep as it is long ends nothing', async () => {
  const { url } = await serve();
  const { door } = await entered(url);
  const depth = 8000;
  const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  door.sendText(`{"kind":"choose","id":"the-deep-one","version":0,"choice":${deep}}`);
  expect(await door.nextOf('refused')).toMatchObject({ id: 'the-deep-one', why: 'not-playing' });
  door.sendText(deep);
  expect(await door.nextOf('refused')).toMatchObject({ why: 'not-a-message' });
});

test('who is gone before he was let in leaves no shadow at the table', async () => {
  const { url } = await serve();
  const { table, welcome } = await entered(url);
  const watch = welcome.room.links.watch;
  for (let times = 0; times < 10; times++) {
    const hasty = connect(url, { cookie: await newcomer(url) });
    await hasty.open();
    hasty.enter(table, watch);
    hasty.socket.close();
    await hasty.closed();
  }
  const watching = async () => {
    const again = connect(url);
    await again.open();
    again.enter(table, watch);
    return (await again.nextOf('welcome')).room.watching;
  };
  await expect.poll(watching).toBe(1);
});

test('one connection is for one table', async () => {
  const { url } = await serve();
  const { door, table } = await entered(url);
  door.enter(table);
  expect(await door.nextOf('refused')).toMatchObject({ why: 'entered-already' });
});

test('who may not come in can still come by another link on the same connection', async () => {
  const { url } = await serve();
  const { table, welcome } = await entered(url);
  const stranger = connect(url);
  await stranger.open();
  stranger.enter(table);
  expect(await stranger.nextOf('refused')).toMatchObject({ why: 'no-access' });
  stranger.enter(table, welcome.room.links.watch);
  expect(await stranger.nextOf('welcome')).toMatchObject({ room: { you: { seat: null } } });
});

test('a message that is too long ends the connection', async () => {
  const { url } = await serve();
  const door = connect(url);
  await door.open();
  door.sendText('x'.repeat(MOST_MESSAGE + 1));
  expect(await door.closed()).toBe(1009);
});

test('a page of another site is not let in', async () => {
  const { url } = await serve();
  const refused = connect(url, { origin: 'https://elsewhere.example' });
  await new Promise(done =>
    refused.socket.on('unexpected-response', (_request, answer) => done(answer.statusCode)),
  ).then(status => expect(status).toBe(403));
  const own = connect(url, { origin: url });
  await own.open();
});

test('too many messages are refused, and far too many end the connection', async () => {
  const { url } = await serve({ PANACHE_MESSAGES_PER_SECOND: '1' });
  const door = connect(url);
  await door.open();
  for (let sent = 0; sent < 200; sent++) door.send({ kind: 'ping' });
  expect(await door.nextOf('refused')).toMatchObject({ why: 'slow-down' });
  expect(await door.closed()).toBe(CLOSED.tooMuch);
});

test('one address has so many connections and no more', async () => {
  const { url } = await serve({ PANACHE_MOST_CONNECTIONS_PER_ADDRESS: '2' });
  const first = [connect(url), connect(url)];
  for (const door of first) await door.open();
  const third = connect(url);
  expect(await third.closed()).toBe(CLOSED.tooMuch);
  first[0].socket.close();
  await first[0].closed();
  await expect
    .poll(async () => {
      const again = connect(url);
      await again.open();
      again.send({ kind: 'ping' });
      return again.next().then(
        message => message.kind,
        () => 'closed',
      );
    })
    .toBe('pong');
});

test('when the house closes, everybody is told to come back', async () => {
  const { url, app } = await serve();
  const { door } = await entered(url);
  await app.close();
  expect(await door.closed()).toBe(CLOSED.restarting);
});

test('a forged cookie is nobody’s', async () => {
  const { url } = await serve();
  const { cookie, table } = await entered(url);
  const [person] = cookie.split('.');
  const forged = connect(url, { cookie: `${person}.${'A'.repeat(43)}` });
  await forged.open();
  forged.enter(table);
  expect(await forged.nextOf('refused')).toMatchObject({ why: 'no-access' });
});
