import type { Time } from '#table/clock.ts';
import type { Wishes } from '#wire/notices.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { WALL_TIME, waitFor } from '../time.ts';
import { openGate } from './gate.ts';
import { type MailBox, openMailBox } from './mail.ts';
import { type Debts, keepDebts, type Owed } from './owed.ts';
import { PAUSES, patiently, type Sent } from './patience.ts';
import { type Reach, WORLD } from './post.ts';
import { pushKeys, type SendPush, sendPush } from './push.ts';
import { afterQuiet, isQuiet, nextStroke } from './quiet.ts';
import { TEXTS } from './text/texts.ts';
import { sealClaim, webhookSecret } from './tokens.ts';
import { pathOf, type Turn } from './turn.ts';
import { callWebhook } from './webhook.ts';
import { changeWishes, wantsTable, wishesOf, withoutBrowser } from './wishes.ts';

const HOUR = 60 * 60_000;
/** Messages on their way at the same time. */
const MOST_AT_ONCE = 8;
/** Seats that are known to be asked; of more the oldest are forgotten. */
const MOST_OPEN = 5000;
const MOST_TABLES_READ = 200;
const MOST_TABLES_IN_A_MAIL = 20;

export type Channel = 'push' | 'webhook' | 'mail';
export type NoticeSettings = Pick<Settings, 'url' | 'mail' | 'webhooks' | 'push'>;

interface NoticesOptions {
  readonly store: Store;
  readonly settings: NoticeSettings;
  /** Counts what became of each message. */
  readonly count?: (channel: Channel, outcome: Sent) => void;
  readonly time?: Time;
  /** Milliseconds somebody has to answer before he is told. */
  readonly grace?: number;
  readonly pauses?: readonly number[];
  readonly reach?: Reach;
  readonly push?: SendPush;
}

/** Tells people who are not there that it is their turn, by whatever way they asked for. */
export interface Notices {
  /** The ways this house has at all. */
  readonly offers: Readonly<Record<Channel, boolean>>;
  readonly mailBox: MailBox | null;
  readonly now: () => number;
  /**
   * A seat of a slow table is asked and none of its person's browsers is there. Said again before it has answered, it
   * is the same turn; nodes agree on that where `version` is the one at which the seat came to be asked.
   */
  readonly asked: (turn: Turn) => void;
  /** The seat has answered, or its person has come: what was asked up to that version needs no notice any more. */
  readonly answered: (table: string, seat: number, version: number) => void;
  readonly stop: () => Promise<void>;
}

const hasChannel = (wishes: Wishes, offers: Notices['offers']): boolean =>
  (offers.push && wishes.push.length > 0) ||
  (offers.webhook && wishes.webhook !== null) ||
  (offers.mail && wishes.mail?.confirmed === true);

