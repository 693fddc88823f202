import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without settings the table opens on port 8080, for the whole network', () => {
  expect(readSettings({})).toEqual({ port: 8080, host: null });
  expect(readSettings({ PORT: '', HOST: ' ' })).toEqual({ port: 8080, host: null });
});

test('PORT and HOST choose the address', () => {
  expect(readSettings({ PORT: '9000', HOST: '127.0.0.1' })).toEqual({ port: 9000, host: '127.0.0.1' });
  expect(readSettings({ PORT: '0' })).toEqual({ port: 0, host: null });
  expect(readSettings({ PORT: '65535' })).toEqual({ port: 65_535, host: null });
});

test.each(['abc', '-1', '99999', '65536', '80.5', '0x50', '1e3', '8080;', 'Infinity'])('PORT=%s is explained', PORT => {
  expect(readSettings({ PORT })).toContain(JSON.stringify(PORT));
});
