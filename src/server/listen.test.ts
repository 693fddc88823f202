import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { listen, listenTrouble } from './listen.ts';
import { addressOf } from './reachable.ts';

const open: FastifyInstance[] = [];
const server = (): FastifyInstance => {
  const app = Fastify();
  open.push(app);
  return app;
};
afterEach(() => Promise.all(open.splice(0).map(app => app.close())));

test('a free port is found and told', async () => {
  const url = await listen(server(), { port: 0, host: null });
  expect(url).toMatch(/^http:\/\/localhost:\d{4,5}$/);
  expect((await fetch(url)).status).toBe(404);
});

test('an address that was asked for is told as a browser wants it', async () => {
  expect(await listen(server(), { port: 0, host: '127.0.0.1' })).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(addressOf('::1', 8080)).toBe('http://[::1]:8080');
});

test('a port in use is one sentence', async () => {
  const port = Number(new URL(await listen(server(), { port: 0, host: null })).port);
  const settings = { port, host: null };
  const error = await listen(server(), settings).catch((reason: unknown) => reason);
  expect(listenTrouble(error, settings)).toMatch(`Port ${port} is already in use`);
});

test('an address of another machine is one sentence', async () => {
  const settings = { port: 0, host: '203.0.113.1' };
  const error = await listen(server(), settings).catch((reason: unknown) => reason);
  expect(listenTrouble(error, settings)).toMatch('203.0.113.1');
});

test('a port this user may not open is one sentence', () => {
  const error = Object.assign(new Error('listen'), { code: 'EACCES' });
  expect(listenTrouble(error, { port: 80, host: null })).toMatch('port 80');
});

test('any other error stays an error', () => {
  expect(listenTrouble(new Error('something else'), { port: 80, host: null })).toBeNull();
});
