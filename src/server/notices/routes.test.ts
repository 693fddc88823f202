import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { WishesForm } from '#wire/notices.ts';
import { MOST_BROWSERS, MOST_TABLES } from '#wire/notices.ts';
import { handClock } from '../hand-clock.testing.ts';
import { personNamed } from '../live/testing.ts';
import type { NoticeSettings } from './channels.ts';
import { createNotices } from './notices.ts';
import { addNoticeRoutes } from './routes.ts';
import { browser, HOME, HOUR, idOf, mailServer, NOON, readable, tempStore } from './testing.ts';
import { sealClaim } from './tokens.ts';
import { wishesOf } from './wishes.ts';

const FORM: WishesForm = {
  language: 'fr',
  zone: 'Europe/Paris',
  everywhere: true,
  quiet: { from: '22:00', to: '08:00' },
  webhook: null,
  mail: null,
  digestHour: null,
};
const ALL = { url: 'https://panache.example', webhooks: true, push: { contact: 'mailto:host@panache.example' } };

const desk = async (settings: Partial<NoticeSettings> = {}) => {
  const [store, time] = [tempStore(), handClock(NOON)];
  const { letters, mail } = await mailServer();
  const given = { ...ALL, mail, ...settings };
  const notices = createNotices({ store, settings: given, time, reach: HOME });
  const app = Fastify();
  await addNoticeRoutes(app, {
    notices,
    store,
    settings: given,
    personOf: request => personNamed(String(request.headers['x-person'] ?? '')) || null,
  });
  onTestFinished(async () => {
    await app.close();
    await notices.stop();
  });
  const ask = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object, person = 'aline') => {
    const answer = await app.inject({ method, url, ...(payload && { payload }), headers: { 'x-person': person } });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  const open = (method: 'GET' | 'POST', link: string, headers: Record<string, string> = {}, payload = '') =>
    app.inject({ method, url: link.replace(ALL.url, ''), headers, payload });
  const linkIn = (letter: string) => /https:\/\/panache\.example\/api\/\S+/.exec(readable(letter))?.[0] ?? '';
  return { store, time, letters, ask, open, linkIn, notices, app };
};

