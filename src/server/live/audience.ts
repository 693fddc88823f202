import type { Seat } from '#kernel/game.ts';
import { CLOSED } from '#wire/limits.ts';
import type { CompanyView, Phase, Refusal, Remarked, RoomView, Said, Suggested } from '#wire/to-client.ts';
import { actorAt } from '../room/actor.ts';
import { askedBefore } from '../room/company.ts';
import type { Actor } from '../room/decide.ts';
import { handleOf } from '../room/handle.ts';
import { heardBy, type Room } from '../room/room.ts';
import { roomView } from '../room/view.ts';
import type { Connection } from './connection.ts';
import type { Have, Match } from './match.ts';
import type { Here, Presence } from './presence.ts';
import type { TableDeps } from './table-deps.ts';

/** What is on show. */
interface Scene {
  readonly room: Room;
  readonly seed: string;
  readonly match: () => Match | null;
  readonly phase: () => Phase;
  /** What bots suggest to that seat. */
  readonly suggestions: (seat: Seat | null) => readonly Suggested[];
  readonly isAway: (seat: Seat) => boolean;
  readonly presence: Presence;
  readonly around: Pick<TableDeps, 'links' | 'time' | 'node' | 'store' | 'trouble'>;
}

/** `to` is null for everybody. */
const hears = (seat: Seat | null, to: readonly Seat[] | null): boolean =>
  to === null || (seat !== null && to.includes(seat));

/** Everybody who looks at a table through this node, and what each of them is told. */
export interface Audience {
  readonly size: number;
  readonly whoIs: (connection: Connection) => Actor | null;
  readonly actor: (person: string | null, key: string | null) => Actor | Refusal;
  readonly view: (who: Actor) => RoomView;
  readonly add: (connection: Connection, have: Have | null) => Refusal | null;
  readonly drop: (connection: Connection) => boolean;
  readonly showRoom: () => void;
  readonly showStep: (back: boolean) => void;
  readonly showSaid: (said: Said, to: readonly Seat[] | null) => void;
  /** Tells those who see other suggestions than before. */
  readonly showSuggestions: () => void;
  readonly showRemark: (remark: Remarked) => void;
  /** What is asked of bots has changed, for those who hear it. */
  readonly showAsked: (to: readonly Seat[] | null) => void;
  /** Seats may have changed hands; `anew` shows everything to everybody. */
  readonly lookAgain: (anew: boolean) => void;
  /** Tells the other nodes who is here. */
  readonly announce: () => void;
  readonly close: (code: number) => void;
}

export const audienceOf = ({ room, seed, match, phase, suggestions, isAway, presence, around }: Scene): Audience => {
  const { links, time, node, store, trouble } = around;
  const connections = new Map<Connection, Actor>();
  /** The suggestions each of them has been shown last. */
  const shown = new WeakMap<Connection, string>();

  const actor = (person: string | null, key: string | null) => actorAt(room, phase(), links, person, key);
  const view = (who: Actor): RoomView => {
    const spectators = presence.watching();
    return roomView(room, who, { phase: phase(), seed, isHere: presence.isHere, isAway, spectators }, links);
  };

  const here = (): Here => {
    const seats = new Set<Seat>();
    const watching = new Set<string>();
    for (const [{ person }, { seat, host }] of connections)
      if (seat !== null) seats.add(seat);
      else if (!host) watching.add(handleOf(room.id, person ?? ''));
    return { seats: [...seats].sort((a, b) => a - b), watching: [...watching].sort() };
  };
  /** One word after the other: two on their way could overtake each other. */
  let telling = false;
  let toldAgain = false;
  const announce = (): void => {
    toldAgain = telling;
    if (telling) return;
    telling = true;
    store
      .tell({ kind: 'here', table: room.id, node, ...here() })
      .catch(error => trouble('who is here could not be told', error))
      .finally(() => {
        telling = false;
        if (toldAgain) announce();
      });
  };
  const showRoom = (): void => {
    for (const [connection, who] of connections) connection.send({ kind: 'room', room: view(who) });
  };
  const notePresence = (): boolean => {
    if (!presence.own(here())) return false;
    announce();
    return true;
  };

  const companyOf = (connection: Connection, seat: Seat | null): CompanyView => {
    const now = suggestions(seat);
    shown.set(connection, JSON.stringify(now));
    return { suggestions: now, remarks: room.company.remarks, asked: askedBefore(room.company, seat) };
  };

  const welcome = (connection: Connection, who: Actor, have: Have | null): void => {
    const known = match();
    const { story, fresh, missed } = known?.since(who.seat, have) ?? { story: [], fresh: true, missed: [] };
    connection.send({
      kind: 'welcome',
      room: view(who),
      position: known?.position(who.seat, time.now()) ?? null,
      story,
      fresh,
      missed,
      talk: heardBy(room, who.seat),
      company: companyOf(connection, who.seat),
      mine: known?.lastChoiceOf(who.seat) ?? 0,
    });
  };

  /** Who may no longer be here leaves; everybody else is who he is now. True where his eyes are others. */
  const placeAnew = (connection: Connection, before: Actor): boolean => {
    const who = actor(connection.person, connection.key);
    if (typeof who === 'string') {
      connections.delete(connection);
      connection.close(CLOSED.removed);
      return false;
    }
    connections.set(connection, who);
    return who.seat !== before.seat;
  };

  return {
    get size() {
      return connections.size;
    },
    whoIs: connection => connections.get(connection) ?? null,
    actor,
    view,

    add(connection, have) {
      const who = actor(connection.person, connection.key);
      if (typeof who === 'string') return who;
      connections.set(connection, who);
      welcome(connection, who, have);
      if (notePresence()) showRoom();
      return null;
    },

    drop(connection) {
      if (!connections.delete(connection)) return false;
      if (notePresence()) showRoom();
      return true;
    },

    showRoom,

    showStep(back) {
      const known = match();
      if (known === null) return;
      // The same eyes get the same text: it is written once.
      const texts = new Map<Seat | null, string>();
      for (const [connection, { seat }] of connections) {
        let text = texts.get(seat);
        if (text === undefined) {
          const position = known.position(seat, time.now());
          text = JSON.stringify({ kind: 'step', position, events: known.table.news(seat), back });
          texts.set(seat, text);
        }
        connection.sendText(text);
      }
    },

    showSaid(said, to) {
      for (const [connection, { seat }] of connections) if (hears(seat, to)) connection.send({ kind: 'said', said });
    },

    showSuggestions() {
      for (const [connection, { seat }] of connections) {
        const now = suggestions(seat);
        const text = JSON.stringify(now);
        if (text === (shown.get(connection) ?? '[]')) continue;
        shown.set(connection, text);
        connection.send({ kind: 'suggested', suggestions: now });
      }
    },

    showRemark(remark) {
      for (const connection of connections.keys()) connection.send({ kind: 'remarked', remark });
    },

    showAsked(to) {
      for (const [connection, { seat }] of connections)
        if (hears(seat, to)) connection.send({ kind: 'asked', asked: askedBefore(room.company, seat) });
    },

    lookAgain(anew) {
      const others = new Set(
        [...connections].flatMap(([connection, before]) => (placeAnew(connection, before) ? [connection] : [])),
      );
      notePresence();
      for (const [connection, who] of connections)
        if (anew || others.has(connection)) welcome(connection, who, null);
        else connection.send({ kind: 'room', room: view(who) });
    },

    announce,
    close(code) {
      for (const connection of connections.keys()) connection.close(code);
      connections.clear();
    },
  };
};
