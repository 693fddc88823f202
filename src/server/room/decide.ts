import type { AnyGame, Seat } from '#kernel/game.ts';
import type { Heard, Wish } from '#kernel/speech.ts';
import type { Phase, Refusal, Suggested } from '#wire/to-client.ts';
import type { Act } from '#wire/to-server.ts';
import type { Actor } from './actor.ts';
import { wishBefore } from './company.ts';
import { sameName, tidyName, tidySaid } from './names.ts';
import { botAt, type Room } from './room.ts';
import type { RoomAction } from './room-entry.ts';
import { seatNames } from './seat-names.ts';

/** What the room cannot know by itself. */
export interface DecisionContext {
  readonly game: AnyGame;
  readonly phase: Phase;
  /** The levels bots play this game at. */
  readonly levels: readonly string[];
  readonly isHere: (seat: Seat) => boolean;
  /** Away for so long that others may let a bot play. */
  readonly isAway: (seat: Seat) => boolean;
  /** What a seat holds and may show now. */
  readonly showable: (seat: Seat) => readonly string[];
  /** Handles of those who look on. */
  readonly spectators: readonly string[];
  /** What bots suggest to that seat, as it is shown there. */
  readonly suggestions: (seat: Seat) => readonly Suggested[];
}

type Decided = RoomAction | Refusal;

/** So much is said at no table; it keeps a journal within bounds. */
const MOST_TALK = 5000;

/** A name nobody has but the one who is to have it: whoever he is already, or sits where he is to sit. */
const freeName = (room: Room, seat: Seat, person: string | null, given: string): { name: string } | Refusal => {
  const name = tidyName(given);
  if (name === '') return 'name-missing';
  const others = room.seats.filter((each, at) => at !== seat && each.person !== null && each.person !== person);
  return others.some(each => sameName(each.name, name)) ? 'name-taken' : { name };
};

const sit = (room: Room, actor: Actor, act: Extract<Act, { act: 'sit' }>, phase: Phase): Decided => {
  const seat = room.seats[act.seat];
  if (seat === undefined || seat.plan.kind === 'bot') return 'seat-missing';
  if (actor.person === null) return 'no-cookie';
  const invitedHere = actor.invited === act.seat;
  if (phase === 'over') return 'over';
  // In the middle of a match a seat changes hands only by a link the host gave out anew.
  if (phase === 'playing' && !(seat.reissued && invitedHere)) return 'not-gathering';
  if (seat.person !== null && !(seat.reissued && invitedHere)) return 'seat-taken';
  // Who plays already must not see a second hand.
  if (phase === 'playing' && actor.seat !== null && actor.seat !== act.seat) return 'seat-taken';
  const belongs = actor.invited !== null || actor.host || room.members.has(actor.person);
  if (!belongs && seat.plan.kind !== 'open') return 'no-access';
  const free = freeName(room, act.seat, actor.person, act.name);
  if (typeof free === 'string') return free;
  return { kind: 'sit', seat: act.seat, person: actor.person, name: free.name, face: act.face };
};

const start = (room: Room): Decided => {
  const people = room.seats.filter(seat => seat.plan.kind !== 'bot');
  if (people.some(seat => seat.person === null)) return 'seats-free';
  const waiting = people.some(seat => !seat.ready && seat.person !== room.opening.host);
  return waiting ? 'not-ready' : { kind: 'start' };
};

const count = (things: readonly string[], thing: string): number => things.filter(each => each === thing).length;

const show = (room: Room, actor: Actor, things: readonly string[], context: DecisionContext): Decided => {
  const { seat } = actor;
  if (context.phase !== 'playing') return 'not-playing';
  if (seat === null) return 'not-seated';
  const held = context.showable(seat);
  if (things.some(thing => count(things, thing) > count(held, thing))) return 'not-held';
  const said = talk(room, actor, '', context);
  return typeof said === 'string' ? said : { ...said, shown: things };
};

const say = (room: Room, actor: Actor, given: string, context: DecisionContext): Decided => {
  const text = tidySaid(given);
  return text === '' ? 'nothing-said' : talk(room, actor, text, context);
};

type SayAction = Extract<RoomAction, { kind: 'say' }>;

const isFull = (room: Room, how: keyof Room['said']): boolean => room.said[how] >= MOST_TALK;

/** The seats that hear what a seat says in the middle of a match; null for everybody, spectators too. */
const hearersOf = (room: Room, seat: Seat, { game }: Pick<DecisionContext, 'game'>): readonly Seat[] | null => {
  const hearers = game.hearers?.(seat, room.seats.length, room.opening.options);
  return hearers === undefined || hearers.length === room.seats.length ? null : hearers;
};

const talk = (
  room: Room,
  { seat, host }: Actor,
  text: string,
  { game, phase }: DecisionContext,
): SayAction | Refusal => {
  if (seat === null) {
    if (phase === 'playing') return 'spectators-silent';
    if (isFull(room, 'open')) return 'talk-full';
    return { kind: 'say', seat: null, name: host ? room.opening.hostName : '', text, to: null };
  }
  const to = phase === 'playing' ? hearersOf(room, seat, { game }) : null;
  if (isFull(room, to === null ? 'open' : 'whispered')) return 'talk-full';
  return { kind: 'say', seat, name: seatNames(room)[seat], text, to };
};

