import type { Seat } from '#kernel/game.ts';
import type { Refusal } from '#wire/to-client.ts';
import type { Actor } from '../room/actor.ts';
import type { RoomAction, RoomEntry } from '../room/room-entry.ts';
import type { Audience } from './audience.ts';
import type { Connection } from './connection.ts';
import { HERE_LASTS, type Presence } from './presence.ts';
import type { TableDeps } from './table-deps.ts';
import type { TableState } from './table-state.ts';

/** Whose last connection has dropped is gone after so long, in milliseconds: a page that is loaded anew is no absence. */
const GONE_AFTER = 5000;

interface AttendanceDeps {
  readonly state: TableState;
  readonly presence: Presence;
  readonly audience: Audience;
  readonly deps: Pick<TableDeps, 'time' | 'trouble'>;
  /** Writes what is still wanted when its turn has come. */
  readonly keep: (wanted: () => RoomAction | Refusal) => Promise<Refusal | null>;
}

/** Writes down who has gone and who has come: what others may do with a seat hangs on it, on every node and after a restart. */
export interface Attendance {
  readonly came: (connection: Connection, who: Actor) => void;
  readonly left: (seat: Seat | null) => void;
  /** To be called with every line that was written meanwhile. */
  readonly heard: (entry: RoomEntry) => void;
  /** Now and then: those whom no node has. */
  readonly look: () => void;
  readonly stop: () => void;
}

export const attendanceAt = ({ state, presence, audience, deps, keep }: AttendanceDeps): Attendance => {
  const { time, trouble } = deps;
  const { room } = state;
  const opened = time.now();
  const bells = new Map<Seat, () => void>();

  const isMissed = (seat: Seat): boolean => {
    const { person, plan, goneSince } = room.seats[seat];
    const isWaitedFor = state.phase === 'playing' && person !== null && plan.kind !== 'bot';
    return isWaitedFor && goneSince === null && !presence.isHere(seat);
  };
  const isNews = (seat: Seat, from: string): boolean => {
    const { goneSince, froms } = room.seats[seat];
    const isOpen = state.phase === 'gathering' || state.phase === 'playing';
    return isOpen && (goneSince !== null || !froms.includes(from));
  };
  /** Most of the time there is nothing to write, and then nobody waits for a turn. */
  const write = (isWanted: () => boolean, action: RoomAction): void => {
    if (!isWanted()) return;
    keep(() => (isWanted() ? action : 'late')).catch(error => trouble('who is here could not be kept', error));
  };
  const miss = (seat: Seat): void => write(() => isMissed(seat), { kind: 'gone', seat });
  const greet = (seat: Seat, { from }: Connection): void =>
    write(() => isNews(seat, from), { kind: 'came', seat, from });
  const putAway = (seat: Seat): void => {
    bells.get(seat)?.();
    bells.delete(seat);
  };

  return {
    came(connection, { seat }) {
      if (seat === null) return;
      putAway(seat);
      greet(seat, connection);
    },
    left(seat) {
      if (seat === null || !isMissed(seat)) return;
      putAway(seat);
      bells.set(
        seat,
        time.bell(GONE_AFTER, () => {
          bells.delete(seat);
          miss(seat);
        }),
      );
    },
    heard(entry) {
      if (entry.kind !== 'gone') return;
      // Another node has not heard of this one: whoever is here is not gone.
      for (const [connection, { seat }] of audience.everybody()) if (seat === entry.seat) greet(seat, connection);
    },
    look() {
      if (time.now() - opened > HERE_LASTS) for (const seat of room.seats.keys()) miss(seat);
    },
    stop() {
      for (const seat of [...bells.keys()]) putAway(seat);
    },
  };
};