describe('the sheet', () => {
  test('shows what the house offers and that nothing was wished for', async () => {
    const { ask } = await desk();
    const { status, body, headers } = await ask('GET', '/api/me/notices');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      offers: { push: expect.stringMatching(/^[\w-]{87}$/), webhook: true, mail: true },
      wishes: null,
      mailConfirmed: false,
      webhookSecret: expect.stringMatching(/^[0-9a-f]{64}$/),
      browsers: [],
      tables: {},
    });
  });

  test('of a house without settings offers nothing', async () => {
    const { ask } = await desk({ mail: null, webhooks: false, push: null });
    expect((await ask('GET', '/api/me/notices')).body).toMatchObject({
      offers: { push: null, webhook: false, mail: false },
      webhookSecret: null,
    });
  });

  test('of a house that does not know its address offers what needs none', async () => {
    const { ask } = await desk({ url: null });
    expect((await ask('GET', '/api/me/notices')).body.offers).toMatchObject({
      push: expect.any(String),
      webhook: false,
      mail: false,
    });
  });

  test('keeps what is wished for, each person for himself', async () => {
    const { ask } = await desk();
    const form = { ...FORM, webhook: 'https://hook.example/turns', digestHour: 8 };
    expect((await ask('PUT', '/api/me/notices', form)).body.wishes).toEqual(form);
    const aline = (await ask('GET', '/api/me/notices')).body;
    const bruno = (await ask('GET', '/api/me/notices', undefined, 'bruno')).body;
    expect(aline.wishes).toEqual(form);
    expect(bruno.wishes).toBeNull();
    expect(bruno.webhookSecret).not.toBe(aline.webhookSecret);
  });

  test('leaves what else is known about a person alone', async () => {
    const { ask, store } = await desk();
    await store.keepPerson('aline', { name: 'Aline' });
    await ask('PUT', '/api/me/notices', FORM);
    expect(await store.person('aline')).toMatchObject({ name: 'Aline', notices: { language: 'fr' } });
  });

  test.each([
    ['GET', '/api/me/notices', undefined],
    ['PUT', '/api/me/notices', FORM],
    ['POST', '/api/me/notices/mail', undefined],
    ['POST', '/api/me/notices/push', browser('https://push.example/1')],
    ['DELETE', '/api/me/notices/push', { endpoint: 'https://push.example/1' }],
    ['PUT', `/api/me/notices/tables/${idOf('a')}`, { wish: 'on' }],
  ] as const)('is not for strangers: %s %s', async (method, url, payload) => {
    const { ask } = await desk();
    expect(await ask(method, url, payload, '')).toMatchObject({ status: 401, body: { why: 'no-cookie' } });
  });

  test.each([
    ['nothing', {}],
    ['another language', { ...FORM, language: 'de' }],
    ['a zone that is none', { ...FORM, zone: 'Mars/Olympus' }],
    ['a time that is none', { ...FORM, quiet: { from: '24:00', to: '08:00' } }],
    ['an hour that is none', { ...FORM, digestHour: 24 }],
    ['more than was asked for', { ...FORM, push: [] }],
    ['a plain address', { ...FORM, webhook: 'http://hook.example/' }],
    ['an address with a password', { ...FORM, webhook: 'https://me:word@hook.example/' }],
    ['an endless address', { ...FORM, webhook: `https://hook.example/${'x'.repeat(1000)}` }],
    ['no mail address', { ...FORM, mail: 'aline' }],
    ['two mail addresses', { ...FORM, mail: 'a@example.org,b@example.org' }],
    ['a mail address with a line of its own', { ...FORM, mail: 'a@example.org\r\nBcc: b@example.org' }],
  ])('refuses %s', async (_, form) => {
    const { ask, store } = await desk();
    expect(await ask('PUT', '/api/me/notices', form)).toMatchObject({ status: 400, body: { why: 'not-understood' } });
    expect(await wishesOf(store, 'aline')).toBeNull();
  });

  test('refuses what is too long or no JSON at all', async () => {
    const { ask, app } = await desk();
    expect(await ask('PUT', '/api/me/notices', { ...FORM, zone: 'x'.repeat(10_000) })).toMatchObject({
      status: 413,
      body: { why: 'not-understood' },
    });
    const headers = { 'content-type': 'application/json', 'x-person': 'aline' };
    const broken = await app.inject({ method: 'PUT', url: '/api/me/notices', headers, payload: '{"zone"' });
    expect([broken.statusCode, broken.json()]).toEqual([400, { why: 'not-understood' }]);
  });

  test('refuses ways the house does not have', async () => {
    const { ask } = await desk({ mail: null, webhooks: false, push: null });
    for (const answer of [
      await ask('PUT', '/api/me/notices', { ...FORM, webhook: 'https://hook.example/' }),
      await ask('PUT', '/api/me/notices', { ...FORM, mail: 'aline@example.org' }),
      await ask('POST', '/api/me/notices/push', browser('https://push.example/1')),
    ])
      expect(answer).toMatchObject({ status: 409, body: { why: 'not-offered' } });
  });
});

