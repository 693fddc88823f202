import { CLOCK } from '#kernel/game.ts';
import type { LinkKey, PersonId } from '#wire/ids.ts';
import type { Phase, Refusal, RoomView } from '#wire/to-client.ts';
import type { Act } from '#wire/to-server.ts';
import type { Actor } from '../room/actor.ts';
import { botAt, type Room } from '../room/room.ts';
import type { JournalLine, News, TableRow } from '../store/store.ts';
import { tellAbsent } from './absence.ts';
import type { Connection } from './connection.ts';
import type { Have, Match } from './match.ts';
import { actAt } from './table-acts.ts';
import type { OfferedGame, TableDeps } from './table-deps.ts';
import { openTableParts, type TableParts } from './table-parts.ts';
import { chooseAt } from './table-play.ts';

/** One table while somebody is at it. All that happens is first written down, then shown. */
export interface LiveTable {
  readonly room: Room;
  readonly match: Match | null;
  readonly phase: Phase;
  /** Nobody is here and nothing is owed. */
  readonly idle: boolean;
  actor(person: PersonId | null, key: LinkKey | null): Actor | Refusal;
  view(actor: Actor): RoomView;
  enter(connection: Connection, have: Have | null): Promise<Refusal | null>;
  leave(connection: Connection): void;
  /** A choice, or null to take the last one back. */
  choose(connection: Connection, id: string, version: number, choice: unknown): Promise<Refusal | null>;
  act(connection: Connection, id: string, act: Act): Promise<Refusal | null>;
  hear(news: News): void;
  /** Now and then: who has been away for too long, and who is here. */
  tick(): void;
  stop(code: number): void;
}

/** A bot or the clock has something to do; bots that wait for people have not. */
const isOwed = ({ state, company }: TableParts): boolean => {
  const waiting = company.waiting();
  const isBots = (seat: number) => botAt(state.room.seats[seat]) !== null && !waiting.includes(seat);
  return state.match?.asked.some(seat => seat === CLOCK || isBots(seat)) ?? false;
};

const enter = (parts: TableParts, connection: Connection, have: Have | null): Promise<Refusal | null> => {
  const { state, writer, audience, showing, presence, deps } = parts;
  return writer.inTurn(async () => {
    // A browser that comes from another node may know more than this one.
    if (have !== null && have.version > (state.match?.version ?? 0)) await writer.catchUp();
    const who = audience.add(connection);
    if (typeof who !== 'string') {
      showing.welcome(connection, who, have);
      if (audience.notePresence()) showing.room();
    }
    tellAbsent(state, presence, deps.notices);
    return typeof who === 'string' ? who : null;
  });
};

const leave = ({ state, audience, showing, presence, deps }: TableParts, connection: Connection): void => {
  if (audience.drop(connection) === 'unknown') return;
  if (audience.notePresence()) showing.room();
  tellAbsent(state, presence, deps.notices);
};

const hear = ({ state, writer, audience, showing, presence, deps }: TableParts, news: News): void => {
  const { room } = state;
  if (news.kind === 'here') {
    if (news.node === deps.node) return;
    const before = presence.knows(news.node);
    if (presence.heard(news.node, news)) showing.room();
    // A node not heard of before may not have heard of this one either.
    if (!before && presence.knows(news.node) && audience.size > 0) audience.announce();
  } else if (news.kind === 'missed' || news.number > room.number)
    writer
      .inTurn(async () => {
        await writer.catchUp();
        return null;
      })
      .catch(error => deps.trouble(`table ${room.id} could not catch up`, error));
};

export const liveTable = (
  kept: { readonly row: TableRow; readonly lines: readonly JournalLine[] },
  offered: OfferedGame,
  deps: TableDeps,
): LiveTable => {
  const parts = openTableParts(kept, offered, deps);
  const { state, audience, showing, writer, isAway } = parts;
  let awayShown = '';

  return {
    room: state.room,
    get match() {
      return state.match;
    },
    get phase() {
      return state.phase;
    },
    get idle() {
      return audience.size === 0 && !isOwed(parts) && !writer.busy;
    },
    actor: audience.actor,
    view: audience.view,
    enter: (connection, have) => enter(parts, connection, have),
    leave: connection => leave(parts, connection),
    choose: (connection, id, version, choice) => chooseAt(parts, connection, { id, version, choice }),
    act: (connection, id, act) => actAt(parts, connection, id, act),
    hear: news => hear(parts, news),

    tick() {
      if (audience.size === 0) return;
      audience.announce();
      const away = state.room.seats.flatMap((_, seat) => (isAway(seat) ? [seat] : [])).join();
      if (away !== awayShown) showing.room();
      awayShown = away;
    },

    stop(code) {
      parts.stop();
      audience.close(code);
    },
  };
};
