import { expect, test } from 'vitest';
import { unprovedIn } from './unproved.mjs';

const FROM = 'https://registry.npmjs.org/x/-/x.tgz';
const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/bundler': { version: '2.0.0', integrity: 'sha512-a' },
    'node_modules/@bundler/mac': { version: '2.0.0' },
    'node_modules/@bundler/windows': { version: '2.0.0' },
  },
};
const installed = (mac: object) => ({
  packages: {
    'node_modules/bundler': { version: '2.0.0', integrity: 'sha512-a', resolved: FROM },
    'node_modules/@bundler/mac': { version: '2.0.0', resolved: FROM, ...mac },
  },
});
const MAC = ['node_modules/@bundler/mac'];

test('a build whose bytes the lock does not know is named', () => {
  expect(unprovedIn(lock, installed({}))).toEqual({ unproved: MAC, wrong: [] });
});

test.each([
  ['of another version', { version: '2.0.1' }],
  ['that runs something while it is installed', { hasInstallScript: true }],
  ['from elsewhere', { resolved: 'https://elsewhere.example/x.tgz' }],
  ['from nowhere', { resolved: 'file:../x' }],
])('one %s is wrong', (_how, change) => {
  expect(unprovedIn(lock, installed(change)).wrong).toEqual(MAC);
});

test('nor may anything be there that the lock does not ask for', () => {
  const more = { packages: { ...installed({}).packages, 'node_modules/guest': { version: '1.0.0', resolved: FROM } } };
  expect(unprovedIn(lock, more).wrong).toEqual(['node_modules/guest']);
});
