// Shows the notices this server sends and opens the table when one is clicked. It answers no requests and keeps nothing.
{
  /** @typedef {{ title: string, body: string, language: string, table: string, path: string }} Message */
  /** @typedef {Event & { waitUntil(work: Promise<unknown>): void }} Lasting */
  /** @typedef {Lasting & { data: { json(): Message } | null }} Arrival */
  /** @typedef {Lasting & { notification: Notification }} Click */
  /** @typedef {Lasting & { oldSubscription?: PushSubscription, newSubscription?: PushSubscription }} Renewal */
  /** @typedef {{ url: string, focus(): Promise<unknown> }} Page */
  /**
   * @typedef {{
   *   addEventListener(kind: 'push', hear: (event: Arrival) => void): void,
   *   addEventListener(kind: 'notificationclick', hear: (event: Click) => void): void,
   *   addEventListener(kind: 'pushsubscriptionchange', hear: (event: Renewal) => void): void,
   *   registration: ServiceWorkerRegistration,
   *   location: Location,
   *   clients: { matchAll(which: object): Promise<Page[]>, openWindow(url: string): Promise<unknown> },
   * }} NoticeWorker
   */

  const worker = /** @type {NoticeWorker} */ (/** @type {unknown} */ (self));

  /** @param {Message} message */
  const show = ({ title, body, language, table, path }) =>
    worker.registration.showNotification(title, {
      body,
      lang: language,
      // A newer notice about the same table takes the place of the older one.
      tag: table,
      data: { path },
    });

  /** @param {string} path */
  const openTable = async path => {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find(page => new URL(page.url).pathname === path);
    await (there ? there.focus() : worker.clients.openWindow(new URL(path, worker.location.origin).href));
  };

  /** @param {Renewal} event */
  const renew = async ({ oldSubscription, newSubscription }) => {
    const options = oldSubscription?.options;
    const fresh = newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)));
    if (!fresh) return;
    await fetch('/api/me/notices/push', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fresh),
    });
  };

  worker.addEventListener('push', event => {
    if (event.data) event.waitUntil(show(event.data.json()));
  });

  worker.addEventListener('notificationclick', event => {
    event.notification.close();
    event.waitUntil(openTable(event.notification.data.path));
  });

  // The browser's own push service can give it another address at any time.
  worker.addEventListener('pushsubscriptionchange', event => event.waitUntil(renew(event)));
}
