import type { Seat } from '#kernel/game.ts';
import type { Heard, Wish } from '#kernel/speech.ts';
import type { Refusal } from '#wire/to-client.ts';
import type { Actor } from './actor.ts';
import { wishBefore } from './company.ts';
import type { ActOf, Decided, DecisionContext } from './decision.ts';
import { tidySaid } from './names.ts';
import { botAt, type Room } from './room.ts';
import type { RoomAction } from './room-entry.ts';
import { seatNames } from './seat-names.ts';
import { isStrangerTalkFull, isTalkFull } from './talk.ts';

type SayAction = Extract<RoomAction, { kind: 'say' }>;

/** The seats that hear what a seat says in the middle of a match; null for everybody, spectators too. */
const hearersOf = (room: Room, seat: Seat, { game }: Pick<DecisionContext, 'game'>): readonly Seat[] | null => {
  const hearers = game.hearers?.(seat, room.seats.length, room.opening.options);
  return hearers === undefined || hearers.length === room.seats.length ? null : hearers;
};

/** Somebody without a seat speaks from a budget of his own, and never into a running match. */
const talkFromOutside = (
  room: Room,
  { host, handle }: Actor,
  text: string,
  { phase }: DecisionContext,
): SayAction | Refusal => {
  if (phase === 'playing') return 'spectators-silent';
  const said = { kind: 'say', seat: null, text, to: null } as const;
  if (host) return isTalkFull(room, 'open', handle) ? 'talk-full' : { ...said, name: room.opening.hostName };
  if (room.hushed) return 'spectators-silent';
  return isStrangerTalkFull(room, handle) ? 'talk-full' : { ...said, name: '' };
};

const talk = (room: Room, actor: Actor, text: string, context: DecisionContext): SayAction | Refusal => {
  const { seat, handle } = actor;
  if (seat === null) return talkFromOutside(room, actor, text, context);
  const to = context.phase === 'playing' ? hearersOf(room, seat, context) : null;
  if (isTalkFull(room, to === null ? 'open' : 'whispered', handle)) return 'talk-full';
  return { kind: 'say', seat, name: seatNames(room)[seat], text, to };
};

const count = (things: readonly string[], thing: string): number => things.filter(each => each === thing).length;

export const show = (room: Room, actor: Actor, things: readonly string[], context: DecisionContext): Decided => {
  const { seat } = actor;
  if (context.phase !== 'playing') return 'not-playing';
  if (seat === null) return 'not-seated';
  const held = context.showable(seat);
  if (things.some(thing => count(things, thing) > count(held, thing))) return 'not-held';
  const said = talk(room, actor, '', context);
  return typeof said === 'string' ? said : { ...said, shown: things };
};

export const say = (room: Room, actor: Actor, given: string, context: DecisionContext): Decided => {
  const text = tidySaid(given);
  return text === '' ? 'nothing-said' : talk(room, actor, text, context);
};

export const nod = (room: Room, { seat }: Actor, act: ActOf<'nod'>, context: DecisionContext): Decided => {
  if (context.phase !== 'playing') return 'not-playing';
  if (seat === null) return 'not-seated';
  if (room.seats[seat].standIn !== null) return 'handed';
  // What is not shown to this seat might as well not be there.
  const found = context.suggestions(seat).find(each => each.id === act.suggestion);
  if (found === undefined) return 'suggestion-gone';
  if (!act.agreed && !found.mayDecline) return 'not-offered';
  return { kind: 'nod', seat, suggestion: found.id, agreed: act.agreed };
};

/** What was found out about a wish before it is written down: the bot's answer, or null where it may not be asked that. */
export type Listened = { readonly wish: Wish; readonly heard: Heard } | null;

/** Something is asked of a bot, or let go. */
export const decideWish = (
  room: Room,
  { seat, handle }: Actor,
  act: ActOf<'wish'>,
  listened: Listened,
  context: Pick<DecisionContext, 'game' | 'phase'>,
): Decided => {
  if (context.phase !== 'playing') return 'not-playing';
  if (seat === null) return 'not-seated';
  if (room.seats[seat].standIn !== null) return 'handed';
  const other = room.seats[act.to];
  if (other === undefined || botAt(other) === null) return 'seat-missing';
  const hearers = hearersOf(room, seat, context);
  if (isTalkFull(room, hearers === null ? 'open' : 'whispered', handle)) return 'talk-full';
  const said = { kind: 'wish', seat, to: act.to, hearers } as const;
  const before = wishBefore(room.company, act.to, act.wish);
  if (!act.asked) return before === null ? 'not-offered' : { ...said, wish: before, heard: null };
  return listened === null || before !== null ? 'not-offered' : { ...said, ...listened };
};
