import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { withEnvFile } from './env-file.ts';
import { settingsOf } from './settings.testing.ts';
import { PROJECT, readSettings } from './settings.ts';

test('without settings the table opens on port 8080, for the whole network, and keeps its tables below the project', () => {
  expect(readSettings({})).toEqual({
    port: 8080,
    host: null,
    data: path.join(PROJECT, 'data'),
    databaseUrl: null,
    databasePatience: 8,
    url: null,
    trustProxy: [],
    log: 'warn',
    metrics: 'here',
    keep: { finished: null, unstarted: 30 },
    mostConnectionsPerAddress: 60,
    messagesPerSecond: 15,
    botPause: 900,
    mail: null,
    webhooks: false,
    push: { contact: 'mailto:panache@example.org' },
  });
});

const EVERYTHING = {
  PANACHE_DATA: '/srv/panache',
  DATABASE_URL: 'postgres://panache:pa%20ss@db.example.org:5433/panache?sslmode=require',
  PANACHE_DATABASE_PATIENCE: '30',
  PANACHE_URL: 'https://table.example.org/',
  PANACHE_TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::1',
  PANACHE_LOG: 'DEBUG',
  PANACHE_METRICS: 'a-token-that-is-long',
  PANACHE_KEEP_FINISHED: '365',
  PANACHE_KEEP_UNSTARTED: 'forever',
  PANACHE_MOST_CONNECTIONS_PER_ADDRESS: '5000',
  PANACHE_MESSAGES_PER_SECOND: '100',
  PANACHE_BOT_PAUSE: '0',
  SMTP_URL: 'smtps://table:word@mail.example.org',
  PANACHE_MAIL_FROM: 'Panache <table@example.org>',
  PANACHE_WEBHOOKS: 'on',
  PANACHE_PUSH: 'on',
  PANACHE_PUSH_CONTACT: 'mailto:host@example.org',
};

test('an empty setting is as good as none', () => {
  const empty = Object.fromEntries(Object.keys(EVERYTHING).map(name => [name, ' ']));
  expect(readSettings({ ...empty, PORT: '', HOST: ' ' })).toEqual(readSettings({}));
});

test('PORT and HOST choose the address', () => {
  expect(settingsOf({ PORT: '9000', HOST: '127.0.0.1' })).toMatchObject({ port: 9000, host: '127.0.0.1' });
  expect(settingsOf({ PORT: '0' })).toMatchObject({ port: 0, host: null });
  expect(settingsOf({ PORT: '65535' })).toMatchObject({ port: 65_535, host: null });
});

test.each(['abc', '-1', '99999', '65536', '80.5', '0x50', '1e3', '8080;', 'Infinity'])('PORT=%s is explained', PORT => {
  expect(readSettings({ PORT })).toContain(JSON.stringify(PORT));
});

test('every setting can be chosen', () => {
  expect(readSettings(EVERYTHING)).toEqual({
    port: 8080,
    host: null,
    data: path.resolve('/srv/panache'),
    databaseUrl: 'postgres://panache:pa%20ss@db.example.org:5433/panache?sslmode=require',
    databasePatience: 30,
    url: 'https://table.example.org',
    trustProxy: ['loopback', '10.0.0.0/8', 'fd00::1'],
    log: 'debug',
    metrics: { token: 'a-token-that-is-long' },
    keep: { finished: 365, unstarted: null },
    mostConnectionsPerAddress: 5000,
    messagesPerSecond: 100,
    botPause: 0,
    mail: { smtpUrl: 'smtps://table:word@mail.example.org', from: 'Panache <table@example.org>' },
    webhooks: true,
    push: { contact: 'mailto:host@example.org' },
  });
});

test('a folder is sought from the project on, wherever the command was given', () => {
  expect(settingsOf({ PANACHE_DATA: 'journals' }).data).toBe(path.join(PROJECT, 'journals'));
});

const URL_SET = { PANACHE_URL: 'https://table.example.org' };

