import { once } from 'node:events';
import { connect as dial, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { CLOSED } from '#wire/limits.ts';
import { connect, newcomer, serve } from './app.testing.ts';

const QUICK = { headers: 50, request: 100, lookEvery: 20 };

const dialed = async (url: string): Promise<Socket> => {
  const { hostname, port } = new URL(url);
  const socket = dial(Number(port), hostname);
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
};

/** So little time may be too little for us too, on a busy machine: then we try again. */
const untilDone = async <T>(work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch {
      // It was hung up on before it had said what it wants.
    }
  }
};

test('who connects and says nothing, or begins and never ends, is hung up on; who plays is not', async () => {
  const { url } = await serve({}, { inTime: QUICK });
  const door = await untilDone(async () => {
    const opening = connect(url, { cookie: await newcomer(url) });
    await opening.open();
    return opening;
  });
  const silent = await dialed(url);
  const half = await dialed(url);
  half.write('POST /api/me HTTP/1.1\r\nhost: table\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\nhalf');
  const headless = await dialed(url);
  headless.write('GET / HTTP/1.1\r\nhost: ta');
  await Promise.all([silent, half, headless].map(socket => text(socket).catch(() => '')));
  door.send({ kind: 'ping' });
  expect(await door.nextOf('pong')).toEqual({ kind: 'pong' });
});

test('what is no request is answered in our own words, with headers that allow nothing', async () => {
  const { url } = await serve();
  const socket = await dialed(url);
  socket.write('All for one, and one for all!\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain("content-security-policy: default-src 'none'");
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(answer).toMatch(/\r\n\r\nNot served\n$/);
});

test('one address holds so many connections and no more, whatever it says through them', async () => {
  const { url } = await serve({ PANACHE_MOST_CONNECTIONS_PER_ADDRESS: '1' });
  const held = [await dialed(url), await dialed(url), await dialed(url), await dialed(url)];
  const more = await dialed(url);
  await text(more).catch(() => '');
  held[0].destroy();
  await expect.poll(() => fetch(`${url}/health`).then(({ status }) => status, String)).toBe(200);
});

test('addresses of one IPv6 network count together for live connections, and so does IPv4 however it is written', async () => {
  const { url } = await serve({ PANACHE_MOST_CONNECTIONS_PER_ADDRESS: '2', PANACHE_TRUST_PROXY: 'loopback' });
  const from = async (address: string) => {
    const door = connect(url, { 'x-forwarded-for': address });
    try {
      await door.open();
      door.send({ kind: 'ping' });
      if ((await door.next()).kind === 'pong') return 'in';
    } catch {
      // It was shown out before it could say a word.
    }
    return door.closed();
  };
  expect(await from('2001:db8:1:2::1')).toBe('in');
  expect(await from('2001:db8:1:2:aaaa::2')).toBe('in');
  expect(await from('2001:db8:1:2:bbbb::3')).toBe(CLOSED.tooMuch);
  expect(await from('2001:db8:1:3::1')).toBe('in');
  expect(await from('192.0.2.7')).toBe('in');
  expect(await from('::ffff:192.0.2.7')).toBe('in');
  expect(await from('::ffff:c000:207')).toBe(CLOSED.tooMuch);
});
