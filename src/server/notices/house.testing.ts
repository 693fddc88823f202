import { onTestFinished } from 'vitest';
import type { HandClock } from '../hand-clock.testing.ts';
import type { Store } from '../store/store.ts';
import type { NoticeSettings } from './channels.ts';
import { createNotices } from './notices.ts';
import type { Sent } from './patience.ts';
import type { PushMessage, SendPush } from './push.ts';
import { browser, HOME } from './testing.ts';

export const ORIGIN = 'https://panache.example';
export const OFF: NoticeSettings = { url: ORIGIN, mail: null, webhooks: false, push: null };
export const PUSH: NoticeSettings = { ...OFF, push: { contact: 'mailto:host@panache.example' } };
export const PHONE = browser('https://push.example/phone');
export const LAPTOP = browser('https://push.example/laptop');
export const MAIL = { address: 'aline@example.org', confirmed: true };

/** A house with a push service that only writes down what it is given. */
export const house = (
  store: Store,
  settings: NoticeSettings,
  time: HandClock,
  answer: (endpoint: string) => Sent = () => 'sent',
) => {
  const pushed: { readonly to: string; readonly message: PushMessage }[] = [];
  const counted: string[] = [];
  const push: SendPush = async ({ browser: { endpoint }, message }) => {
    pushed.push({ to: endpoint, message });
    return answer(endpoint);
  };
  const count = (channel: string, outcome: string) => counted.push(`${channel} ${outcome}`);
  const notices = createNotices({ store, settings, time, push, count, reach: HOME });
  onTestFinished(() => notices.stop());
  return { ...notices, pushed, counted };
};
