import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/browser.ts';
import { answerByMouse, untilMyTurn } from './support/musketiere.ts';
import { atOnce, linkTo, makeTable, sitDown } from './support/online.ts';
import { ownHouse } from './support/own-house.ts';
import { pushService } from './support/push-service.ts';
import { startServer } from './support/server.ts';

const ENGLISH = { locale: 'en', reducedMotion: 'reduce' } as const;
const TELEPHONE = { ...ENGLISH, viewport: { width: 390, height: 844 } };

test('a telephone opens the address that was printed, and sits at the same table as its host', async ({
  open,
  faults,
}) => {
  const server = await startServer({ HOST: '' });
  try {
    const printed = [...server.said().matchAll(/^ {2}(http:\S+)$/gm)].map(([, address]) => address);
    const host = await open({ ...ENGLISH, baseURL: server.url });
    await atOnce(host);
    const table = await makeTable(host, { game: 'musketiere', players: 2, name: 'Aline' });
    const link = host.locator('[data-link="1"] input').first();
    const told = host.locator('[data-testid="links-elsewhere"], [data-testid="links-only-here"]');
    await told.waitFor();
    // A machine in no network at all still has a second address of its own.
    const { port } = new URL(server.url);
    const origin = printed[0] ?? `http://127.0.0.2:${port}`;
    if (printed.length > 0) {
      expect(new URL(await link.inputValue()).origin).toBe(origin);
      expect(await told.innerText()).toContain(new URL(origin).host);
      await host.locator('[data-link="1"] [data-act="show-code"]').click();
      expect(await host.locator('dialog[open] .address').innerText()).toBe(await link.inputValue());
      await host.locator('[data-act="close-code"]').click();
    } else expect(await told.innerText()).toContain('only on this machine');

    const guest = await open({ ...TELEPHONE, baseURL: origin });
    await atOnce(guest);
    await sitDown(guest, origin + (await linkTo(host, 1)), 'Bastien');
    // No https, so no messages: the page says why, and what works nevertheless.
    await guest.locator('[data-way="way-message"][data-state="barred"]').getByText('only over https').waitFor();
    await host.locator('[data-act="start"]').click();
    for (const page of [host, guest]) await page.locator('[data-asked]').waitFor();
    expect(new URL(guest.url()).href).toBe(`${origin}/t/${table}`);
    expect(faults).toEqual([]);
  } finally {
    await server.stop();
  }
});

/** A browser that writes down its messages instead of showing them, and whose reader looks elsewhere when told to. */
const watched = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { away: false, messages: [] as string[] };
    class Written {
      static permission = sessionStorage.getItem('allowed') ?? 'default';
      static async requestPermission(): Promise<string> {
        Written.permission = 'granted';
        sessionStorage.setItem('allowed', 'granted');
        return Written.permission;
      }
      onclick = null;
      constructor(title: string, { body }: { body: string }) {
        seen.messages.push(`${title}. ${body}`);
      }
      close(): void {}
    }
    Object.assign(window, { seen, Notification: Written });
    Object.defineProperty(document, 'hidden', { get: () => seen.away });
    document.hasFocus = () => !seen.away;
  });
type Seen = Window & { seen: { away: boolean; messages: string[] } };
const messagesOf = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as Seen).seen.messages);
const look = (page: Page, where: 'here' | 'elsewhere'): Promise<void> =>
  page.evaluate(away => {
    (window as unknown as Seen).seen.away = away;
    document.dispatchEvent(new Event('visibilitychange'));
  }, where === 'elsewhere');
const iconOf = async (page: Page): Promise<string> =>
  (await page.locator('link[rel="icon"]').getAttribute('href')) ?? '';

