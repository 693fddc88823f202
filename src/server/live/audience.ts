import type { Seat } from '#kernel/game.ts';
import type { LinkKey, PersonId } from '#wire/ids.ts';
import { CLOSED } from '#wire/limits.ts';
import type { Refusal, RoomView } from '#wire/to-client.ts';
import { type Actor, actorAt } from '../room/actor.ts';
import { handleOf } from '../room/handle.ts';
import { roomView } from '../room/view.ts';
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
  readonly isAway: (seat: Seat) => boolean;
  readonly deps: Pick<TableDeps, 'links' | 'node' | 'store' | 'trouble'>;
}

/** Everybody who looks at a table through this node, and who each of them is there. */
export interface Audience {
  readonly size: number;
  readonly everybody: () => Iterable<readonly [Connection, Actor]>;
  readonly whoIs: (connection: Connection) => Actor | null;
  readonly actor: (person: PersonId | null, key: LinkKey | null) => Actor | Refusal;
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

const hereOf = (table: string, connections: Iterable<readonly [Connection, Actor]>): Here => {
  const seats = new Set<Seat>();
  const watching = new Set<string>();
  for (const [{ person }, { seat, host }] of connections)
    if (seat !== null) seats.add(seat);
    else if (!host) watching.add(handleOf(table, person ?? ''));
  return { seats: [...seats].sort((a, b) => a - b), watching: [...watching].sort() };
};

export const audienceOf = ({ state, seed, presence, isAway, deps }: AudienceDeps): Audience => {
  const { room } = state;
  const { links, node, store, trouble } = deps;
  const connections = new Map<Connection, Actor>();

  const actor = (person: PersonId | null, key: LinkKey | null) => actorAt(room, state.phase, links, person, key);
  const here = () => hereOf(room.id, connections);
  const announce = announcer(
    () => store.tell({ kind: 'here', table: room.id, node, ...here() }),
    error => trouble('who is here could not be told', error),
  );

  return {
    get size() {
      return connections.size;
    },
    everybody: () => connections,
    whoIs: connection => connections.get(connection) ?? null,
    actor,
    view(who) {
      const spectators = presence.watching();
      return roomView(room, who, { phase: state.phase, seed, isHere: presence.isHere, isAway, spectators }, links);
    },
    add(connection) {
      const who = actor(connection.person, connection.key);
      if (typeof who !== 'string') connections.set(connection, who);
      return who;
    },
    drop: connection => (connections.delete(connection) ? 'gone' : 'unknown'),
    placeAnew() {
      const moved = new Set<Connection>();
      for (const [connection, before] of [...connections]) {
        const who = actor(connection.person, connection.key);
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
