import type { Wishes } from '#wire/notices.ts';
import type { Settings } from '../settings.ts';
import { type MailBox, openMailBox } from './mail.ts';

export type Channel = 'push' | 'webhook' | 'mail';
export type NoticeSettings = Pick<Settings, 'url' | 'mail' | 'webhooks' | 'push'>;

/** The ways this house has to reach people. */
export interface Channels {
  readonly offers: Readonly<Record<Channel, boolean>>;
  /** The address people type. */
  readonly origin: string | null;
  /** Whom push services can write to; null without push. */
  readonly contact: string | null;
  readonly mailBox: MailBox | null;
}

/** Whoever reads a mail or gets a call needs the whole address of the table; a browser knows where it came from. */
export const openChannels = ({ url, mail, webhooks, push }: NoticeSettings): Channels => {
  const contact = push?.contact ?? null;
  const mailBox = mail !== null && url !== null ? openMailBox(mail) : null;
  const offers = { push: contact !== null, webhook: webhooks && url !== null, mail: mailBox !== null };
  return { offers, origin: url, contact, mailBox };
};

/** There is a way to reach somebody who wishes for that. */
export const hasChannel = (wishes: Wishes, offers: Channels['offers']): boolean =>
  (offers.push && wishes.push.length > 0) ||
  (offers.webhook && wishes.webhook !== null) ||
  (offers.mail && wishes.mail?.confirmed === true);