describe('browsers', () => {
  test('come, come again with other keys, and go', async () => {
    const { ask, store } = await desk();
    const [one, again, two] = ['1', '1', '2'].map(name => browser(`https://push.example/${name}`));
    // What a browser tells beyond that is not kept.
    await ask('POST', '/api/me/notices/push', { ...one, expirationTime: null });
    await ask('POST', '/api/me/notices/push', two);
    const { body } = await ask('POST', '/api/me/notices/push', again);
    expect(body.browsers).toEqual([two.endpoint, again.endpoint]);
    expect((await wishesOf(store, 'aline'))?.push).toEqual([two, again]);
    expect((await ask('DELETE', '/api/me/notices/push', { endpoint: two.endpoint })).body.browsers).toEqual([
      again.endpoint,
    ]);
  });

  test('are few: the newest stay', async () => {
    const { ask } = await desk();
    for (let at = 0; at < MOST_BROWSERS + 2; at++)
      await ask('POST', '/api/me/notices/push', browser(`https://push.example/${at}`));
    expect((await ask('GET', '/api/me/notices')).body.browsers).toEqual(
      [2, 3, 4, 5, 6].map(at => `https://push.example/${at}`),
    );
  });

  test.each([
    ['a plain address', browser('http://push.example/1')],
    ['short keys', { endpoint: 'https://push.example/1', keys: { p256dh: 'x', auth: 'y' } }],
    ['no keys', { endpoint: 'https://push.example/1' }],
  ])('with %s are refused', async (_, each) => {
    const { ask } = await desk();
    expect((await ask('POST', '/api/me/notices/push', each)).status).toBe(400);
  });
});

describe('a table', () => {
  test('can be switched on, off and back to what holds for all', async () => {
    const { ask } = await desk();
    const url = `/api/me/notices/tables/${idOf('bruno')}`;
    expect((await ask('PUT', url, { wish: 'off' })).body.tables).toEqual({ [idOf('bruno')]: 'off' });
    expect((await ask('PUT', url, { wish: 'on' })).body.tables).toEqual({ [idOf('bruno')]: 'on' });
    await ask('PUT', '/api/me/notices', FORM);
    expect((await ask('GET', '/api/me/notices')).body.tables).toEqual({ [idOf('bruno')]: 'on' });
    expect((await ask('PUT', url, { wish: null })).body.tables).toEqual({});
    expect((await ask('PUT', '/api/me/notices/tables/x', { wish: 'on' })).status).toBe(400);
    expect((await ask('PUT', url, { wish: 'maybe' })).status).toBe(400);
  });

  test('too many of them push the oldest out', async () => {
    const { ask, store } = await desk();
    const before = Object.fromEntries(Array.from({ length: MOST_TABLES }, (_, at) => [idOf(`t${at}`), 'off']));
    await ask('PUT', '/api/me/notices', FORM);
    const wishes = await wishesOf(store, 'aline');
    await store.keepPerson('aline', { notices: { ...wishes, tables: before } });
    const { tables } = (await ask('PUT', `/api/me/notices/tables/${idOf('new')}`, { wish: 'on' })).body;
    expect(Object.keys(tables)).toHaveLength(MOST_TABLES);
    expect(tables).not.toHaveProperty(idOf('t0'));
    expect(tables[idOf('new')]).toBe('on');
  });
});

