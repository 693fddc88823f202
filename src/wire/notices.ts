import { z } from 'zod';
import { LANGUAGES } from '#kernel/text.ts';
import { TOKEN } from './ids.ts';
import { isWebAddress } from './web-address.ts';

/** Browsers of one person that may be told; a sixth takes the place of the first. */
export const MOST_BROWSERS = 5;
/** Tables one person may have a wish of his own for; one more takes the place of the oldest. */
export const MOST_TABLES = 200;

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

const tableName = z.string().regex(TOKEN);
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const webAddress = z.string().max(1000).refine(isWebAddress);
const mailAddress = z.email().max(200);
const zone = z.string().min(1).max(60).refine(isZone);

/** A browser that let itself be notified, as the browser describes it. */
export const subscription = z.object({
  endpoint: webAddress,
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});
export type Subscription = z.infer<typeof subscription>;

/** Wish for one table, against what holds for all of them. */
export const tableWish = z.enum(['on', 'off']);
export type TableWish = z.infer<typeof tableWish>;

/** What a person can wish for, apart from browsers and single tables: as `PUT /api/me/notices` wants it. */
export const wishesForm = z.strictObject({
  language: z.enum(LANGUAGES),
  zone,
  /** Whether all tables tell, or only those that were switched on. */
  everywhere: z.boolean(),
  /** Nothing is shown or written between these times of the day. */
  quiet: z.strictObject({ from: timeOfDay, to: timeOfDay }).nullable(),
  webhook: webAddress.nullable(),
  mail: mailAddress.nullable(),
  /** The hour of the one mail a day; null for mails at once. */
  digestHour: z.int().min(0).max(23).nullable(),
});
export type WishesForm = z.infer<typeof wishesForm>;

/** Everything one person wished for, as it is kept. */
export const wishes = z.strictObject({
  ...wishesForm.shape,
  /** It was checked at the door, and is again whenever it is called. */
  webhook: z.string().nullable(),
  push: z.array(subscription).max(MOST_BROWSERS),
  /** Until somebody has followed the link in the first mail, no other is sent. */
  mail: z.strictObject({ address: mailAddress, confirmed: z.boolean() }).nullable(),
  tables: z.record(tableName, tableWish),
});
export type Wishes = z.infer<typeof wishes>;

export const tableWishForm = z.strictObject({ wish: tableWish.nullable() });
export const browserGone = z.strictObject({ endpoint: z.string().max(1000) });

/** What `GET /api/me/notices` and every change of it answer. */
export interface NoticeSheet {
  /** What this server can do at all. */
  readonly offers: {
    /** The key browsers subscribe with; null where the server sends no push messages. */
    readonly push: string | null;
    readonly webhook: boolean;
    readonly mail: boolean;
  };
  /** Null where nothing was ever wished for. */
  readonly wishes: WishesForm | null;
  readonly mailConfirmed: boolean;
  /** With it the receiver of a webhook can check who called. */
  readonly webhookSecret: string | null;
  /** The browsers that are told, by their addresses. */
  readonly browsers: readonly string[];
  readonly tables: Readonly<Record<string, TableWish>>;
}

/** Why something about notices was refused; the page has a sentence for each. */
export type NoticeRefusal =
  | 'no-cookie'
  | 'other-origin'
  | 'not-understood'
  | 'not-offered'
  | 'slow-down'
  | 'too-many-mails'
  | 'mail-failed'
  | 'not-kept';
