import { z } from 'zod';
import { LANGUAGES } from '#kernel/text.ts';
import { CLOCK_LIMITS } from './clock.ts';
import { linkKey, tableId } from './ids.ts';
import { MOST_MIXED, MOST_NAME, MOST_SAID, MOST_SHOWN, MOST_TITLE, MOST_VERSION } from './limits.ts';

/** Made up by the browser for every message it wants answered; a message sent again keeps its id. */
const id = z.string().regex(/^[\w-]{8,36}$/);
const seat = z.int().min(0).max(15);
const version = z.int().min(0).max(MOST_VERSION);
const level = z.string().regex(/^[a-z]{1,20}$/);
const promise = z.string().regex(/^[0-9a-f]{64}$/);
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

/** What people at a table can agree on. */
export const motionAbout = z.discriminatedUnion('what', [
  /** Somebody else is to play on for one who is away. */
  z.strictObject({ what: z.literal('replace'), seat }),
  /** The match is to end here, without a winner. */
  z.strictObject({ what: z.literal('end') }),
]);
export type MotionAbout = z.infer<typeof motionAbout>;

/** What somebody at a table can do besides playing. */
export const act = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('sit'), seat, name, face }),
  z.strictObject({ act: z.literal('rise') }),
  z.strictObject({ act: z.literal('rename'), name, face }),
  /** With the promise of what this seat adds to the mix; without, it adds nothing. */
  z.strictObject({ act: z.literal('ready'), ready: z.boolean(), promise: promise.nullable().optional() }),
  /** The host's; his own promise comes with it. */
  z.strictObject({ act: z.literal('start'), promise: promise.nullable().optional() }),
  /** What was promised, once nobody can change anything any more. */
  z.strictObject({ act: z.literal('reveal'), words: z.string().max(MOST_MIXED) }),
  /** The host's: a deal that waits for somebody's words is called off. */
  z.strictObject({ act: z.literal('thaw') }),
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
  /** While people gather: somebody who sits is shown out, for good with `block`; a free seat is taken away; all is called off. */
  z.strictObject({ act: z.literal('unseat'), seat, block: z.boolean() }),
  z.strictObject({ act: z.literal('close'), seat }),
  z.strictObject({ act: z.literal('cancel') }),
  /** Those who look on are to be silent, or may speak again. */
  z.strictObject({ act: z.literal('hush'), on: z.boolean() }),
  /** An absent player's seat goes to a bot, and back to its owner. */
  z.strictObject({ act: z.literal('hand'), seat, level }),
  z.strictObject({ act: z.literal('return') }),
  /** Whose seat it was when the match began has it back. */
  z.strictObject({ act: z.literal('reclaim') }),
  /** Something is put to those who play, and each of them says yes or no. */
  z.strictObject({ act: z.literal('move'), about: motionAbout }),
  z.strictObject({ act: z.literal('vote'), agreed: z.boolean() }),
  /** Somebody is reminded that he is waited for. */
  z.strictObject({ act: z.literal('nudge'), seat }),
  /** I need a moment. */
  z.strictObject({ act: z.literal('moment') }),
  /** My seat is given up for good. */
  z.strictObject({ act: z.literal('resign'), seat }),
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

const seconds = ({ least, most }: { readonly least: number; readonly most: number }) => z.int().min(least).max(most);
const runOut = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('bot'), level }),
  z.strictObject({ by: z.literal('rules') }),
]);
/** A clock by its name, or with values of one's own. */
const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['relaxed', 'brisk']), runOut }),
  z.strictObject({
    kind: z.literal('own'),
    bank: seconds(CLOCK_LIMITS.bank),
    choice: seconds(CLOCK_LIMITS.choice),
    runOut,
  }),
]);
export type ClockWanted = z.infer<typeof clock>;

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
  /** Left out where nobody is in a hurry. */
  clock: clock.optional(),
});
export type NewTable = z.infer<typeof newTable>;
