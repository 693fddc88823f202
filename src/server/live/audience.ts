import type { Seat } from '#kernel/game.ts';
import { CLOSED } from '#wire/limits.ts';
import type { Refusal, RoomView } from '#wire/to-client.ts';
import { type Actor, actorAt, type Comer } from '../room/actor.ts';
import type { Watcher } from '../room/decision.ts';
import { roomView } from '../room/view.ts';
import type { Absence } from './absence.ts';
import { announcer } from './announcer.ts';
import type { Connection } from './connection.ts';
import type { Here, Presence } from './presence.ts';
import type { TableDeps } from './table-deps.ts';
import type { TableState } from './table-state.ts';

interface AudienceDeps {
  readonly state: TableState;
  /** Shown once the match is over. */
  readonly seed: string;
  readonly presence: Presence;
  readonly absence: Absence;
  readonly deps: Pick<TableDeps, 'links' | 'node' | 'store' | 'trouble' | 'time'>;
}

/** Everybody who looks at a table through this node, and who each of them is there. */
export interface Audience {
  readonly isEmpty: () => boolean;
  readonly everybody: () => Iterable<readonly [Connection, Actor]>;
  readonly whoIs: (connection: Connection) => Actor | null;
  readonly actor: (comer: Comer) => Actor | Refusal;
  readonly view: (who: Actor) => RoomView;
  readonly add: (connection: Connection) => Actor | Refusal;
  readonly drop: (connection: Connection) => 'gone' | 'unknown';
  /** Seats may have changed hands: whoever may no longer be here leaves. Tells whose eyes are others now. */
  readonly placeAnew: () => ReadonlySet<Connection>;
  /** To be called when somebody has come or gone; true where others are here than before. */
  readonly notePresence: () => boolean;
  /** Tells the other nodes who is here. */
  readonly announce: () => void;
  readonly close: (code: number) => void;
}

const hereOf = (connections: Iterable<readonly [Connection, Actor]>): Here => {
  const seats = new Set<Seat>();
  const watching = new Map<string, Watcher>();
  for (const [, { seat, host, handle, from }] of connections) {
    if (seat !== null) seats.add(seat);
    else if (!host) watching.set(`${handle} ${from}`, { handle, from });
  }
  const inOrder = [...watching].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, watcher]) => watcher);
  return { seats: [...seats].sort((a, b) => a - b), watching: inOrder };
};

export const audienceOf = ({ state, seed, presence, absence, deps }: AudienceDeps): Audience => {
  const { room } = state;
  const { links, node, store, trouble, time } = deps;
  const connections = new Map<Connection, Actor>();

  const actor = (comer: Comer) => actorAt(room, links, comer);
  const here = () => hereOf(connections);
  const announce = announcer(
    () => store.tell({ kind: 'here', table: room.id, node, ...here() }),
    error => trouble('who is here could not be told', error),
  );

  return {
    isEmpty: () => connections.size === 0,
    everybody: () => connections,
    whoIs: connection => connections.get(connection) ?? null,
    actor,
    view(who) {
      const { isAway, left } = absence;
      const { phase } = state;
      const spectators = [...new Set(presence.watching().map(({ handle }) => handle))].sort();
      const present = { phase, seed, isHere: presence.isHere, now: time.now(), isAway, left, spectators };
      return roomView(room, who, present, links);
    },
    add(connection) {
      const who = actor(connection);
      if (typeof who !== 'string') connections.set(connection, who);
      return who;
    },
    drop: connection => (connections.delete(connection) ? 'gone' : 'unknown'),
    placeAnew() {
      const moved = new Set<Connection>();
      for (const [connection, before] of [...connections]) {
        const who = actor(connection);
        if (typeof who === 'string') {
          connections.delete(connection);
          connection.close(CLOSED.removed);
          continue;
        }
        connections.set(connection, who);
        if (who.seat !== before.seat) moved.add(connection);
      }
      return moved;
    },
    notePresence() {
      if (!presence.own(here())) return false;
      announce();
      return true;
    },
    announce,
    close(code) {
      for (const connection of connections.keys()) connection.close(code);
      connections.clear();
    },
  };
};
