import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { pushKeys, sendPush } from './push.ts';
import { browser, HOME, receiver } from './testing.ts';

const SECRET = new Uint8Array(32).fill(7);
const { signal } = new AbortController();
const MESSAGE = { title: 'It is your turn', body: 'hidden words', language: 'en', table: 'abc', path: '/t/abc' };
const send = (url: string) =>
  sendPush(
    { browser: browser(url), message: MESSAGE, keys: pushKeys(SECRET), contact: 'mailto:host@panache.example', signal },
    HOME,
  );

test('every node has the same keys, and other houses have others', () => {
  expect(pushKeys(SECRET)).toEqual(pushKeys(SECRET));
  expect(pushKeys(SECRET).publicKey).toMatch(/^[\w-]{87}$/);
  expect(pushKeys(new Uint8Array(32)).publicKey).not.toBe(pushKeys(SECRET).publicKey);
});

test('a message is unreadable on its way, and signed by the house', async () => {
  const { calls, port, url } = await receiver(201);
  expect(await send(url)).toBe('sent');
  const [{ headers, body }] = calls;
  expect(headers['content-encoding']).toBe('aes128gcm');
  expect(body.toString('latin1')).not.toContain('hidden words');
  expect(headers.topic).toMatch(/^[\w-]{32}$/);
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers.authorization)) ?? [];
  expect(key).toBe(pushKeys(SECRET).publicKey);
  const [head, claims, signature] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: `http://127.0.0.1:${port}`,
    sub: 'mailto:host@panache.example',
  });
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(each => each.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))).toBe(true);
});

test.each([404, 410])('a browser whose service answers %s is gone', async status => {
  expect(await send((await receiver(status)).url)).toBe('gone');
});
