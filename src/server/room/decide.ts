import type { Seat } from '#kernel/game.ts';
import type { Act } from '#wire/to-server.ts';
import type { Actor } from './actor.ts';
import type { ActOf, Decided, DecisionContext } from './decision.ts';
import { hosting } from './hosting.ts';
import { decideMotion, decideVote } from './motion.ts';
import { decidePatience } from './patience.ts';
import type { Room } from './room.ts';
import { freeName, hand, reclaim, sit } from './taking-seats.ts';
import { nod, say, show } from './talking.ts';
import { decideReveal, isFixed } from './words.ts';

/** Who comes back has time to look: by a clock that is given once for a position, or it would never run out. */
const isStalling = ({ opening, seats, at }: Room, seat: Seat): boolean =>
  opening.clock !== undefined && seats[seat].returnedAt === at;

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
    case 'ready':
      return gathering ? { kind: 'ready', seat, ready: act.ready, promise: act.promise ?? null } : 'not-gathering';
    case 'reveal':
      return gathering ? decideReveal(room, seat, act.words) : 'not-gathering';
    case 'return':
      if (room.seats[seat].resigned) return 'resigned';
      if (room.seats[seat].standIn === null) return 'not-handed';
      return isStalling(room, seat) ? 'slow-down' : { kind: 'return', seat };
    default:
      return null;
  }
};

/** Acts that take more than a look: a table to be made, a bot to be asked. */
type Lengthy = ActOf<'again' | 'wish'>;

/** What an act comes to: what is to be written down, or why not. */
export const decide = (room: Room, actor: Actor, act: Exclude<Act, Lengthy>, context: DecisionContext): Decided => {
  if (context.phase === 'cancelled') return 'cancelled';
  if (isFixed(room, act)) return 'frozen';
  switch (act.act) {
    case 'sit':
      return sit(room, actor, act, context);
    case 'say':
      return say(room, actor, act.text, context);
    case 'show':
      return show(room, actor, act.things, context);
    case 'hand':
      return hand(room, actor, act, context);
    case 'reclaim':
      return reclaim(room, actor, context);
    case 'nod':
      return nod(room, actor, act, context);
    case 'nudge':
    case 'moment':
    case 'resign':
      return decidePatience(room, actor, act, context);
    case 'move':
      return context.phase === 'playing' ? decideMotion(room, actor, act.about, context) : 'not-playing';
    case 'vote':
      return context.phase === 'playing' ? decideVote(room, actor, act.agreed, context) : 'not-playing';
  }
  const decided = hosting(room, actor, act, context);
  if (decided !== null) return decided;
  if (actor.seat === null) return 'not-seated';
  return seated(room, actor.seat, act, context) ?? 'not-a-message';
};
