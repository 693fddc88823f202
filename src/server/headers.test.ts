import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addHeaders } from './headers.ts';

const headersOver = async (protocol: 'http' | 'https') => {
  const app = Fastify({ trustProxy: ['loopback'] });
  await addHeaders(app);
  app.get('/', async () => 'table');
  const { headers } = await app.inject({ url: '/', headers: { 'x-forwarded-proto': protocol } });
  await app.close();
  return headers;
};

test('what browsers take only over HTTPS is sent only there, and nothing locks plain HTTP out', async () => {
  const [plain, secure] = [await headersOver('http'), await headersOver('https')];
  expect(plain).not.toHaveProperty('cross-origin-opener-policy');
  expect(plain).not.toHaveProperty('origin-agent-cluster');
  expect(secure['cross-origin-opener-policy']).toBe('same-origin');
  for (const headers of [plain, secure]) {
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  }
});

test('the page may reach its own server live, run its worker and show a drawn code, and no more', async () => {
  const policy = String((await headersOver('https'))['content-security-policy']).split(';');
  expect(policy).toEqual(expect.arrayContaining(["connect-src 'self'", "worker-src 'self'", "img-src 'self' data:"]));
  expect(policy).toContain("default-src 'none'");
});