test.each([
  [{ DATABASE_URL: 'mysql://user:hunter2@db/panache' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'hunter2' }, 'DATABASE_URL'],
  [{ PANACHE_URL: 'table.example.org' }, 'PANACHE_URL'],
  [{ PANACHE_URL: 'https://example.org/panache' }, 'PANACHE_URL'],
  [{ PANACHE_URL: 'ftp://example.org' }, 'PANACHE_URL'],
  [{ PANACHE_TRUST_PROXY: '1' }, 'PANACHE_TRUST_PROXY'],
  [{ PANACHE_TRUST_PROXY: 'on' }, 'PANACHE_TRUST_PROXY'],
  [{ PANACHE_TRUST_PROXY: '10.0.0.0/33' }, 'PANACHE_TRUST_PROXY'],
  [{ PANACHE_TRUST_PROXY: '10.0.0.1,' }, 'PANACHE_TRUST_PROXY'],
  [{ PANACHE_DATABASE_PATIENCE: '0' }, 'PANACHE_DATABASE_PATIENCE'],
  [{ PANACHE_LOG: 'loud' }, 'PANACHE_LOG'],
  [{ PANACHE_METRICS: 'hunter2' }, 'PANACHE_METRICS'],
  [{ PANACHE_METRICS: 'hunter2 and much more' }, 'PANACHE_METRICS'],
  [{ PANACHE_KEEP_FINISHED: '0' }, 'PANACHE_KEEP_FINISHED'],
  [{ PANACHE_KEEP_UNSTARTED: 'never' }, 'PANACHE_KEEP_UNSTARTED'],
  [{ PANACHE_MOST_CONNECTIONS_PER_ADDRESS: '0' }, 'PANACHE_MOST_CONNECTIONS_PER_ADDRESS'],
  [{ PANACHE_MESSAGES_PER_SECOND: 'many' }, 'PANACHE_MESSAGES_PER_SECOND'],
  [{ PANACHE_BOT_PAUSE: '-1' }, 'PANACHE_BOT_PAUSE'],
  [{ ...URL_SET, SMTP_URL: 'smtps://mail.example.org' }, 'PANACHE_MAIL_FROM'],
  [{ ...URL_SET, SMTP_URL: 'https://user:hunter2@mail', PANACHE_MAIL_FROM: 'a@example.org' }, 'SMTP_URL'],
  [
    { ...URL_SET, SMTP_URL: 'smtp://mail', PANACHE_MAIL_FROM: 'a@example.org\nBcc: b@example.org' },
    'PANACHE_MAIL_FROM',
  ],
  [{ PANACHE_MAIL_FROM: 'a@example.org' }, 'SMTP_URL'],
  [{ PANACHE_WEBHOOKS: 'yes' }, 'PANACHE_WEBHOOKS'],
  [{ PANACHE_PUSH: 'maybe' }, 'PANACHE_PUSH'],
  [{ PANACHE_PUSH_CONTACT: 'host@example.org' }, 'PANACHE_PUSH_CONTACT'],
  [{ PANACHE_WEBHOOKS: 'on' }, 'PANACHE_URL'],
  [{ PANACHE_DATTA: '/srv' }, 'PANACHE_DATTA'],
])('%j is refused in one sentence that names the setting and no password', (env, name) => {
  const answer = readSettings(env);
  expect(answer).toBeTypeOf('string');
  expect(answer).toContain(name);
  expect(String(answer).split('\n')).toHaveLength(1);
  expect(answer).not.toContain('hunter2');
});

test.each([
  [{}, 'mailto:panache@example.org'],
  [{ PANACHE_URL: 'http://192.168.1.20:8080' }, 'mailto:panache@example.org'],
  [URL_SET, 'https://table.example.org'],
  [{ ...URL_SET, PANACHE_PUSH_CONTACT: 'mailto:host@example.org' }, 'mailto:host@example.org'],
])('browsers are told of turns with %j and no further word, and push services can write to %s', (env, contact) => {
  expect(settingsOf(env).push).toEqual({ contact });
});

test('PANACHE_PUSH=off keeps browsers silent', () => {
  expect(settingsOf({ PANACHE_PUSH: 'off', PANACHE_PUSH_CONTACT: 'mailto:host@example.org' }).push).toBeNull();
});

test('everything that is wrong is said at once', () => {
  const answer = readSettings({ PORT: 'x', PANACHE_LOG: 'y', PANACHE_BOT_PAUSE: 'z' });
  expect(
    String(answer)
      .split('\n')
      .map(line => line.split(' ')[0]),
  ).toEqual(['PORT', 'PANACHE_LOG', 'PANACHE_BOT_PAUSE']);
});

describe('the .env file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'panache-env-'));
  const file = path.join(folder, '.env');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('need not be there', () => {
    expect(withEnvFile(folder, { PORT: '1' })).toEqual({ PORT: '1' });
  });

  test('is read, and the environment wins over it', () => {
    writeFileSync(file, '# ports\nPORT=1\nHOST="::1"\n');
    expect(withEnvFile(folder, { PORT: '2', HOME: '/home' })).toEqual({ PORT: '2', HOST: '::1', HOME: '/home' });
  });

  test('that cannot be read is told', () => {
    const odd = path.join(folder, 'odd');
    mkdirSync(path.join(odd, '.env'), { recursive: true });
    expect(withEnvFile(odd, {})).toMatch(/\.env could not be read \(EISDIR\)/);
  });

  test('that is given as an example lists every setting with its default, and nothing else', () => {
    const example = readFileSync(path.join(PROJECT, '.env.example'), 'utf8');
    expect(example).not.toMatch(/^[^#\n]/m);
    const names = [...example.matchAll(/^#(\w+)=/gm)].map(([, name]) => name);
    expect(names.toSorted()).toEqual(['PORT', 'HOST', ...Object.keys(EVERYTHING)].toSorted());
    writeFileSync(file, example.replaceAll(/^#(\w+=)/gm, '$1'));
    const env = withEnvFile(folder, {});
    if (typeof env === 'string') throw new Error(env);
    expect(readSettings(env)).toEqual(readSettings({}));
  });
});
