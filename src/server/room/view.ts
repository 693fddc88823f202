import type { Seat } from '#kernel/game.ts';
import type { Phase, RoomView, SeatView } from '#wire/to-client.ts';
import type { Actor } from './actor.ts';
import type { Links } from './links.ts';
import type { Room } from './room.ts';
import { seatNames } from './seat-names.ts';

/** Who is connected, and what the match says. */
export interface Present {
  readonly phase: Phase;
  /** Shown once the match is over. */
  readonly seed: string;
  readonly isHere: (seat: Seat) => boolean;
  readonly isAway: (seat: Seat) => boolean;
  /** Handles of those who look on. */
  readonly spectators: readonly string[];
}

const seatViews = (room: Room, { isHere, isAway }: Present): SeatView[] => {
  const names = seatNames(room);
  return room.seats.map((seat, at) => ({
    plan: seat.plan,
    taken: seat.plan.kind === 'bot' || seat.person !== null,
    name: names[at],
    face: seat.face,
    ready: seat.ready,
    here: isHere(at),
    hasWords: seat.words !== '',
    standIn: seat.standIn,
    away: isAway(at),
    reissued: seat.reissued,
  }));
};

/** The links somebody may give away: the host's, to seats that are waited for, and the one that lets people watch. */
const linksFor = (room: Room, { seat, host, person }: Actor, phase: Phase, links: Links): RoomView['links'] => {
  const waited = room.seats.flatMap(({ plan, person: owner, reissued }, at) =>
    plan.kind !== 'bot' && (owner === null || reissued) && phase !== 'over' ? [at] : [],
  );
  const member = host || seat !== null;
  return {
    invitations: host ? waited.map(at => ({ seat: at, key: links.invitation(room, at) })) : [],
    watch: member ? links.watch(room) : null,
    mine: seat !== null && person !== null && !room.seats[seat].reissued ? links.seat(room, seat) : null,
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
    options: opening.options,
    pace: opening.pace,
    listed: room.listed,
    advice: room.advice,
    phase: present.phase,
    host: { name: hostSeat < 0 ? opening.hostName : room.seats[hostSeat].name, seat: hostSeat < 0 ? null : hostSeat },
    commitment: opening.commitment,
    seed: present.phase === 'over' ? present.seed : null,
    seats: seatViews(room, present),
    watching: present.spectators.length,
    spectators: actor.host ? present.spectators : [],
    next: room.next,
    you: {
      seat: actor.seat,
      host: actor.host,
      invited: actor.invited,
      member: actor.person !== null && room.members.has(actor.person),
      words: actor.seat === null ? '' : room.seats[actor.seat].words,
    },
    links: linksFor(room, actor, present.phase, links),
  };
};
