import { beforeEach, expect, test, vi } from 'vitest';
import { remember } from '../../storage.ts';
import { pageMessages } from './page-messages.ts';

const MESSAGE = { title: 'Your turn', body: 'They wait.', table: 'abc' };
const shown: unknown[] = [];

/** A browser where the reader answers so when he is asked. */
const browser = (
  permission: NotificationPermission,
  answers: NotificationPermission = permission,
  shows: 'by itself' | 'by a worker' = 'by itself',
) => {
  class Shown {
    static permission = permission;
    static asked = 0;
    static async requestPermission() {
      Shown.asked++;
      Shown.permission = answers;
      return answers;
    }
    onclick: (() => void) | null = null;
    constructor(title: string, options: object) {
      if (shows === 'by a worker') throw new TypeError('Illegal constructor');
      shown.push([title, options]);
    }
    close(): void {}
  }
  vi.stubGlobal('window', { isSecureContext: true, Notification: Shown, focus: vi.fn() });
  vi.stubGlobal('Notification', Shown);
  return Shown;
};

beforeEach(() => {
  shown.length = 0;
  remember('panache.messages', '');
  return () => vi.unstubAllGlobals();
});

test('over plain http, and in browsers that never could, nothing is offered', () => {
  vi.stubGlobal('window', { isSecureContext: false });
  expect(pageMessages.state()).toBe('insecure');
  vi.stubGlobal('window', { isSecureContext: true });
  expect(pageMessages.state()).toBe('missing');
});

test('the reader is asked when he presses and never before; a no is a no', async () => {
  const refused = browser('default', 'denied');
  pageMessages.show(MESSAGE);
  expect([pageMessages.state(), refused.asked, shown]).toEqual(['unasked', 0, []]);
  expect(await pageMessages.turnOn()).toBe('denied');
  pageMessages.show(MESSAGE);
  expect([refused.asked, shown]).toEqual([1, []]);
});

test('a yes shows one message for each table, until it is switched off here', async () => {
  browser('default', 'granted');
  expect(await pageMessages.turnOn()).toBe('on');
  pageMessages.show(MESSAGE);
  expect(shown).toMatchObject([['Your turn', { body: 'They wait.', tag: 'abc' }]]);
  expect(pageMessages.turnOff()).toBe('off');
  pageMessages.show(MESSAGE);
  expect(shown).toHaveLength(1);
  expect(await pageMessages.turnOn()).toBe('on');
});

test('a browser that shows messages only through a worker does so, and leads back to the table', async () => {
  browser('granted', 'granted', 'by a worker');
  const showNotification = vi.fn(async () => {});
  const serviceWorker = { register: vi.fn(async () => {}), ready: Promise.resolve({ showNotification }) };
  vi.stubGlobal('navigator', { serviceWorker });
  pageMessages.show(MESSAGE);
  await expect.poll(() => showNotification).toHaveBeenCalled();
  expect(showNotification).toHaveBeenCalledWith('Your turn', {
    body: 'They wait.',
    tag: 'abc',
    data: { path: '/t/abc' },
  });
});
