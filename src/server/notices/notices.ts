import type { Time } from '#table/clock.ts';
import type { Store } from '../store/store.ts';
import { WALL_TIME } from '../time.ts';
import { type Channel, type Channels, hasChannel, type NoticeSettings, openChannels } from './channels.ts';
import { type Debts, keepDebts } from './debts.ts';
import { openDelivery } from './delivery.ts';
import { openTurns } from './open-turns.ts';
import type { Owed } from './owed.ts';
import { PAUSES, type Sent } from './patience.ts';
import { type Reach, WORLD } from './post.ts';
import type { Posting } from './posting.ts';
import { type SendPush, sendPush } from './push.ts';
import { afterQuiet, isQuiet } from './quiet.ts';
import type { Turn } from './turn.ts';
import { type TellBrowsers, tellBrowsersBy } from './turn-by-push.ts';
import { callAboutTurn } from './turn-by-webhook.ts';
import { mailOwed, writeMail } from './turns-by-mail.ts';
import { wishesAbout } from './turns-of.ts';
import { wantsTable, wishesOf } from './wishes.ts';

export interface NoticesOptions {
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
export interface Notices extends Pick<Channels, 'offers' | 'mailBox'> {
  readonly now: () => number;
  /**
   * A seat is asked and none of its person's browsers is there. Said again before it has answered, it
   * is the same turn; nodes agree on that where `version` is the one at which the seat came to be asked.
   */
  readonly asked: (turn: Turn) => void;
  /** Somebody at the table reminds the one who is asked: he is told at once, though he was told before. */
  readonly nudged: (turn: Turn & { readonly nudged: number }) => void;
  /** The seat has answered, or its person has come: what was asked up to that version needs no notice any more. */
  readonly answered: (table: string, seat: number, version: number) => void;
  readonly stop: () => Promise<void>;
}

/** Goes through all ways to tell somebody of his turn; what has to wait is owed. */
const tellAll = async (posting: Posting, turn: Turn, tellBrowsers: TellBrowsers, owe: Debts['owe']): Promise<void> => {
  const wishes = await wishesAbout(posting.store, turn);
  if (wishes === null) return;
  const now = posting.time.now();
  const mail = await mailOwed(posting, turn.person, wishes);
  if (mail !== null) owe(mail);
  if (isQuiet(now, wishes.quiet, wishes.zone)) {
    owe({ kind: 'push', turn, since: now, due: afterQuiet(now, wishes.quiet, wishes.zone) });
    // A program does not sleep.
    await callAboutTurn(posting, turn, wishes);
  } else await Promise.all([callAboutTurn(posting, turn, wishes), tellBrowsers(turn, wishes)]);
};

export const createNotices = (options: NoticesOptions): Notices => {
  const { store, settings, count = () => {}, time = WALL_TIME, grace = 60_000, pauses = PAUSES } = options;
  const channels = openChannels(settings);
  const { offers, mailBox } = channels;
  const delivery = openDelivery({ store, time, pauses, count });
  const posting: Posting = { store, channels, delivery, time, reach: options.reach ?? WORLD };
  const tellBrowsers = tellBrowsersBy(posting, options.push ?? sendPush);
  const turns = openTurns();

  const pay = async (owed: Owed): Promise<void> => {
    if (owed.kind === 'turn') return tellAll(posting, owed.turn, tellBrowsers, debts.owe);
    if (owed.kind === 'mail') {
      const later = await writeMail(posting, owed);
      if (later !== null) debts.owe(later);
      return;
    }
    const wishes = await wishesAbout(store, owed.turn);
    if (wishes !== null) await tellBrowsers(owed.turn, wishes);
  };
  const debts = keepDebts({ store, time, pay });

  const lookUp = async (turn: Turn): Promise<void> => {
    const wishes = await wishesOf(store, turn.person);
    if (!turns.isOpen(turn) || wishes === null) return;
    if (!hasChannel(wishes, offers) || !wantsTable(wishes, turn.table)) return;
    const now = time.now();
    debts.owe({ kind: 'turn', turn, since: now, due: now + grace });
  };

  return {
    offers,
    mailBox,
    now: time.now,
    asked(asked) {
      if (!(offers.push || offers.webhook || offers.mail)) return;
      const turn = turns.begin(asked);
      // Where the store cannot be reached, the next word about that seat tries again.
      if (turn !== null) lookUp(turn).catch(() => turns.forget(turn));
    },
    nudged(turn) {
      if (!(offers.push || offers.webhook || offers.mail)) return;
      // What cannot be told now is not owed: a nudge is of the moment.
      tellAll(posting, turn, tellBrowsers, debts.owe).catch(() => {});
    },
    answered(table, seat, version) {
      turns.end(table, seat, version);
      debts.release(table, seat, version);
    },
    async stop() {
      await debts.stop();
      delivery.close();
      mailBox?.close();
    },
  };
};
