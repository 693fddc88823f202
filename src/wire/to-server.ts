import { z } from 'zod';
import { LANGUAGES } from '#kernel/text.ts';
import { linkKey, tableId } from './ids.ts';
import { MOST_NAME, MOST_SAID, MOST_SHOWN, MOST_TITLE, MOST_WORDS } from './limits.ts';

/** Made up by the browser for every message it wants answered; a message sent again keeps its id. */
const id = z.string().regex(/^[\w-]{8,36}$/);
const seat = z.int().min(0).max(15);
const version = z.int().min(0).max(1_000_000);
const level = z.string().regex(/^[a-z]{1,20}$/);
const face = z.string().regex(/^[\w-]{1,30}$/);
const name = z.string().max(MOST_NAME * 4);
const suggestion = z.string().regex(/^[\w-]{12}$/);
/** What may be asked of a bot only its game knows: it is compared with what it lists. */
const wish = z.strictObject({ kind: z.string().max(40), what: z.string().max(40).optional() });

/** Who is to sit somewhere: somebody invited by a link, anybody who comes by, or a bot. */
export const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('invited') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level }),
]);
export type SeatPlan = z.infer<typeof seatPlan>;

/** What somebody at a table can do besides playing. */
export const act = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('sit'), seat, name, face }),
  z.strictObject({ act: z.literal('rise') }),
  z.strictObject({ act: z.literal('rename'), name, face }),
  z.strictObject({ act: z.literal('words'), words: z.string().max(MOST_WORDS) }),
  z.strictObject({ act: z.literal('ready'), ready: z.boolean() }),
  z.strictObject({ act: z.literal('start') }),
  z.strictObject({ act: z.literal('say'), text: z.string().max(MOST_SAID) }),
  /** Things one holds are laid open for those who hear one. */
  z.strictObject({ act: z.literal('show'), things: z.array(z.string().max(40)).min(1).max(MOST_SHOWN) }),
  /** A word about what a bot would do: yes, or rather not. */
  z.strictObject({ act: z.literal('nod'), suggestion, agreed: z.boolean() }),
  /** Something is asked of a bot, or let go. */
  z.strictObject({ act: z.literal('wish'), to: seat, wish, asked: z.boolean() }),
  /** The host's. */
  z.strictObject({ act: z.literal('advice'), on: z.boolean() }),
  z.strictObject({ act: z.literal('plan'), seat, plan: seatPlan }),
  z.strictObject({ act: z.literal('list'), listed: z.boolean() }),
  z.strictObject({ act: z.literal('reissue'), seat: seat.nullable() }),
  z.strictObject({ act: z.literal('remove'), spectator: z.string().max(40) }),
  /** An absent player's seat goes to a bot, and back to its owner. */
  z.strictObject({ act: z.literal('hand'), seat, level }),
  z.strictObject({ act: z.literal('return') }),
  z.strictObject({ act: z.literal('again') }),
]);
export type Act = z.infer<typeof act>;

/** Everything a browser may send over its live connection. */
export const toServer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('enter'),
    protocol: z.int(),
    table: tableId,
    /** The secret part of the link by which it came; null where the browser's own cookie should do. */
    key: linkKey.nullable(),
    /** What it knows of the match already. */
    have: z.strictObject({ version, at: version }).nullable(),
  }),
  /** What a choice looks like only the rules know: they compare it with those they offer. */
  z.strictObject({ kind: z.literal('choose'), id, version, choice: z.unknown() }),
  z.strictObject({ kind: z.literal('take-back'), id, version }),
  z.strictObject({ kind: z.literal('act'), id, act }),
  z.strictObject({ kind: z.literal('ping') }),
]);
/** As a browser writes it. */
export type ToServer = z.input<typeof toServer>;
/** As it was understood: what is in it has been looked at. */
export type Understood = z.output<typeof toServer>;

/** A new table, as `POST /api/tables` wants it. */
export const newTable = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string().max(40), z.string().max(40)),
  seats: z.array(seatPlan).max(16),
  /** Where the one who makes the table sits; null to host without playing. */
  mySeat: seat.nullable(),
  name,
  face,
  title: z.string().max(MOST_TITLE * 4),
  language: z.enum(LANGUAGES),
  pace: z.enum(['live', 'slow']),
  listed: z.boolean(),
});
export type NewTable = z.infer<typeof newTable>;
