import type { Wishes } from '#wire/notices.ts';
import type { Posting } from './posting.ts';
import { type PushMessage, pushKeys, type SendPush } from './push.ts';
import { TEXTS } from './text/texts.ts';
import { pathOf, type Turn, turnKey } from './turn.ts';
import { changeWishes, withoutBrowser } from './wishes.ts';

/** Tells all browsers of a person that it is his turn, and forgets those that are gone. */
export type TellBrowsers = (turn: Turn, wishes: Wishes) => Promise<void>;

const messageOf = ({ table, title: name }: Turn, { language }: Wishes): PushMessage => {
  const { title, body } = TEXTS[language].push;
  return { title, body: body(name), language, table, path: pathOf(table) };
};

export const tellBrowsersBy = (posting: Posting, push: SendPush): TellBrowsers => {
  const { store, channels, delivery, reach } = posting;

  // One after the other: each reads what is kept and writes it back.
  let forgetting = Promise.resolve();
  const forget = (person: string, endpoint: string): Promise<void> => {
    const next = forgetting.then(async () => {
      await changeWishes(store, person, wishes => withoutBrowser(wishes, endpoint));
    });
    forgetting = next.catch(() => {});
    return next;
  };

  return async (turn, wishes) => {
    const { contact } = channels;
    if (contact === null || wishes.push.length === 0) return;
    if (!(await delivery.isFirst('push', turnKey(turn)))) return;
    const keys = pushKeys(await store.secret('push'));
    const message = messageOf(turn, wishes);
    const { signal } = delivery;
    await Promise.all(
      wishes.push.map(async browser => {
        const sent = await delivery.send('push', () => push({ browser, message, keys, contact, signal }, reach));
        if (sent === 'gone') await forget(turn.person, browser.endpoint);
      }),
    );
  };
};
