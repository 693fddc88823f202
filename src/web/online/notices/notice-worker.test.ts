import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const SOURCE = readFileSync(path.resolve(import.meta.dirname, '../../public/notice-worker.js'), 'utf8');
const MESSAGE = { title: 'C’est à vous', body: 'On vous attend.', language: 'fr', table: 'abc', path: '/t/abc' };

/** Runs the worker in a world of its own; `pages` are the addresses of the tabs that are open. */
const wake = (pages: readonly string[] = []) => {
  const hears = new Map<string, (event: object) => void>();
  const windows = pages.map(url => ({ url, focus: vi.fn(async () => {}) }));
  const registration = {
    showNotification: vi.fn(async () => {}),
    pushManager: { subscribe: vi.fn(async () => ({ endpoint: 'https://push.example/new' })) },
  };
  const clients = { matchAll: vi.fn(async () => windows), openWindow: vi.fn(async () => {}) };
  const fetch = vi.fn(async (_url: string, _options: { readonly body: string }) => {});
  const self = {
    addEventListener: (kind: string, hear: (event: object) => void) => hears.set(kind, hear),
    registration,
    clients,
    location: { origin: 'https://panache.example' },
  };
  runInNewContext(SOURCE, { self, fetch, URL });
  const happens = async (kind: string, event: object): Promise<void> => {
    const work: Promise<unknown>[] = [];
    hears.get(kind)?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) });
    await Promise.all(work);
  };
  return { hears, windows, registration, clients, fetch, happens };
};

test('it listens to messages and answers no request of the page', () => {
  expect([...wake().hears.keys()].sort()).toEqual(['notificationclick', 'push', 'pushsubscriptionchange']);
});

test('a message is shown in its own language, one for each table', async () => {
  const { registration, happens } = wake();
  await happens('push', { data: { json: () => MESSAGE } });
  expect(registration.showNotification).toHaveBeenCalledExactlyOnceWith('C’est à vous', {
    body: 'On vous attend.',
    lang: 'fr',
    tag: 'abc',
    data: { path: '/t/abc' },
  });
});

test('a click opens the table', async () => {
  const { clients, happens } = wake(['https://panache.example/']);
  const close = vi.fn();
  await happens('notificationclick', { notification: { close, data: { path: '/t/abc' } } });
  expect(close).toHaveBeenCalledOnce();
  expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('https://panache.example/t/abc');
});

test('a click goes to the tab where the table is open already', async () => {
  const { clients, windows, happens } = wake(['https://panache.example/t/ab', 'https://panache.example/t/abc?x=1']);
  await happens('notificationclick', { notification: { close() {}, data: { path: '/t/abc' } } });
  expect(windows[1].focus).toHaveBeenCalledOnce();
  expect(windows[0].focus).not.toHaveBeenCalled();
  expect(clients.openWindow).not.toHaveBeenCalled();
});

test('a browser that is given another address tells it to the house', async () => {
  const { registration, fetch, happens } = wake();
  const options = { userVisibleOnly: true };
  await happens('pushsubscriptionchange', { oldSubscription: { options } });
  expect(registration.pushManager.subscribe).toHaveBeenCalledExactlyOnceWith(options);
  expect(fetch.mock.calls[0][0]).toBe('/api/me/notices/push');
  expect(JSON.parse(fetch.mock.calls[0][1].body)).toEqual({ endpoint: 'https://push.example/new' });
});
