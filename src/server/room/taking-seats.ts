import type { Seat } from '#kernel/game.ts';
import type { Refusal } from '#wire/to-client.ts';
import type { Actor } from './actor.ts';
import type { ActOf, Decided, DecisionContext } from './decision.ts';
import { sameName, tidyName } from './names.ts';
import type { Room } from './room.ts';

/** A name nobody has but the one who is to have it: whoever he is already, or sits where he is to sit. */
export const freeName = (room: Room, seat: Seat, person: string | null, given: string): { name: string } | Refusal => {
  const name = tidyName(given);
  if (name === '') return 'name-missing';
  const others = room.seats.filter((each, at) => at !== seat && each.person !== null && each.person !== person);
  return others.some(each => sameName(each.name, name)) ? 'name-taken' : { name };
};

/**
 * In the middle of a match a seat changes hands only where the others have agreed to it, and what its owner has seen is
 * shown to nobody who may be one of them: neither to who sits or sat here, nor to a second browser in the same place.
 */
const barredFromMatch = (room: Room, actor: Actor, at: Seat): Refusal | null => {
  if (room.seats[at].resigned) return 'resigned';
  if (!room.seats[at].reissued || actor.invited !== at) return 'not-gathering';
  const { person, seat, owned, from } = actor;
  const others = room.seats.filter((_, each) => each !== at);
  const hasPlayed = person !== null && others.some(({ holders }) => holders.includes(person));
  if (seat !== null || owned !== null || hasPlayed) return 'seat-taken';
  return others.some(({ froms }) => froms.includes(from)) ? 'same-device' : null;
};

const barredFromGathering = (room: Room, actor: Actor, at: Seat): Refusal | null => {
  const seat = room.seats[at];
  const invitedHere = actor.invited === at;
  if (seat.person !== null && !(seat.reissued && invitedHere)) return 'seat-taken';
  const belongs = actor.invited !== null || actor.host || (actor.person !== null && room.members.has(actor.person));
  return belongs || seat.plan.kind === 'open' ? null : 'no-access';
};

export const sit = (room: Room, actor: Actor, act: ActOf<'sit'>, { phase }: DecisionContext): Decided => {
  const seat = room.seats[act.seat];
  const { person, invited, from } = actor;
  if (seat === undefined || seat.plan.kind === 'bot') return 'seat-missing';
  if (person === null) return 'no-cookie';
  if (phase === 'over') return 'over';
  const why = phase === 'playing' ? barredFromMatch(room, actor, act.seat) : barredFromGathering(room, actor, act.seat);
  if (why !== null) return why;
  const free = freeName(room, act.seat, person, act.name);
  if (typeof free === 'string') return free;
  const sits = { kind: 'sit', seat: act.seat, person, name: free.name, face: act.face, from } as const;
  return invited === null || invited === act.seat ? sits : { ...sits, used: invited };
};

/** The owner of a seat does not ask: it was his when the match began. */
export const reclaim = (room: Room, { owned }: Actor, { phase }: DecisionContext): Decided => {
  if (phase !== 'playing') return 'not-playing';
  if (owned !== null && room.seats[owned].resigned) return 'resigned';
  return owned === null ? 'not-seated' : { kind: 'reclaim', seat: owned };
};

export const hand = (room: Room, actor: Actor, act: ActOf<'hand'>, context: DecisionContext): Decided => {
  const seat = room.seats[act.seat];
  if (context.phase !== 'playing') return 'not-playing';
  if (seat === undefined || seat.plan.kind === 'bot' || seat.standIn !== null) return 'seat-missing';
  if (!context.levels.includes(act.level)) return 'level-missing';
  if (actor.seat === null && !actor.host) return 'not-seated';
  if (actor.seat !== act.seat && !context.isAway(act.seat)) return 'still-here';
  return { kind: 'hand', seat: act.seat, level: act.level, by: actor.seat };
};