export const createNotices = ({
  store,
  settings,
  count = () => {},
  time = WALL_TIME,
  grace = 60_000,
  pauses = PAUSES,
  reach = WORLD,
  push = sendPush,
}: NoticesOptions): Notices => {
  const origin = settings.url;
  const contact = settings.push?.contact ?? null;
  // Whoever reads a mail or gets a call needs the whole address of the table; a browser knows where it came from.
  const mailBox = settings.mail !== null && origin !== null ? openMailBox(settings.mail) : null;
  const offers = { push: contact !== null, webhook: settings.webhooks && origin !== null, mail: mailBox !== null };
  const gate = openGate(MOST_AT_ONCE);
  const closing = new AbortController();
  const { signal } = closing;
  /** What each seat was told of and has not answered: while others play on, its turn stays the same turn. */
  const open = new Map<string, Turn>();

  const isFirst = (channel: Channel, what: string): Promise<boolean> =>
    store.once(`notice:${channel}:${what}`, time.now());

  const deliver = async (channel: Channel, send: () => Promise<Sent>): Promise<Sent> => {
    const sent = await patiently(
      () => gate(send),
      pauses,
      milliseconds => waitFor(milliseconds, time, signal),
    );
    count(channel, sent);
    return sent;
  };

  /** The person's slow tables where he is asked at this moment, as the store knows them. */
  const turnsOf = async (person: string, wishes: Wishes) =>
    (await store.of(person, MOST_TABLES_READ)).filter(
      ({ id, opening, summary }) =>
        opening.pace === 'slow' &&
        summary.phase === 'playing' &&
        summary.asked.some(seat => summary.seats[seat]?.person === person) &&
        wantsTable(wishes, id),
    );

  /** What a person wishes for, if he still wants to hear of that turn and has not answered on another node. */
  const wishesFor = async ({ person, table, seat }: Turn): Promise<Wishes | null> => {
    const wishes = await wishesOf(store, person);
    if (wishes === null) return null;
    const found = (await turnsOf(person, wishes)).find(each => each.id === table);
    return found?.summary.asked.includes(seat) ? wishes : null;
  };

  const tellWebhook = async (turn: Turn, { webhook }: Wishes): Promise<void> => {
    if (!offers.webhook || origin === null || webhook === null) return;
    if (!(await isFirst('webhook', `${turn.table}:${turn.seat}:${turn.version}`))) return;
    const secret = webhookSecret(await store.secret('notices'), turn.person);
    await deliver('webhook', () =>
      callWebhook({ address: webhook, secret, turn, origin, now: time.now(), signal }, reach),
    );
  };

  const tellBrowsers = async (turn: Turn, wishes: Wishes): Promise<void> => {
    if (contact === null || wishes.push.length === 0) return;
    if (!(await isFirst('push', `${turn.table}:${turn.seat}:${turn.version}`))) return;
    const keys = pushKeys(await store.secret('push'));
    const { title, body } = TEXTS[wishes.language].push;
    const { table } = turn;
    const message = { title, body: body(turn.title), language: wishes.language, table, path: pathOf(table) };
    await Promise.all(
      wishes.push.map(async browser => {
        const sent = await deliver('push', () => push({ browser, message, keys, contact, signal }, reach));
        if (sent === 'gone') await forget(turn.person, browser.endpoint);
      }),
    );
  };

  // One after the other: each reads what is kept and writes it back.
  let forgetting = Promise.resolve();
  const forget = (person: string, endpoint: string): Promise<void> => {
    const next = forgetting.then(async () => {
      await changeWishes(store, person, wishes => withoutBrowser(wishes, endpoint));
    });
    forgetting = next.catch(() => {});
    return next;
  };

  const lastMail = async (person: string): Promise<number> => {
    const kept = await store.person(`notices:mailed:${person}`);
    return typeof kept === 'number' ? kept : 0;
  };

  /** Not in the quiet hours, and never within an hour of the last one. */
  const mailTime = async (person: string, from: number, { quiet, zone }: Wishes): Promise<number> =>
    afterQuiet(Math.max(from, (await lastMail(person)) + HOUR), quiet, zone);

  const oweMail = async (person: string, wishes: Wishes): Promise<void> => {
    if (!offers.mail || !wishes.mail?.confirmed) return;
    const now = time.now();
    const from = wishes.digestHour === null ? now : nextStroke(now, wishes.digestHour, wishes.zone);
    const due = await mailTime(person, from, wishes);
    debts.owe({ kind: 'mail', person, since: now, due });
  };

  const writeMail = async (owed: Owed & { readonly kind: 'mail' }): Promise<void> => {
    const { person } = owed;
    const wishes = await wishesOf(store, person);
    if (mailBox === null || origin === null || !wishes?.mail?.confirmed) return;
    const now = time.now();
    const due = await mailTime(person, now, wishes);
    if (due > now) {
      debts.owe({ ...owed, due });
      return;
    }
    const tables = (await turnsOf(person, wishes)).slice(0, MOST_TABLES_IN_A_MAIL);
    if (tables.length === 0 || !(await isFirst('mail', `${person}:${Math.floor(now / HOUR)}`))) return;
    await store.keepPerson(`notices:mailed:${person}`, now);
    const { address } = wishes.mail;
    const { subject, text } = TEXTS[wishes.language].turns;
    const token = sealClaim(await store.secret('notices'), 'stop', { person, address, until: null });
    const stop = `${origin}/api/notices/stop/${token}`;
    const titles = tables.map(each => each.opening.title);
    const lines = tables.map(({ id, opening }) => ({ title: opening.title, link: origin + pathOf(id) }));
    const sent = await deliver('mail', async () => {
      await mailBox.send({ to: address, subject: subject(titles), text: text(lines, stop), stop });
      return 'sent';
    });
    if (sent !== 'sent') debts.owe({ ...owed, due: now + HOUR });
  };

  const tellAll = async (turn: Turn): Promise<void> => {
    const wishes = await wishesFor(turn);
    if (wishes === null) return;
    const now = time.now();
    await oweMail(turn.person, wishes);
    if (isQuiet(now, wishes.quiet, wishes.zone)) {
      const due = afterQuiet(now, wishes.quiet, wishes.zone);
      debts.owe({ kind: 'push', turn, since: now, due });
      // A program does not sleep.
      await tellWebhook(turn, wishes);
    } else await Promise.all([tellWebhook(turn, wishes), tellBrowsers(turn, wishes)]);
  };

  const pay = async (owed: Owed): Promise<void> => {
    if (owed.kind === 'mail') return writeMail(owed);
    if (owed.kind === 'turn') return tellAll(owed.turn);
    const wishes = await wishesFor(owed.turn);
    if (wishes !== null) await tellBrowsers(owed.turn, wishes);
  };

  const debts: Debts = keepDebts({ store, time, pay });

  const seatOf = (table: string, seat: number): string => `${table}:${seat}`;

  const lookUp = async (turn: Turn): Promise<void> => {
    const wishes = await wishesOf(store, turn.person);
    if (open.get(seatOf(turn.table, turn.seat)) !== turn || wishes === null) return;
    if (!hasChannel(wishes, offers) || !wantsTable(wishes, turn.table)) return;
    const now = time.now();
    debts.owe({ kind: 'turn', turn, since: now, due: now + grace });
  };

  return {
    offers,
    mailBox,
    now: time.now,
    asked({ table, title, game, seat, person, version }) {
      const key = seatOf(table, seat);
      if (!(offers.push || offers.webhook || offers.mail) || open.get(key)?.person === person) return;
      const turn = { table, title, game, seat, person, version };
      open.set(key, turn);
      const [oldest] = open.keys();
      if (open.size > MOST_OPEN) open.delete(oldest);
      // Where the store cannot be reached, the next word about that seat tries again.
      lookUp(turn).catch(() => open.delete(key));
    },
    answered(table, seat, version) {
      const turn = open.get(seatOf(table, seat));
      if (turn !== undefined && turn.version <= version) open.delete(seatOf(table, seat));
      debts.release(table, seat, version);
    },
    async stop() {
      await debts.stop();
      closing.abort();
      mailBox?.close();
    },
  };
};
