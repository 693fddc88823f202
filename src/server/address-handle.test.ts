import { expect, test } from 'vitest';
import { addressHandles } from './address-handle.ts';

test('a handle is the same for one household at one table, and says nothing elsewhere', () => {
  const handle = addressHandles(new Uint8Array(32));
  expect(handle('table', '2001:db8::1')).toBe(handle('table', '2001:db8::2'));
  expect(handle('table', '2001:db8::1')).not.toBe(handle('table', '2001:db8:0:1::1'));
  // However the same address is written.
  for (const written of ['::ffff:192.0.2.7', '::FFFF:c000:207'])
    expect(handle('table', written)).toBe(handle('table', '192.0.2.7'));
  expect(handle('table', '192.0.2.7')).not.toBe(handle('table', '192.0.2.8'));
  expect(handle('table', '192.0.2.7')).not.toBe(handle('other', '192.0.2.7'));
  expect(handle('table', '192.0.2.7')).toMatch(/^[\w-]{8}$/);
});
