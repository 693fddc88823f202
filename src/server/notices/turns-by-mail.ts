import type { Wishes } from '#wire/notices.ts';
import type { Listing, Store } from '../store/store.ts';
import type { OwedMail } from './owed.ts';
import type { Posting } from './posting.ts';
import { afterQuiet, nextStroke } from './quiet.ts';
import { TEXTS } from './text/texts.ts';
import { sealClaim } from './tokens.ts';
import { pathOf } from './turn.ts';
import { turnsOf } from './turns-of.ts';
import { wishesOf } from './wishes.ts';

const HOUR = 60 * 60_000;
const MOST_TABLES_IN_A_MAIL = 20;

const lastMail = async (store: Pick<Store, 'person'>, person: string): Promise<number> => {
  const kept = await store.person(`notices:mailed:${person}`);
  return typeof kept === 'number' ? kept : 0;
};

/** Not in the quiet hours, and never within an hour of the last one. */
const mailTime = async ({ store }: Posting, person: string, from: number, { quiet, zone }: Wishes): Promise<number> =>
  afterQuiet(Math.max(from, (await lastMail(store, person)) + HOUR), quiet, zone);

/** The mail somebody is owed who is asked now; null where he wants none. */
export const mailOwed = async (posting: Posting, person: string, wishes: Wishes): Promise<OwedMail | null> => {
  if (!posting.channels.offers.mail || !wishes.mail?.confirmed) return null;
  const now = posting.time.now();
  const from = wishes.digestHour === null ? now : nextStroke(now, wishes.digestHour, wishes.zone);
  return { kind: 'mail', person, since: now, due: await mailTime(posting, person, from, wishes) };
};

const letterAbout = (
  tables: readonly Listing[],
  { language }: Wishes,
  { origin, address, token }: { readonly origin: string; readonly address: string; readonly token: string },
) => {
  const { subject, text } = TEXTS[language].turns;
  const stop = `${origin}/api/notices/stop/${token}`;
  const lines = tables.map(({ id, opening }) => ({ title: opening.title, link: origin + pathOf(id) }));
  return { to: address, subject: subject(tables.map(each => each.opening.title)), text: text(lines, stop), stop };
};

/** Writes a mail about all turns of a person. What is owed after that, because it is too early or has failed, is given back. */
export const writeMail = async (posting: Posting, owed: OwedMail): Promise<OwedMail | null> => {
  const { store, channels, delivery, time } = posting;
  const { mailBox, origin } = channels;
  const { person } = owed;
  const wishes = await wishesOf(store, person);
  if (mailBox === null || origin === null || !wishes?.mail?.confirmed) return null;
  const now = time.now();
  const due = await mailTime(posting, person, now, wishes);
  if (due > now) return { ...owed, due };
  const tables = (await turnsOf(store, person, wishes)).slice(0, MOST_TABLES_IN_A_MAIL);
  if (tables.length === 0 || !(await delivery.isFirst('mail', `${person}:${Math.floor(now / HOUR)}`))) return null;
  await store.keepPerson(`notices:mailed:${person}`, now);
  const { address } = wishes.mail;
  const token = sealClaim(await store.secret('notices'), 'stop', { person, address, until: null });
  const letter = letterAbout(tables, wishes, { origin, address, token });
  const sent = await delivery.send('mail', async () => {
    await mailBox.send(letter);
    return 'sent';
  });
  return sent === 'sent' ? null : { ...owed, due: now + HOUR };
};
