import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { cameFrom } from './came-from.ts';

type Request = Parameters<typeof cameFrom>[0];

const asked = (remoteAddress: string, localAddress: string, headers: Record<string, string>): Request =>
  ({ raw: { socket: { remoteAddress, localAddress } }, headers }) as unknown as Request;

test.each([
  ['a browser on the machine itself', '127.0.0.1', '127.0.0.1', { origin: 'http://localhost:8080' }],
  ['the same by IPv6', '::1', '::1', { origin: 'http://[::1]:8080' }],
  ['the same by an address of IPv4 in IPv6', '::ffff:127.0.0.1', '::ffff:127.0.0.1', { origin: 'http://127.0.0.1' }],
  ['the same by the address in the home network', '192.168.1.5', '192.168.1.5', { origin: 'http://192.168.1.5:8080' }],
  ['the same by its name', '192.168.1.5', '192.168.1.5', { origin: `http://${hostname().toLowerCase()}` }],
])('%s comes from the house', (_, there, here, headers) => {
  expect(cameFrom(asked(there, here, headers))).toBe('house');
});

test.each([
  ['a telephone in the same network', '192.168.1.9', '192.168.1.5', { origin: 'http://192.168.1.5:8080' }],
  ['a guest through a proxy on the machine', '127.0.0.1', '127.0.0.1', { origin: 'https://table.example.org' }],
  [
    'a guest whose proxy says for whom it speaks',
    '127.0.0.1',
    '127.0.0.1',
    { origin: 'http://localhost:8080', 'x-forwarded-for': '203.0.113.7' },
  ],
  [
    'a guest of a container, whose port is passed on',
    '10.0.2.100',
    '10.0.2.100',
    { origin: 'http://192.168.1.5:8080' },
  ],
  ['a program that is no browser', '127.0.0.1', '127.0.0.1', {}],
  ['a page without an origin', '127.0.0.1', '127.0.0.1', { origin: 'null' }],
])('%s does not, as far as anybody can tell', (_, there, here, headers) => {
  expect(cameFrom(asked(there, here, headers))).toBe('elsewhere');
});