test('who looks elsewhere is called once for each question, by the tab, its icon and a message', async ({
  open,
  faults,
}) => {
  const [host, guest] = await Promise.all([open(ENGLISH), open(ENGLISH)]);
  for (const page of [host, guest]) await Promise.all([atOnce(page), watched(page)]);
  await makeTable(host, { game: 'musketiere', players: 2, name: 'Aline' });
  await sitDown(guest, await linkTo(host, 1), 'Bastien');
  expect(await messagesOf(guest)).toEqual([]);
  // Nothing is asked for before somebody presses.
  await guest.locator('[data-way="way-message"][data-state="off"]').waitFor();
  await guest.locator('[data-act="way-message"]').click();
  await guest.locator('[data-way="way-message"][data-state="on"]').waitFor();

  await look(guest, 'elsewhere');
  await host.locator('[data-act="start"]').click();
  await expect.poll(() => guest.title()).toBe('● Your turn · Aline’s table · Musketiere · Panache');
  await expect.poll(() => iconOf(guest)).toContain('favicon-turn');
  const call = 'It is your turn. The others at “Aline’s table” are waiting for you.';
  await expect.poll(() => messagesOf(guest)).toEqual([call]);
  // She looks at her table, and has allowed no messages either.
  expect(await messagesOf(host)).toEqual([]);

  // The same question does not call again, wherever he looks.
  await look(guest, 'here');
  await guest.reload();
  await guest.locator('[data-asked]').waitFor();
  await look(guest, 'elsewhere');
  await look(guest, 'here');
  // Each of his three rewards leads to the next question: his own doing.
  await answerByMouse(guest, await untilMyTurn(guest));
  await expect.poll(() => guest.title()).toBe('Aline’s table · Musketiere · Panache');
  expect(await iconOf(guest)).not.toContain('favicon-turn');
  await look(guest, 'elsewhere');
  expect(await messagesOf(guest)).toEqual([]);

  await answerByMouse(host, await untilMyTurn(host));
  await expect.poll(() => messagesOf(guest)).toEqual([call]);
  expect(await iconOf(guest)).toContain('favicon-turn');
  expect(faults).toEqual([]);
});

/** Hands a message to the page's worker as the browser does, and tells what it shows. */
const shownByWorker = async (page: Page, data: string): Promise<unknown> => {
  const [worker] = page.context().serviceWorkers();
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    Object.assign(self, {
      shown: new Promise(resolve => {
        registration.showNotification = async (title, options) => resolve({ title, path: options?.data.path });
      }),
    });
  });
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations.length > 0) resolve(registrations[0].registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  return worker.evaluate(() => (self as unknown as { shown: Promise<unknown> }).shown);
};

/** Where it is about midnight: evenings go on, and nobody has asked for a silent night. */
const whereItIsNight = (): string => {
  const hour = new Date().getUTCHours();
  const behind = hour > 12 ? hour - 24 : hour;
  return `Etc/GMT${behind < 0 ? '-' : '+'}${Math.abs(behind)}`;
};

test('a message reaches a browser whose page is closed, with no setting made', async ({ open, faults }) => {
  const service = await pushService();
  const url = await ownHouse({ posting: { grace: 0, push: service.push } });
  const there = { ...ENGLISH, baseURL: url, timezoneId: whereItIsNight() };
  const [host, guest] = await Promise.all([open(there), open(there)]);
  for (const page of [host, guest]) await atOnce(page);
  await watched(guest);
  await guest.addInitScript(subscription => {
    const made = { endpoint: subscription.endpoint, toJSON: () => subscription, unsubscribe: async () => true };
    let kept: typeof made | null = null;
    PushManager.prototype.getSubscription = async () => kept as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      kept = made;
      return kept as unknown as PushSubscription;
    };
  }, service.subscription);
  const table = await makeTable(host, { game: 'musketiere', players: 2, name: 'Aline' });
  await sitDown(guest, await linkTo(host, 1), 'Bastien');
  await guest.locator('[data-act="way-push"]').click();
  await guest.locator('[data-way="way-push"][data-state="on"]').waitFor();
  await host.locator('[data-act="start"]').click();
  await guest.locator('[data-asked]').waitFor();
  // While a tab is open it calls by itself, and the house keeps silent.
  expect(service.calls).toEqual([]);

  await guest.goto('/credits');
  await expect.poll(() => service.messages()).toMatchObject([{ table, path: `/t/${table}`, language: 'en' }]);
  expect(service.calls[0].headers.authorization).toMatch(/^vapid t=/);
  const [message] = service.messages();
  expect(await shownByWorker(guest, JSON.stringify(message))).toEqual({ title: message.title, path: message.path });
  expect(faults).toEqual([]);
});
