import { createHash } from 'node:crypto';
import type { Language } from '#kernel/text.ts';
import type { NoticeRefusal } from '#wire/notices.ts';
import type { Store } from '../store/store.ts';
import type { MailBox } from './mail.ts';
import { TEXTS } from './text/texts.ts';
import { openClaim, type Purpose, sealClaim } from './tokens.ts';
import { changeWishes, wishesOf } from './wishes.ts';

const DAY = 24 * 60 * 60_000;
const COUNTS_FOR = 3 * DAY;
/** Anybody can write anybody's address into a form: so few such mails a day go to one address, or come from one person. */
const MOST_A_DAY = 3;

interface Asking {
  readonly store: Store;
  readonly mailBox: MailBox;
  readonly origin: string;
  readonly person: string;
  readonly address: string;
  readonly language: Language;
  readonly now: number;
}

const mayAsk = async (store: Store, who: string, now: number): Promise<boolean> => {
  const day = Math.floor(now / DAY);
  for (let at = 1; at <= MOST_A_DAY; at++) if (await store.once(`notice:confirm:${who}:${day}:${at}`, now)) return true;
  return false;
};

/** Writes to an address to hear whether its owner wants to be written to. Nothing a stranger wrote is in that mail. */
export const askAddress = async (asking: Asking): Promise<NoticeRefusal | null> => {
  const { store, mailBox, origin, person, address, language, now } = asking;
  const hashed = createHash('sha256').update(address.toLowerCase()).digest('base64url');
  if (!(await mayAsk(store, person, now)) || !(await mayAsk(store, hashed, now))) return 'too-many-mails';
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
