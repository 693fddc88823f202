import { expect, test } from 'vitest';
import { serve } from './app.testing.ts';
import type { Interfaces } from './reachable.ts';

const WIRELESS: Interfaces = {
  wlan0: [
    { address: '192.168.1.20', family: 'IPv4', internal: false, mac: '', netmask: '', cidr: null },
    { address: 'fd00::7', family: 'IPv6', internal: false, mac: '', netmask: '', cidr: null, scopeid: 0 },
  ],
};

const addressesOf = async (url: string): Promise<unknown> => (await fetch(`${url}/api/addresses`)).json();
const everywhere = { interfaces: () => WIRELESS, host: '::' };

test('the page is told by which addresses other devices come', async () => {
  const { url } = await serve({}, everywhere);
  const { port } = new URL(url);
  expect(await addressesOf(url)).toEqual({ addresses: [`http://192.168.1.20:${port}`, `http://[fd00::7]:${port}`] });
});

test('where the host has named an address, it is the only one', async () => {
  const { url } = await serve({ PANACHE_URL: 'https://table.example.org' }, everywhere);
  expect(await addressesOf(url)).toEqual({ addresses: ['https://table.example.org'] });
});

test('a server for this machine alone has none', async () => {
  const { url } = await serve({}, { interfaces: () => WIRELESS });
  expect(await addressesOf(url)).toEqual({ addresses: [] });
});

test.each(['8.8.8.8', '::ffff:8.8.8.8', '2a01:e0a::9'])(
  'a visitor from afar (%s) is told none of the machine’s',
  async ip => {
    const { app } = await serve({ PANACHE_TRUST_PROXY: 'loopback' }, everywhere);
    const askedFrom = async (from: string): Promise<readonly string[]> =>
      (await app.inject({ url: '/api/addresses', headers: { 'x-forwarded-for': from } })).json().addresses;
    expect(await askedFrom(ip)).toEqual([]);
    expect(await askedFrom('192.168.1.33')).toHaveLength(2);
  },
);
