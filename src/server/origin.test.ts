import { expect, test } from 'vitest';
import { connect, serve } from './app.testing.ts';

const OWN = 'https://table.example.org';

const meet = async (headers: Record<string, string>, env: Record<string, string> = {}) => {
  const { app } = await serve(env);
  const answer = await app.inject({ method: 'POST', url: '/api/me', headers });
  return { status: answer.statusCode, cookie: String(answer.headers['set-cookie']) };
};

test.each(['localhost:8080', '127.0.0.1:8080', '192.168.1.20:8080', '[fd00::7]:8080', 'table.lan'])(
  'a page opened at %s belongs to the house, whatever other addresses it has',
  async host => {
    for (const env of [{}, { PANACHE_URL: OWN }]) {
      const { status, cookie } = await meet({ host, origin: `http://${host}` }, env);
      expect(status).toBe(204);
      // Over plain http a browser would throw away a cookie for https alone.
      expect(cookie).not.toContain('Secure');
    }
  },
);

test('a page of another address does not, even if it is the house’s own', async () => {
  expect((await meet({ host: '192.168.1.20:8080', origin: 'http://localhost:8080' })).status).toBe(403);
  expect((await meet({ host: 'localhost:8080', origin: 'https://elsewhere.example' })).status).toBe(403);
});

test.each([
  ['the proxy passes the name on', { host: 'table.example.org', origin: OWN }],
  ['the proxy names this machine', { host: '127.0.0.1:8080', origin: OWN }],
  ['nobody says where the page came from', { host: '127.0.0.1:8080' }],
])('behind a proxy with https the cookie is for https alone: %s', async (_, headers) => {
  const { status, cookie } = await meet(headers, { PANACHE_URL: OWN });
  expect(status).toBe(204);
  expect(cookie).toContain('Secure');
});

test('live connections follow the same rule', async () => {
  const { url } = await serve({ PANACHE_URL: OWN });
  for (const origin of [url, OWN]) await connect(url, { origin }).open();
  await expect(connect(url, { origin: 'https://elsewhere.example' }).open()).rejects.toThrow('closed');
});
