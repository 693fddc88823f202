import { CLOCK } from '#kernel/game.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { type Told, toldTo } from '#table/table.ts';
import type { Phase, Refusal, RoomView } from '#wire/to-client.ts';
import type { Act } from '#wire/to-server.ts';
import type { Actor, Comer } from '../room/actor.ts';
import { soonest } from '../room/clocks.ts';
import { openMotion } from '../room/motion.ts';
import { botAt, type Room } from '../room/room.ts';
import type { News } from '../store/store.ts';
import { tellAbsent } from './absence.ts';
import type { Connection } from './connection.ts';
import type { Match } from './match.ts';
import { noteHouse } from './note-house.ts';
import { actAt } from './table-acts.ts';
import type { OfferedGame, TableDeps } from './table-deps.ts';
import { openTableParts, type ReadTable, type TableParts } from './table-parts.ts';
import { chooseAt } from './table-play.ts';
import { askerOf } from './table-work.ts';
import type { Have } from './untold.ts';

/** One table while somebody is at it. All that happens is first written down, then shown. */
export interface LiveTable {
  readonly room: Room;
  readonly match: Match | null;
  readonly phase: Phase;
  /** Nobody is here and nothing is owed. */
  readonly idle: boolean;
  /** Milliseconds until the first seat has no time left; null while no clock of a seat runs. */
  readonly timeLeft: number | null;
  actor(comer: Comer): Actor | Refusal;
  view(actor: Actor): RoomView;
  enter(connection: Connection, have: Have | null): Promise<Refusal | null>;
  /** The match from the deal on, as the journal has it; null before the deal. */
  record(): Promise<MatchRecord | null>;
  /** All that has happened, as somebody may read it; null where too much is asked of this table. */
  story(who: Actor): Promise<readonly Told[] | null>;
  leave(connection: Connection): void;
  /** A choice, or null to take the last one back. */
  choose(connection: Connection, id: string, version: number, choice: unknown): Promise<Refusal | null>;
  act(connection: Connection, id: string, act: Act): Promise<Refusal | null>;
  hear(news: News): void;
  /** Now and then: who has been away for too long, and who is here. */
  tick(): void;
  stop(code: number): void;
}

/** A seat whose time runs out within this is waited for in memory, in milliseconds. */
const SOON = 120_000;

/** A bot or a clock has something to do; bots that wait for people have not. */
const isOwed = ({ state, company, deps }: TableParts): boolean => {
  if (state.running(deps.time.now()).some(({ left }) => left < SOON)) return true;
  const waiting = company.waiting();
  const isBots = (seat: number) => botAt(state.room.seats[seat]) !== null && !waiting.includes(seat);
  return state.match?.asked.some(seat => seat === CLOCK || isBots(seat)) ?? false;
};

const enter = async (parts: TableParts, connection: Connection, have: Have | null): Promise<Refusal | null> => {
  const { state, writer, audience, attendance, showing, presence, past, deps } = parts;
  const comer = audience.actor(connection);
  // To say no costs next to nothing.
  if (typeof comer !== 'string' && !parts.work.mayWork(askerOf(comer))) return 'slow-down';
  // Not in turn: whoever plays does not wait until a newcomer's story is at hand.
  if (typeof comer !== 'string') await past.ready(have);
  return writer.inTurn(async () => {
    // A browser that comes from another node may know more than this one.
    if (have !== null && have.version > (state.match?.version ?? 0)) await writer.catchUp();
    await noteHouse(parts, connection);
    const who = audience.add(connection);
    if (typeof who !== 'string') {
      showing.welcome(connection, who, have);
      if (audience.notePresence()) showing.room();
      attendance.came(connection, who);
    }
    tellAbsent(state, presence, deps.notices);
    return typeof who === 'string' ? who : null;
  });
};

const leave = (parts: TableParts, connection: Connection): void => {
  const { state, audience, attendance, showing, presence, deps } = parts;
  const seat = audience.whoIs(connection)?.seat ?? null;
  if (audience.drop(connection) === 'unknown') return;
  if (audience.notePresence()) showing.room();
  attendance.left(seat);
  tellAbsent(state, presence, deps.notices);
};

const hear = (parts: TableParts, news: News): void => {
  const { state, writer, audience, showing, presence, deps, setClocks } = parts;
  const { room } = state;
  if (news.kind === 'here') {
    if (news.node === deps.node) return;
    const before = presence.knows(news.node);
    if (presence.heard(news.node, news)) showing.room();
    // A node not heard of before may not have heard of this one either.
    if (!before && presence.knows(news.node) && !audience.isEmpty()) audience.announce();
  } else if (news.kind === 'outages') setClocks();
  else if (news.kind === 'missed' || news.number > room.number)
    writer
      .inTurn(async () => {
        await writer.catchUp();
        return null;
      })
      .catch(error => deps.trouble(`table ${room.id} could not catch up`, error));
};

/** With whom patience has come to its end, and whether something is put to the table: time alone changes it. */
const patienceOf = ({ state: { room }, absence, deps }: TableParts): string =>
  JSON.stringify([
    room.seats.map((_, seat) => [absence.isAwayFor(seat, 'away'), absence.isAwayFor(seat, 'alone')]),
    openMotion(room, deps.time.now()) !== null,
  ]);

class OpenTable implements LiveTable {
  readonly #parts: TableParts;
  #patienceShown: string;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#patienceShown = patienceOf(parts);
  }

  get room(): Room {
    return this.#parts.state.room;
  }

  get match(): Match | null {
    return this.#parts.state.match;
  }

  get phase(): Phase {
    return this.#parts.state.phase;
  }

  get idle(): boolean {
    return this.#parts.audience.isEmpty() && !isOwed(this.#parts) && !this.#parts.writer.turns.busy;
  }

  get timeLeft(): number | null {
    return soonest(this.#parts.state.running(this.#parts.deps.time.now()));
  }

  actor(comer: Comer): Actor | Refusal {
    return this.#parts.audience.actor(comer);
  }

  view(actor: Actor): RoomView {
    return this.#parts.audience.view(actor);
  }

  enter(connection: Connection, have: Have | null): Promise<Refusal | null> {
    return enter(this.#parts, connection, have);
  }

  record(): Promise<MatchRecord | null> {
    return this.#parts.past.record();
  }

  async story(who: Actor): Promise<readonly Told[] | null> {
    const { state, work, past } = this.#parts;
    if (!work.mayWork(askerOf(who))) return null;
    if (state.match === null) return [];
    await past.ready(null);
    return toldTo(state.match.story.now?.events ?? [], who.seat);
  }

  leave(connection: Connection): void {
    leave(this.#parts, connection);
  }

  choose(connection: Connection, id: string, version: number, choice: unknown): Promise<Refusal | null> {
    return chooseAt(this.#parts, connection, { id, version, choice });
  }

  act(connection: Connection, id: string, act: Act): Promise<Refusal | null> {
    return actAt(this.#parts, connection, id, act);
  }

  hear(news: News): void {
    hear(this.#parts, news);
  }

  tick(): void {
    const { attendance, audience, showing } = this.#parts;
    attendance.look();
    if (audience.isEmpty()) return;
    audience.announce();
    const patience = patienceOf(this.#parts);
    if (patience !== this.#patienceShown) showing.room();
    this.#patienceShown = patience;
  }

  stop(code: number): void {
    this.#parts.stop();
    this.#parts.audience.close(code);
  }
}

export const liveTable = (read: ReadTable, offered: OfferedGame, deps: TableDeps): LiveTable =>
  new OpenTable(openTableParts(read, offered, deps));