const nod = (room: Room, { seat }: Actor, act: Extract<Act, { act: 'nod' }>, context: DecisionContext): Decided => {
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
  { seat }: Actor,
  act: Extract<Act, { act: 'wish' }>,
  listened: Listened,
  context: Pick<DecisionContext, 'game' | 'phase'>,
): Decided => {
  if (context.phase !== 'playing') return 'not-playing';
  if (seat === null) return 'not-seated';
  if (room.seats[seat].standIn !== null) return 'handed';
  const other = room.seats[act.to];
  if (other === undefined || botAt(other) === null) return 'seat-missing';
  const hearers = hearersOf(room, seat, context);
  if (isFull(room, hearers === null ? 'open' : 'whispered')) return 'talk-full';
  const said = { kind: 'wish', seat, to: act.to, hearers } as const;
  const before = wishBefore(room.company, act.to, act.wish);
  if (!act.asked) return before === null ? 'not-offered' : { ...said, wish: before, heard: null };
  return listened === null || before !== null ? 'not-offered' : { ...said, ...listened };
};

const hand = (room: Room, actor: Actor, act: Extract<Act, { act: 'hand' }>, context: DecisionContext): Decided => {
  const seat = room.seats[act.seat];
  if (context.phase !== 'playing') return 'not-playing';
  if (seat === undefined || seat.plan.kind === 'bot' || seat.standIn !== null) return 'seat-missing';
  if (!context.levels.includes(act.level)) return 'level-missing';
  if (actor.seat === null && !actor.host) return 'not-seated';
  if (actor.seat !== act.seat && !context.isAway(act.seat)) return 'still-here';
  return { kind: 'hand', seat: act.seat, level: act.level, by: actor.seat };
};

const plan = (room: Room, act: Extract<Act, { act: 'plan' }>, { phase, levels }: DecisionContext): Decided => {
  if (phase !== 'gathering') return 'not-gathering';
  const seat = room.seats[act.seat];
  if (seat === undefined) return 'seat-missing';
  if (seat.person !== null) return 'seat-taken';
  if (act.plan.kind === 'bot' && !levels.includes(act.plan.level)) return 'level-missing';
  return { kind: 'plan', seat: act.seat, plan: act.plan };
};

const reissue = (room: Room, seat: Seat | null, { phase, isHere }: DecisionContext): Decided => {
  if (seat === null) return { kind: 'reissue', seat };
  if (phase === 'over') return 'over';
  const found = room.seats[seat];
  if (found === undefined || found.plan.kind === 'bot') return 'seat-missing';
  // The link of somebody who is here is not lost.
  return found.person !== null && isHere(seat) ? 'still-here' : { kind: 'reissue', seat };
};

const hosting = (room: Room, actor: Actor, act: Act, context: DecisionContext): Decided | null => {
  switch (act.act) {
    case 'start':
    case 'plan':
    case 'list':
    case 'advice':
    case 'reissue':
    case 'remove':
      if (!actor.host) return 'not-host';
  }
  switch (act.act) {
    case 'start':
      return context.phase === 'gathering' ? start(room) : 'not-gathering';
    case 'plan':
      return plan(room, act, context);
    case 'list':
      return { kind: 'list', listed: act.listed };
    case 'advice':
      return { kind: 'advice', on: act.on };
    case 'reissue':
      return reissue(room, act.seat, context);
    case 'remove':
      if (!context.spectators.includes(act.spectator)) return 'spectator-missing';
      return { kind: 'remove', spectator: act.spectator };
    default:
      return null;
  }
};

/** What a seated person does about his own seat. */
const seated = (room: Room, seat: Seat, act: Act, { phase }: DecisionContext): Decided | null => {
  const gathering = phase === 'gathering';
  switch (act.act) {
    case 'rise':
      return gathering ? { kind: 'rise', seat } : 'not-gathering';
    case 'rename': {
      if (!gathering) return 'not-gathering';
      const free = freeName(room, seat, null, act.name);
      return typeof free === 'string' ? free : { kind: 'rename', seat, name: free.name, face: act.face };
    }
    case 'words':
      return gathering ? { kind: 'words', seat, words: tidySaid(act.words) } : 'not-gathering';
    case 'ready':
      return gathering ? { kind: 'ready', seat, ready: act.ready } : 'not-gathering';
    case 'return':
      return room.seats[seat].standIn === null ? 'not-handed' : { kind: 'return', seat };
    default:
      return null;
  }
};

/** Acts that take more than a look: a table to be made, a bot to be asked. */
type Lengthy = Extract<Act, { act: 'again' | 'wish' }>;

/** What an act comes to: what is to be written down, or why not. */
export const decide = (room: Room, actor: Actor, act: Exclude<Act, Lengthy>, context: DecisionContext): Decided => {
  if (act.act === 'sit') return sit(room, actor, act, context.phase);
  if (act.act === 'say') return say(room, actor, act.text, context);
  if (act.act === 'show') return show(room, actor, act.things, context);
  if (act.act === 'hand') return hand(room, actor, act, context);
  if (act.act === 'nod') return nod(room, actor, act, context);
  const decided = hosting(room, actor, act, context);
  if (decided !== null) return decided;
  if (actor.seat === null) return 'not-seated';
  return seated(room, actor.seat, act, context) ?? 'not-a-message';
};
