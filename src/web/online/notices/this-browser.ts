/** This browser's own ability to show messages while the page is closed. */
export const NOTICE_WORKER = '/notice-worker.js';

/** Why it cannot: `missing` for browsers that never could, `insecure` where only the address is in the way. */
export type Inability = 'missing' | 'insecure';

export type Subscribed =
  | { readonly subscription: PushSubscriptionJSON; readonly why: null }
  | { readonly subscription: null; readonly why: 'denied' | 'dismissed' | 'failed' };

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, letter => letter.charCodeAt(0));
};

const subscribe = async (key: string): Promise<PushSubscription> => {
  const { pushManager } = await navigator.serviceWorker
    .register(NOTICE_WORKER)
    .then(() => navigator.serviceWorker.ready);
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // It still listens to a house that had other keys.
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return await pushManager.subscribe(options);
  }
};

export const thisBrowser = {
  inability(): Inability | null {
    if (!window.isSecureContext) return 'insecure';
    return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window ? null : 'missing';
  },

  isDenied: (): boolean => Notification.permission === 'denied',

  /** Its address with the push service; null where it listens to nobody. */
  async endpoint(): Promise<string | null> {
    const registration = await navigator.serviceWorker.getRegistration(NOTICE_WORKER);
    return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
  },

  /** Asks the person, so it is called only when he pressed a button. */
  async turnOn(key: string): Promise<Subscribed> {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return { subscription: null, why: permission === 'denied' ? 'denied' : 'dismissed' };
    try {
      return { subscription: (await subscribe(key)).toJSON(), why: null };
    } catch {
      return { subscription: null, why: 'failed' };
    }
  },

  async turnOff(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration(NOTICE_WORKER);
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  },
};

export type ThisBrowser = typeof thisBrowser;
