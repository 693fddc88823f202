import { expect, test } from 'vitest';
import { type Interfaces, reachableAddresses } from './reachable.ts';

const found = (address: string, internal = false) => ({
  address,
  internal,
  mac: '00:00:00:00:00:00',
  netmask: '',
  cidr: null,
  ...(address.includes(':') ? { family: 'IPv6' as const, scopeid: 0 } : { family: 'IPv4' as const }),
});

const HOME: Interfaces = {
  lo: [found('127.0.0.1', true), found('::1', true)],
  docker0: [found('172.17.0.1'), found('fd17::1')],
  tailscale0: [found('100.101.102.103')],
  wlan0: [
    found('fe80::fc:ff:fe00:1'),
    found('2a01:e0a:1:2::7'),
    found('fd00::7'),
    found('192.168.1.20'),
    found('169.254.3.4'),
  ],
};
const ALL = { address: '::', port: 8080, host: null };

test('the network’s address comes first, networks of containers last, and what leads nowhere is left out', () => {
  expect(reachableAddresses(ALL, HOME)).toEqual([
    'http://192.168.1.20:8080',
    'http://[2a01:e0a:1:2::7]:8080',
    'http://[fd00::7]:8080',
    'http://100.101.102.103:8080',
    'http://172.17.0.1:8080',
    'http://[fd17::1]:8080',
  ]);
});

test('a machine in the open is found by its public address before its private one', () => {
  const rented: Interfaces = { eth1: [found('10.0.0.5')], eth0: [found('203.0.113.9')] };
  expect(reachableAddresses(ALL, rented)).toEqual(['http://203.0.113.9:8080', 'http://10.0.0.5:8080']);
});

test('a socket for IPv4 alone is not looked for under IPv6', () => {
  const addresses = reachableAddresses({ ...ALL, address: '0.0.0.0' }, HOME);
  expect(addresses).toContain('http://192.168.1.20:8080');
  expect(addresses.join()).not.toContain('[');
});

test('a socket on one address is found there and nowhere else', () => {
  expect(reachableAddresses({ address: '192.168.1.20', port: 9000, host: '192.168.1.20' }, HOME)).toEqual([
    'http://192.168.1.20:9000',
  ]);
  expect(reachableAddresses({ address: 'fd00::7', port: 80, host: 'table.lan' }, HOME)).toEqual([
    'http://table.lan:80',
  ]);
});

test.each(['127.0.0.1', '127.0.0.2', '::1'])('on %s only this machine finds it', address => {
  expect(reachableAddresses({ address, port: 8080, host: address }, HOME)).toEqual([]);
});

test('a machine without a network has no address for others', () => {
  expect(reachableAddresses(ALL, { lo: HOME.lo })).toEqual([]);
});
