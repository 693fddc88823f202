import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { createMetrics } from './metrics.ts';
import { settingsOf } from './settings.testing.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

const INDEX = '<!doctype html><title>Panache</title>';
const SCRIPT = 'export const table = "open";';

let pages: string;
let app: FastifyInstance;
let store: Store;

beforeAll(async () => {
  pages = mkdtempSync(path.join(os.tmpdir(), 'panache-pages-'));
  mkdirSync(path.join(pages, 'assets'));
  writeFileSync(path.join(pages, 'index.html'), INDEX);
  writeFileSync(path.join(pages, 'icon.svg'), '<svg/>');
  writeFileSync(path.join(pages, 'assets/table-1a2b.js'), SCRIPT);
  writeFileSync(path.join(pages, 'assets/table-1a2b.js.gz'), gzipSync(SCRIPT));
  store = openSqlite(path.join(pages, 'data'));
  app = await createApp({ pages, store, settings: settingsOf(), metrics: createMetrics(null) });
});

afterAll(async () => {
  await app.close();
  await store.close();
  rmSync(pages, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('pages', () => {
  test.each(['/', '/play/musketiere', '/rules/MUS', '/?lang=fr', '/rules?id=MUS.13'])('%s is the app', async url => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(INDEX);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test.each(['/assets/table-0000.js', '/favicon.ico', '/.env', '/play/x.png'])('%s is not there', async url => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).not.toContain('<');
  });

  test('a folder is not listed', async () => {
    expect((await get('/assets/')).body).not.toContain('table-1a2b');
  });

  test.each(['/../package.json', '/%2e%2e/package.json', '/..%2f..%2fpackage.json', '/%00', '/%'])(
    '%s does not lead out of the folder',
    async url => {
      const response = await get(url);
      expect(response.body).not.toContain('"dependencies"');
      expect(response.statusCode).toBeLessThan(500);
    },
  );

  test('what is sent to a page is not found', async () => {
    expect((await app.inject({ method: 'POST', url: '/play', payload: { a: 1 } })).statusCode).toBe(404);
  });
});

describe('files', () => {
  test('a file with a hash in its name is kept for good, a file without one is asked for again', async () => {
    expect((await get('/assets/table-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  test('a browser that can unpack gets the packed file', async () => {
    const packed = await get('/assets/table-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toContain('accept-encoding');
    const plain = await get('/assets/table-1a2b.js', { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(SCRIPT);
  });

  test('a file that has not changed is not sent again', async () => {
    const { etag } = (await get('/')).headers;
    expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });
});

test('the server says that it is well', async () => {
  const response = await get('/health');
  expect(response.json()).toEqual({ status: 'ok' });
  expect(response.headers['cache-control']).toBe('no-store');
});

test.each([
  '/',
  '/health',
  '/assets/nothing.js',
  '/%',
  '/%zz',
  '/api/%',
  `/api/tables/${'a'.repeat(9000)}/match`,
  '/play/%E0%A4%A',
])('%s comes with strict headers', async url => {
  const { headers } = await get(url);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
});