describe('a mail address', () => {
  const MAILED = { ...FORM, mail: 'aline@example.org' };

  test('is asked first, and counts once its owner has pressed the button', async () => {
    const { ask, open, letters, linkIn } = await desk();
    expect((await ask('PUT', '/api/me/notices', MAILED)).body).toMatchObject({ mailConfirmed: false });
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatch(/^To: aline@example\.org$/m);
    expect(letters[0]).not.toContain('List-Unsubscribe');
    const link = linkIn(letters[0]);
    const page = await open('GET', link);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<html lang="fr"');
    expect(page.body).toContain('<form method="post">');
    // A program that only follows links has changed nothing.
    expect((await ask('GET', '/api/me/notices')).body.mailConfirmed).toBe(false);
    expect((await open('POST', link, { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(200);
    expect((await ask('GET', '/api/me/notices')).body.mailConfirmed).toBe(true);
    // To keep the other wishes asks nobody again.
    expect((await ask('PUT', '/api/me/notices', { ...MAILED, digestHour: 7 })).body.mailConfirmed).toBe(true);
    expect(letters).toHaveLength(1);
  });

  test('another one is asked anew, and the old link is worth nothing for it', async () => {
    const { ask, open, letters, linkIn } = await desk();
    await ask('PUT', '/api/me/notices', MAILED);
    const old = linkIn(letters[0]);
    expect((await open('POST', old)).statusCode).toBe(200);
    const { body } = await ask('PUT', '/api/me/notices', { ...FORM, mail: 'elsa@example.org' });
    expect(body.mailConfirmed).toBe(false);
    expect(letters).toHaveLength(2);
    expect((await open('POST', old)).statusCode).toBe(404);
    expect((await ask('GET', '/api/me/notices')).body.mailConfirmed).toBe(false);
  });

  test('is not asked without end, by nobody and for nobody', async () => {
    const { ask, letters } = await desk();
    for (const person of ['a', 'b', 'c'])
      expect((await ask('PUT', '/api/me/notices', MAILED, person)).status).toBe(200);
    expect(await ask('PUT', '/api/me/notices', MAILED, 'd')).toMatchObject({
      status: 429,
      body: { why: 'too-many-mails' },
    });
    for (const at of [1, 2, 3])
      expect((await ask('PUT', '/api/me/notices', { ...FORM, mail: `m${at}@example.org` }, 'e')).status).toBe(200);
    expect((await ask('PUT', '/api/me/notices', { ...FORM, mail: 'm4@example.org' }, 'e')).status).toBe(429);
    expect(letters).toHaveLength(6);
  });

  test('can be asked again when the first letter was lost', async () => {
    const { ask, letters } = await desk();
    await ask('PUT', '/api/me/notices', MAILED);
    expect((await ask('POST', '/api/me/notices/mail')).status).toBe(200);
    expect(letters).toHaveLength(2);
  });

  test('that the mail server will not take is not kept', async () => {
    const { ask } = await desk({ mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'table@panache.example' } });
    expect(await ask('PUT', '/api/me/notices', MAILED)).toMatchObject({ status: 502, body: { why: 'mail-failed' } });
    expect((await ask('GET', '/api/me/notices')).body.wishes).toBeNull();
  });

  test('a link is good for three days, for its own purpose, and only as it was written', async () => {
    const { ask, open, letters, linkIn, time } = await desk();
    await ask('PUT', '/api/me/notices', MAILED);
    const link = linkIn(letters[0]);
    const spoilt = [
      link.replace('/confirm/', '/stop/'),
      link.replace('/aline.', '/bruno.'),
      `${link}x`,
      link.slice(0, -1),
      `${ALL.url}/api/notices/confirm/x`,
    ];
    for (const each of spoilt) expect((await open('POST', each)).statusCode).toBe(404);
    expect((await open('GET', link)).statusCode).toBe(200);
    await time.pass(72 * HOUR + 1);
    const late = await open('POST', link, { 'accept-language': 'de-DE,it;q=0.8,en;q=0.5' });
    expect(late.statusCode).toBe(404);
    expect(late.body).toContain('<html lang="it"');
    expect((await ask('GET', '/api/me/notices')).body.mailConfirmed).toBe(false);
  });

  test('is let go by the link of any mail, once and again, without a cookie', async () => {
    const { ask, open, store } = await desk();
    const stop = async (person: string, address: string) => {
      const key = await store.secret('notices');
      return `/api/notices/stop/${sealClaim(key, 'stop', { person, address, until: null })}`;
    };
    await ask('PUT', '/api/me/notices', { ...MAILED, webhook: 'https://hook.example/' });
    const link = await stop('aline', 'aline@example.org');
    expect((await open('GET', link)).body).toContain('<form method="post">');
    expect((await ask('GET', '/api/me/notices')).body.wishes.mail).toBe('aline@example.org');
    expect((await open('POST', await stop('aline', 'old@example.org'))).statusCode).toBe(404);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const parts = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await open('POST', link, form, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect((await ask('GET', '/api/me/notices')).body.wishes).toMatchObject({
      mail: null,
      webhook: 'https://hook.example/',
    });
    expect((await open('POST', link, parts, '--x--')).statusCode).toBe(200);
  });
});
