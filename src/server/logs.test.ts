import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addRequestLog, logOptions } from './logs.ts';
import type { LogLevel } from './settings.ts';

const TABLE = 'Zm9vYmFyYmF6cXV4MTIzNA';
const KEY = 'c2VjcmV0a2V5c2VjcmV0aw';
const SEED = 'ab'.repeat(32);
const WEBHOOK = 'https://hooks.example.org/services/T0/B1?x=short';
const MAIL = 'athos@example.org';

const open: FastifyInstance[] = [];
afterEach(() => Promise.all(open.splice(0).map(app => app.close())));

/** A server of its own, and the lines it has written. */
const logged = (level: LogLevel) => {
  const lines: string[] = [];
  const app = Fastify(logOptions(level, { write: line => void lines.push(line) }));
  open.push(app);
  addRequestLog(app);
  app.get('/t/:table/:key', async () => 'table');
  app.get('/api/tables/:table/seats/:key', async () => 'seat');
  app.post('/api/tables', async () => 'made');
  app.get('/api/broken', async () => {
    throw Object.assign(new Error(`no answer from ${WEBHOOK} for ${MAIL} with ${KEY}`), {
      code: 'ECONNREFUSED',
      detail: SEED,
      parameters: [SEED, 'hello'],
      cause: new Error(`seed ${SEED} of postgres://panache:hunter2@db.example.org:5432/panache`),
    });
  });
  const all = () => lines.map(line => JSON.parse(line));
  return { app, all, text: () => lines.join('') };
};

const SECRETS = [KEY, SEED, 'services', MAIL, 'athos', 'hunter2', 'hello', 'short', 'cookie', 'Porthos'];
const expectNoSecret = (text: string) => {
  for (const secret of SECRETS) expect(text).not.toContain(secret);
};

test('every line is JSON with a level, a time and a sentence', () => {
  const { app, all } = logged('info');
  app.log.info({ table: TABLE, count: 3 }, 'tables left memory');
  app.log.info('plain %s and %d', 'words', 4);
  app.log.info('plain');
  app.log.info(`table ${TABLE} does not open`);
  expect(all()).toEqual([
    expect.objectContaining({ level: 'info', msg: 'tables left memory', table: TABLE, count: 3 }),
    expect.objectContaining({ level: 'info', msg: 'plain words and 4' }),
    expect.objectContaining({ level: 'info', msg: 'plain' }),
    expect.objectContaining({ level: 'info', msg: `table ${TABLE} does not open` }),
  ]);
  for (const { time } of all()) expect(new Date(time).toISOString()).toBe(time);
});

test.each([
  [`/t/${TABLE}/${KEY}`, `/t/${TABLE}/…`],
  [`/t/${TABLE}/${KEY}?short=${KEY}`, `/t/${TABLE}/…`],
  [`/api/tables/${TABLE}/seats/${KEY}`, `/api/tables/${TABLE}/seats/…`],
  [`/api/notices/confirm/${MAIL}.${KEY}`, '/api/notices/confirm/…'],
  [`/${KEY}${KEY}`, '/…'],
])('%s is logged without what is secret in it', async (url, path) => {
  const { app, all, text } = logged('debug');
  await app.inject({ url, headers: { cookie: `person=${KEY}`, authorization: SEED, 'x-forwarded-for': 'Porthos' } });
  expect(all()).toEqual([expect.objectContaining({ level: 'debug', method: 'GET', path, msg: 'answered' })]);
  expectNoSecret(text());
});

test('a request that went well is worth a line at debug only', async () => {
  const { app, all } = logged('info');
  await app.inject(`/t/${TABLE}/${KEY}`);
  await app.inject('/nothing/here');
  expect(all()).toEqual([]);
});

test('an error comes with what is needed to find it, and with nothing of what it was about', async () => {
  const { app, all, text } = logged('warn');
  expect((await app.inject('/api/broken')).statusCode).toBe(500);
  expect(all()).toEqual([
    expect.objectContaining({
      level: 'error',
      method: 'GET',
      path: '/api/broken',
      status: 500,
      err: {
        type: 'Error',
        code: 'ECONNREFUSED',
        message: 'no answer from https://hooks.example.org for …@… with …',
        stack: expect.stringContaining('logs.test.ts'),
        cause: expect.objectContaining({ message: 'seed … of postgres://db.example.org:5432' }),
      },
    }),
  ]);
  expectNoSecret(text());
});

test('what a browser sent wrongly is not quoted', async () => {
  const { app, text } = logged('debug');
  const payload = '{"choice": hello, "text": "Porthos';
  const headers = { 'content-type': 'application/json' };
  expect((await app.inject({ method: 'POST', url: '/api/tables', payload, headers })).statusCode).toBe(400);
  expect(text()).toContain('"status":400');
  expectNoSecret(text());
});

const caught = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test('whoever logs carelessly gives nothing away', () => {
  const { app, all, text } = logged('debug');
  app.log.error(caught(() => JSON.parse('{"text": hello Porthos')));
  app.log.error({ err: caught(() => z.strictObject({}).parse({ hello: 'Porthos' })) });
  app.log.error(new Error(`mail to ${MAIL} bounced`));
  app.log.error({ err: { person: 'Porthos' } }, 'not even an error');
  app.log.warn(
    { cookie: KEY, seed: SEED, choice: { card: 'hello' }, text: 'hello', headers: {}, why: 'late' },
    'refused',
  );
  app.log.warn({ table: { id: KEY }, why: ['hello'] }, `seat link ${KEY}, webhook ${WEBHOOK}`);
  app.log.child({ node: 'a1' }).warn('%s wrote', MAIL);
  expect(all()).toHaveLength(7);
  expect(all()[4]).toMatchObject({ why: 'late', msg: 'refused' });
  expect(all()[6]).toMatchObject({ node: 'a1', msg: '…@… wrote' });
  expectNoSecret(text());
});

test('silence is silence', async () => {
  const { app, all } = logged('silent');
  await app.inject('/api/broken');
  app.log.fatal('even this');
  expect(all()).toEqual([]);
});
