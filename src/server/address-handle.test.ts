import { expect, test } from 'vitest';
import { addressGroup, addressHandles } from './address-handle.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:12:3400::1', '2001:db8:12:3400'],
  ['2001:0DB8:0012:3400:aaaa:bbbb:cccc:dddd', '2001:db8:12:3400'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s belongs to %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test('a handle is the same for one household at one table, and says nothing elsewhere', () => {
  const handle = addressHandles(new Uint8Array(32));
  expect(handle('table', '2001:db8::1')).toBe(handle('table', '2001:db8::2'));
  expect(handle('table', '192.0.2.7')).not.toBe(handle('table', '192.0.2.8'));
  expect(handle('table', '192.0.2.7')).not.toBe(handle('other', '192.0.2.7'));
  expect(handle('table', '192.0.2.7')).toMatch(/^[\w-]{8}$/);
});
