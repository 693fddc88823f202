import { describe, expect, test, vi } from 'vitest';
import { MOST_BROWSERS, MOST_TABLES } from '#wire/notices.ts';
import { desk, FORM } from './routes.testing.ts';
import { browser, idOf } from './testing.ts';
import { wishesOf } from './wishes.ts';

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

  test('a request that is refused is no news for the log, and one that fails is', async () => {
    const { ask, store, lines } = await desk();
    expect((await ask('PUT', '/api/me/notices', { nonsense: true })).status).toBe(400);
    expect((await ask('GET', '/api/me/notices', undefined, '')).status).toBe(401);
    expect((await ask('POST', '/api/me/notices/push', { endpoint: 1 })).status).toBe(400);
    expect(lines).toEqual([]);
    vi.spyOn(store, 'person').mockRejectedValue(new Error('the disk is away'));
    expect((await ask('GET', '/api/me/notices')).status).toBe(500);
    expect(lines.join('')).toContain('the disk is away');
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
