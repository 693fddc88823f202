import { createHash } from 'node:crypto';
import type { Language } from '#kernel/text.ts';
import type { NoticeRefusal } from '#wire/notices.ts';
import type { Store } from '../store/store.ts';
import type { MailBox } from './mail.ts';
import { TEXTS } from './text/texts.ts';
import { openClaim, type Purpose, sealClaim } from './tokens.ts';
import { changeWishes, wishesOf } from './wishes.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const COUNTS_FOR = 3 * DAY;

/** So many in each stretch of so many milliseconds. */
interface Limit {
  readonly most: number;
  readonly within: number;
}

/** Anybody can write anybody's address into a form, be anybody and write as often as he likes: so few such mails go out. */
const LIMITS = {
  person: { most: 3, within: DAY },
  address: { most: 3, within: DAY },
  network: { most: 10, within: DAY },
  house: { most: 60, within: HOUR },
} as const satisfies Readonly<Record<string, Limit>>;

interface Asking {
  readonly store: Store;
  readonly mailBox: MailBox;
  readonly origin: string;
  readonly person: string;
  /** Whence it was asked. */
  readonly network: string;
  readonly address: string;
  readonly language: Language;
  readonly now: number;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** One box however it is written: capitals, dots and what stands behind a plus make no other of it. */
const boxOf = (address: string): string => {
  const at = address.lastIndexOf('@');
  const [local, host] = [address.slice(0, at), address.slice(at + 1)];
  return `${local.split('+', 1)[0].replaceAll('.', '')}@${host}`.toLowerCase();
};

const mayAsk = async (store: Store, who: string, { most, within }: Limit, now: number): Promise<boolean> => {
  const stretch = Math.floor(now / within);
  for (let at = 1; at <= most; at++) if (await store.once(`notice:confirm:${who}:${stretch}:${at}`, now)) return true;
  return false;
};

const mayAskAll = async ({ store, person, address, network, now }: Asking): Promise<boolean> =>
  (await mayAsk(store, person, LIMITS.person, now)) &&
  (await mayAsk(store, `network:${hashOf(network)}`, LIMITS.network, now)) &&
  (await mayAsk(store, hashOf(boxOf(address)), LIMITS.address, now)) &&
  (await mayAsk(store, 'house', LIMITS.house, now));

/** Writes to an address to hear whether its owner wants to be written to. Nothing a stranger wrote is in that mail. */
export const askAddress = async (asking: Asking): Promise<NoticeRefusal | null> => {
  const { store, mailBox, origin, person, address, language, now } = asking;
  if (!(await mayAskAll(asking))) return 'too-many-mails';
  const token = sealClaim(await store.secret('notices'), 'confirm', { person, address, until: now + COUNTS_FOR });
  const { subject, text } = TEXTS[language].confirm;
  try {
    await mailBox.send({
      to: address,
      subject,
      text: text(origin, `${origin}/api/notices/confirm/${token}`),
      stop: null,
    });
  } catch {
    return 'mail-failed';
  }
  return null;
};

/** Whether a link from a mail still counts, and in which language its reader is spoken to. */
export const readLink = async (
  store: Store,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<{ readonly person: string; readonly language: Language } | null> => {
  const claim = openClaim(await store.secret('notices'), purpose, token, now);
  const wishes = claim && (await wishesOf(store, claim.person));
  if (!claim || !wishes) return null;
  // Who has stopped the mails already may press the button again.
  const fits = wishes.mail === null ? purpose === 'stop' : claim.isFor(wishes.mail.address);
  return fits ? { person: claim.person, language: wishes.language } : null;
};

/** Does what a link from a mail is for. */
export const followLink = async (store: Store, purpose: Purpose, person: string): Promise<void> => {
  await changeWishes(store, person, wishes => ({
    ...wishes,
    mail: purpose === 'confirm' && wishes.mail ? { ...wishes.mail, confirmed: true } : null,
  }));
};
