import { remember, remembered } from '../../storage.ts';
import { NOTICE_WORKER } from '../notices/this-browser.ts';

const WISH = 'panache.messages';

/** Whether this page may show messages of the browser's own while it is open: `unasked` until the reader has decided. */
export type PageMessages = 'insecure' | 'missing' | 'denied' | 'unasked' | 'off' | 'on';

export interface PageMessage {
  readonly title: string;
  readonly body: string;
  /** A newer message about the same table takes the place of the older one, wherever it came from. */
  readonly table: string;
}

const stateOf = (): PageMessages => {
  if (!window.isSecureContext) return 'insecure';
  if (!('Notification' in window)) return 'missing';
  if (Notification.permission !== 'granted') return Notification.permission === 'denied' ? 'denied' : 'unasked';
  return remembered(WISH) === 'off' ? 'off' : 'on';
};

/** Browsers on telephones show messages only through a worker. */
const showByWorker = async (message: PageMessage): Promise<void> => {
  const worker = await navigator.serviceWorker.register(NOTICE_WORKER).then(() => navigator.serviceWorker.ready);
  const { title, body, table } = message;
  await worker.showNotification(title, { body, tag: table, data: { path: `/t/${table}` } });
};

export const pageMessages = {
  state: stateOf,

  /** Asks the reader where he has not decided, so it is called only when he pressed a button. */
  async turnOn(): Promise<PageMessages> {
    remember(WISH, 'on');
    if (stateOf() === 'unasked') await Notification.requestPermission();
    return stateOf();
  },

  turnOff(): PageMessages {
    remember(WISH, 'off');
    return stateOf();
  },

  /** Nothing happens where the reader does not want it, and a press on it leads back here. */
  show(message: PageMessage): void {
    if (stateOf() !== 'on') return;
    const { title, body, table } = message;
    try {
      const shown = new Notification(title, { body, tag: table });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
    } catch {
      showByWorker(message).catch(() => {});
    }
  },
};
