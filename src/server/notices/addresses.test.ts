import type { LookupAddress } from 'node:dns';
import { describe, expect, test, vi } from 'vitest';
import { ClosedAddress, checkedLookup, isPublic } from './addresses.ts';

const names = vi.hoisted(() => new Map<string, { address: string; family: number }[]>());
vi.mock('node:dns', () => ({
  lookup: (name: string, _options: unknown, done: (error: Error | null, found: LookupAddress[]) => void) =>
    done(null, names.get(name) ?? []),
}));

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '239.255.255.250',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '100::1',
  'fc00::1',
  'fd00:ec2::254',
  'fdff::1',
  'fe80::1',
  'fe80::1%eth0',
  '2606:4700::1%eth0',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  '3fff::1',
  'localhost',
  '',
])('%s is closed', address => {
  expect(isPublic(address)).toBe(false);
});

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4007:80b::200e',
])('%s is in the world', address => {
  expect(isPublic(address)).toBe(true);
});

describe('a name', () => {
  const look = (name: string, all: boolean) =>
    new Promise((resolve, reject) =>
      checkedLookup(isPublic)(name, { all }, (error, address, family) =>
        error ? reject(error) : resolve(all ? address : [address, family]),
      ),
    );

  test('leads to the addresses that were checked', async () => {
    names.set('good.example', [
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ]);
    expect(await look('good.example', true)).toEqual(names.get('good.example'));
    expect(await look('good.example', false)).toEqual(['8.8.8.8', 4]);
  });

  test('with one closed address among others is refused', async () => {
    names.set('trap.example', [
      { address: '8.8.8.8', family: 4 },
      { address: '169.254.169.254', family: 4 },
    ]);
    await expect(look('trap.example', true)).rejects.toThrow(ClosedAddress);
    await expect(look('trap.example', false)).rejects.toThrow(ClosedAddress);
  });

  test('that leads nowhere is refused', async () => {
    await expect(look('nowhere.example', true)).rejects.toThrow(ClosedAddress);
  });
});
