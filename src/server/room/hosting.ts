import type { Seat } from '#kernel/game.ts';
import type { Act } from '#wire/to-server.ts';
import type { Actor } from './actor.ts';
import type { ActOf, Decided, DecisionContext } from './decision.ts';
import { handleOf } from './handle.ts';
import type { Room } from './room.ts';
import { decideStart } from './words.ts';

const plan = (room: Room, act: ActOf<'plan'>, { levels }: DecisionContext): Decided => {
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
  // In a match others have to agree first: see `motion.ts`. Once they have, a link may get lost like any other.
  if (phase === 'playing') return found.reissued ? { kind: 'reissue', seat } : 'not-gathering';
  // The link of somebody who is here is not lost.
  return found.person !== null && isHere(seat) ? 'still-here' : { kind: 'reissue', seat };
};

/** Who has sat here and looks on now under that handle; whose seat it was in the match may always come back. */
const satBefore = ({ id, members, seats }: Room, spectator: string): string | null => {
  const found = [...members].find(person => handleOf(id, person) === spectator);
  return found === undefined || seats.some(({ first }) => first?.person === found) ? null : found;
};

/** Whoever looks on besides may stay: the link that changes was theirs too. */
const remove = (room: Room, spectator: string, { watchers }: DecisionContext): Decided => {
  const his = watchers.filter(({ handle }) => handle === spectator);
  if (his.length === 0) return 'spectator-missing';
  const others = watchers.filter(({ handle }) => handle !== spectator);
  const froms = [...new Set(his.map(({ from }) => from))];
  const person = satBefore(room, spectator);
  const stay = [...new Set(others.map(({ handle }) => handle))];
  return { kind: 'remove', spectator, froms, stay, ...(person !== null && { person }) };
};

const unseat = (room: Room, { seat, block }: ActOf<'unseat'>): Decided => {
  const person = room.seats[seat]?.person ?? null;
  if (person === null) return 'seat-missing';
  // A host who does not want to sit stands up.
  return person === room.opening.host ? 'not-offered' : { kind: 'unseat', seat, block, person };
};

const close = (room: Room, seat: Seat, { game }: DecisionContext): Decided => {
  const found = room.seats[seat];
  if (found === undefined) return 'seat-missing';
  if (found.person !== null) return 'seat-taken';
  const [least] = game.seats;
  return room.seats.length <= least ? 'seats-needed' : { kind: 'close', seat };
};

/** What only the host may do while people gather; null for anything else. */
const gathering = (room: Room, act: Act, seat: Seat | null, context: DecisionContext): Decided | null => {
  switch (act.act) {
    case 'start':
      return decideStart(room, seat, act.promise ?? null, context.game);
    case 'thaw':
      return room.frozen ? { kind: 'thaw' } : 'not-frozen';
    case 'plan':
      return plan(room, act, context);
    case 'unseat':
      return unseat(room, act);
    case 'close':
      return close(room, act.seat, context);
    case 'cancel':
      return { kind: 'cancel' };
    default:
      return null;
  }
};

const anytime = (room: Room, act: Act, context: DecisionContext): Decided | null => {
  switch (act.act) {
    case 'list':
      return { kind: 'list', listed: act.listed };
    case 'advice':
      return { kind: 'advice', on: act.on };
    case 'hush':
      return { kind: 'hush', on: act.on };
    case 'reissue':
      return reissue(room, act.seat, context);
    case 'remove':
      return remove(room, act.spectator, context);
    default:
      return null;
  }
};

/** What an act of the host comes to; null for one that is not the host's alone. */
export const hosting = (room: Room, { host, seat }: Actor, act: Act, context: DecisionContext): Decided | null => {
  const before = gathering(room, act, seat, context);
  const decided = before ?? anytime(room, act, context);
  if (decided === null) return null;
  if (!host) return 'not-host';
  return before !== null && context.phase !== 'gathering' ? 'not-gathering' : decided;
};
