import type { Seat } from '#kernel/game.ts';
import { MOMENTS } from '#wire/clock.ts';
import type { Phase, RoomView, SeatView } from '#wire/to-client.ts';
import type { Patience } from './absence.ts';
import type { Actor } from './actor.ts';
import type { Links } from './links.ts';
import { askedAbout, motionView } from './motion.ts';
import type { Room } from './room.ts';
import { seatNames } from './seat-names.ts';

/** Who is connected, and what the match says. */
export interface Present {
  readonly phase: Phase;
  /** Shown once the match is over. */
  readonly seed: string;
  readonly isHere: (seat: Seat) => boolean;
  readonly now: number;
  readonly isAway: (seat: Seat) => boolean;
  /** Milliseconds until an absent owner has been away for too long; null for one who is here. */
  readonly left: (seat: Seat, patience: Patience) => number | null;
  /** Handles of those who look on. */
  readonly spectators: readonly string[];
}

/** Where there is nobody to ask whether somebody else may play on, the table waits longer. */
const patienceOf = (room: Room, seat: Seat, { seat: mine }: Actor): Patience =>
  askedAbout(room, { what: 'replace', seat }, mine).length === 0 ? 'alone' : 'away';

const seatViews = (room: Room, actor: Actor, { isHere, isAway, left }: Present): SeatView[] => {
  const names = seatNames(room);
  return room.seats.map((seat, at) => ({
    plan: seat.plan,
    taken: seat.plan.kind === 'bot' || seat.person !== null,
    name: names[at],
    face: seat.face,
    ready: seat.ready,
    here: isHere(at),
    promise: seat.promise,
    revealed: seat.revealed,
    house: seat.house,
    standIn: seat.standIn,
    away: isAway(at),
    awayIn: left(at, 'away'),
    replaceIn: left(at, patienceOf(room, at, actor)),
    reissued: seat.reissued,
    resigned: seat.resigned,
    moments: Math.max(0, MOMENTS - seat.moments),
  }));
};

/** The links somebody may give away: the host's, to seats that are waited for, and the one that lets people watch. */
const linksFor = (room: Room, { seat, host, person }: Actor, phase: Phase, links: Links): RoomView['links'] => {
  const isOpen = phase === 'gathering' || phase === 'playing';
  const waited = room.seats.flatMap(({ plan, person: owner, reissued }, at) =>
    plan.kind !== 'bot' && (owner === null || reissued) && isOpen ? [at] : [],
  );
  const member = host || seat !== null;
  // That somebody else plays on all have agreed to: any of them may bring him.
  const mayInvite = host || (seat !== null && phase === 'playing');
  return {
    invitations: mayInvite ? waited.map(at => ({ seat: at, key: links.invitation(room, at) })) : [],
    watch: member ? links.watch(room) : null,
    mine: seat !== null && person !== null ? links.seat(room, seat) : null,
  };
};

/** A table as one of its people may see it. */
export const roomView = (room: Room, actor: Actor, present: Present, links: Links): RoomView => {
  const { opening } = room;
  const hostSeat = room.seats.findIndex(seat => seat.person === opening.host);
  return {
    table: room.id,
    title: opening.title,
    language: opening.language,
    game: opening.game,
    options: room.options,
    pace: opening.pace,
    listed: room.listed,
    advice: room.advice,
    clock: opening.clock ?? null,
    phase: present.phase,
    frozen: room.frozen,
    calledOff: room.calledOff,
    host: { name: hostSeat < 0 ? opening.hostName : room.seats[hostSeat].name, seat: hostSeat < 0 ? null : hostSeat },
    commitment: opening.commitment,
    seed: present.phase === 'over' ? present.seed : null,
    seats: seatViews(room, actor, present),
    hushed: room.hushed,
    watching: present.spectators.length,
    spectators: actor.host ? present.spectators : [],
    motion: motionView(room, present.now),
    next: room.next,
    you: {
      seat: actor.seat,
      host: actor.host,
      invited: actor.invited,
      owned: actor.owned,
      member: actor.person !== null && room.members.has(actor.person),
    },
    links: linksFor(room, actor, present.phase, links),
  };
};
