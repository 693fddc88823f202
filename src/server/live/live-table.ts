import { CLOCK, type Seat } from '#kernel/game.ts';
import type { SeatedBots } from '#table/bot-seats.ts';
import type { Answer, ChoiceRefusal } from '#table/table.ts';
import type { Phase, Refusal, RoomView } from '#wire/to-client.ts';
import type { Act } from '#wire/to-server.ts';
import { wishesFor } from '../room/company.ts';
import { type Actor, decide, decideWish } from '../room/decide.ts';
import { botAt, note, openRoom, preview, type Room } from '../room/room.ts';
import { isTalk, type RoomAction, type RoomEntry } from '../room/room-entry.ts';
import { seatsInSummary, summaryOf } from '../room/summary.ts';
import type { JournalLine, News, TableRow, TableSummary } from '../store/store.ts';
import { audienceOf } from './audience.ts';
import { botsAt } from './bots.ts';
import type { Connection } from './connection.ts';
import { type Counsel, counselAt } from './counsel.ts';
import { listenTo, type WishAct } from './heeding.ts';
import { journalWriterAt } from './journal-writer.ts';
import { dealtAt, type Have, type Match, openMatch } from './match.ts';
import { presenceAt } from './presence.ts';
import { type Remarks, remarksAt } from './remarks.ts';
import type { OfferedGame, TableDeps } from './table-deps.ts';

/** How long somebody may be away before the others can let a bot play, in milliseconds. */
const AWAY = { live: 60_000, slow: 48 * 3_600_000 } as const;

/** One table of the house while somebody is at it. All that happens is first written down, then shown. */
export interface LiveTable {
  readonly room: Room;
  readonly match: Match | null;
  readonly phase: Phase;
  /** Nobody is here and nothing is owed. */
  readonly idle: boolean;
  actor(person: string | null, key: string | null): Actor | Refusal;
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

export const liveTable = (
  { row, lines }: { readonly row: TableRow; readonly lines: readonly JournalLine[] },
  { game, levels }: OfferedGame,
  around: TableDeps,
): LiveTable => {
  const { node, time, metrics, notices, trouble, voices } = around;
  const { opening } = row;
  const room = openRoom(row.id, opening);
  const presence = presenceAt(time.now);
  let match: Match | null = null;
  let bots: SeatedBots | null = null;
  let counsel: Counsel | null = null;
  let remarks: Remarks | null = null;
  let putBellAway = () => {};
  /** This node wrote the last entry, or knows of no other that did: the bots are its business. */
  let mine = true;
  let stopped = false;
  /** The journal has been read. */
  let opened = false;
  let awayShown = '';
  let seatsKept: TableSummary['seats'] | null = null;

  const phase = (): Phase => (match?.over ? 'over' : room.phase);
  const isAway = (seat: Seat): boolean => {
    const { person, standIn, active } = room.seats[seat];
    if (phase() !== 'playing' || person === null || standIn !== null || presence.isHere(seat)) return false;
    return time.now() - Math.max(active, presence.lastHere(seat)) > AWAY[opening.pace];
  };
  const whoIsAway = (): string => room.seats.flatMap((_, seat) => (isAway(seat) ? [seat] : [])).join();
  const audience = audienceOf({
    room,
    seed: row.seed,
    match: () => match,
    phase,
    suggestions: seat => counsel?.shownTo(seat) ?? [],
    isAway,
    presence,
    around,
  });

  const deal = (at: number): Match => openMatch(game, dealtAt(room, game, row.seed), at);

  const play = (seat: Seat, id: string | null, version: number, choice: unknown): Promise<Refusal | null> =>
    writer.inTurn(() =>
      writer.keep(() => {
        if (match === null) return 'not-playing';
        const proposal = match.table.propose(seat, version, choice);
        if (!proposal.ok) return proposal.why;
        const { entry, asked, play: move } = proposal;
        return { action: { kind: 'play', seat, choice: entry[1] }, asked, play: move };
      }, id),
    );

  /** Writes down what bots say. */
  const keep = (wanted: () => RoomAction | Refusal): Promise<Refusal | null> =>
    writer.inTurn(async () => {
      if (stopped) return 'late';
      return writer.keep(() => {
        const action = wanted();
        return typeof action === 'string' ? action : { action };
      }, null);
    });

  const begin = (at: number): void => {
    match = deal(at);
    const { table } = match;
    const why = (view: unknown, seat: Seat, choice: unknown) => voices.why(opening.game, view, seat, choice);
    counsel = counselAt({ room, table, why, keep, restart: () => bots?.restart() });
    remarks = remarksAt({ room, table, voices, keep, trouble: error => trouble('a bot could not speak', error) });
  };

  const tellAbsent = (): void => {
    if (opening.pace !== 'slow' || match === null) return;
    const { asked } = match;
    for (const [seat, { person, standIn, plan }] of room.seats.entries()) {
      const waited = asked.includes(seat) && standIn === null && plan.kind !== 'bot';
      if (!waited || presence.isHere(seat)) notices.answered(row.id, seat, match.version);
      else if (person !== null) {
        const version = match.askedSince(seat);
        notices.asked({ table: row.id, title: opening.title, game: opening.game, seat, person, version });
      }
    }
  };

  const setBell = (): void => {
    putBellAway();
    const left = match?.sandLeft(time.now()) ?? null;
    if (left === null || stopped) return;
    putBellAway = time.bell(left, () => {
      const { version, asked } = match?.position(null, time.now()) ?? { version: 0, asked: [] };
      const question = asked.find(each => each.seat === CLOCK);
      if (question === undefined) return;
      play(CLOCK, null, version, question.choices[0]).catch(error => trouble('the clock could not be heard', error));
    });
  };

  const seatThem = (): void => {
    if (match === null || counsel === null || bots !== null || stopped) return;
    bots = botsAt({
      table: match.table,
      game: opening.game,
      levels: () => room.seats.map(botAt),
      isMine: () => mine,
      wishesFor: seat => wishesFor(room.company, seat),
      counsel,
      choose: async (seat, version, choice): Promise<Answer> => {
        const why = await play(seat, null, version, choice);
        return why === null ? { ok: true, version } : { ok: false, why: why as ChoiceRefusal };
      },
      deps: around,
    });
  };

  /** What the house owes the table: its bots, its clock, and word to those who are not here. */
  const serve = (): void => {
    seatThem();
    setBell();
    tellAbsent();
  };

  const follow = (line: JournalLine, own: boolean, move?: () => Answer): void => {
    mine = own;
    note(room, line);
    const { entry } = line;
    // Nor does a word: what is written into lists after a whisper must not tell of it.
    if (entry.kind !== 'play' && !isTalk(entry)) seatsKept = null;
    if (entry.kind === 'start') begin(line.time);
    if (entry.kind === 'play') playOn(entry, line, own, move);
    counsel?.follow(entry);
  };

  const playOn = (
    entry: Extract<RoomEntry, { kind: 'play' }>,
    line: JournalLine,
    own: boolean,
    move?: () => Answer,
  ): void => {
    if (match === null) return;
    const speak = remarks?.listen(entry, own && opened);
    const proposal = move ?? match.table.propose(entry.seat, match.version, entry.choice);
    if (typeof proposal === 'function') proposal();
    else if (proposal.ok) proposal.play();
    else throw new Error(`entry ${line.number} is not allowed: ${proposal.why}`);
    match.turned(line.time, entry.seat);
    speak?.();
  };

  const show = ({ time: at, entry }: JournalLine): void => {
    if (entry.kind === 'play') {
      audience.showStep(entry.choice === null);
      if (match?.over) audience.showRoom();
    } else if (entry.kind === 'say') {
      const { seat, name, text, shown = [], to } = entry;
      audience.showSaid({ id: entry.id ?? '', time: at, seat, name, text, shown }, to);
    } else if (entry.kind === 'remark') audience.showRemark({ at: entry.at, seat: entry.seat, reason: entry.reason });
    else if (entry.kind === 'wish') audience.showAsked(entry.hearers);
    else if (!isTalk(entry)) audience.lookAgain(entry.kind === 'start');
    if (entry.kind === 'hand' || entry.kind === 'return') bots?.look();
    counsel?.look();
    if (entry.kind === 'wish') bots?.rethink(entry.to);
    audience.showSuggestions();
    serve();
  };

  const writer = journalWriterAt({
    room,
    around,
    follow,
    show,
    summaryAfter(line, asked) {
      const { entry } = line;
      const played = entry.kind === 'play';
      const next = played ? { ...room, time: line.time, moved: line.time } : preview(room, line);
      // A choice changes nothing about who sits where, nor does what is said.
      if (seatsKept === null) seatsKept = seatsInSummary(room);
      const seated = played || isTalk(entry) ? seatsKept : seatsInSummary(next);
      const seats = asked ?? match?.asked ?? [];
      const over = asked?.length === 0 || phase() === 'over';
      const sand = seats.includes(CLOCK) ? (match?.glass ?? null) : null;
      const waiting = entry.kind === 'suggest' ? [...(counsel?.waiting() ?? []), entry.seat] : [];
      return summaryOf(next, over ? 'over' : next.phase, seats, sand, seated, waiting);
    },
  });

  const again = async (who: Actor, id: string): Promise<Refusal | null> => {
    if (who.person === null) return 'no-cookie';
    if (who.seat === null && !who.host) return 'not-seated';
    if (phase() !== 'over') return 'not-over';
    const table = await around.makeNext(room, who.person);
    const action = { kind: 'again', table, by: who.seat } as const;
    const why = await writer.keep(() => (room.next === null ? { action } : 'again-already'), id);
    if (room.next !== table) await around.store.remove(table);
    return why;
  };

  /** Nobody else's turn waits while a bot thinks about what it was asked. */
  const wish = async (connection: Connection, id: string, act: WishAct): Promise<Refusal | null> => {
    const who = audience.whoIs(connection);
    if (who === null) return 'enter-first';
    const listened = await listenTo(act, { room, table: match?.table ?? null, voices, from: who.seat });
    return writer.inTurn(() =>
      writer.keep(() => {
        const decided = decideWish(room, audience.whoIs(connection) ?? who, act, listened, { game, phase: phase() });
        return typeof decided === 'string' ? decided : { action: decided };
      }, id),
    );
  };

  for (const line of lines) follow(line, true);
  opened = true;
  serve();

  return {
    room,
    get match() {
      return match;
    },
    get phase() {
      return phase();
    },
    get idle() {
      const waiting = counsel?.waiting() ?? [];
      const owed =
        match?.asked.some(seat => seat === CLOCK || (botAt(room.seats[seat]) !== null && !waiting.includes(seat))) ??
        false;
      return audience.size === 0 && !owed && !writer.busy;
    },
    actor: audience.actor,
    view: audience.view,

    enter: (connection, have) =>
      writer.inTurn(async () => {
        // A browser that comes from another node may know more than this one.
        if (have !== null && have.version > (match?.version ?? 0)) await writer.catchUp();
        const why = audience.add(connection, have);
        tellAbsent();
        return why;
      }),

    leave(connection) {
      if (audience.drop(connection)) tellAbsent();
    },

    async choose(connection, id, version, choice) {
      const seat = audience.whoIs(connection)?.seat ?? null;
      if (seat === null) return 'not-seated';
      const why = room.seats[seat].standIn === null ? await play(seat, id, version, choice) : 'handed';
      if (why === null) metrics.choicesKept.add();
      else metrics.choicesRefused.add(why);
      return why;
    },

    async act(connection, id, act) {
      if (act.act === 'wish') return wish(connection, id, act);
      return writer.inTurn(async () => {
        const who = audience.whoIs(connection);
        if (who === null) return 'enter-first';
        if (act.act === 'again') return again(who, id);
        return writer.keep(() => {
          const now = audience.whoIs(connection) ?? who;
          const spectators = presence.watching();
          const decided = decide(room, now, act, {
            game,
            phase: phase(),
            levels,
            isHere: presence.isHere,
            isAway,
            showable: seat => (match === null ? [] : (game.showable?.(match.table.seen(seat).view) ?? [])),
            spectators,
            suggestions: seat => counsel?.shownTo(seat) ?? [],
          });
          if (typeof decided === 'string') return decided;
          return { action: decided, asked: decided.kind === 'start' ? deal(time.now()).asked : undefined };
        }, id);
      });
    },

    hear(news) {
      if (news.kind === 'here') {
        if (news.node === node) return;
        const before = presence.knows(news.node);
        if (presence.heard(news.node, news)) audience.showRoom();
        // A node not heard of before may not have heard of this one either.
        if (!before && presence.knows(news.node) && audience.size > 0) audience.announce();
      } else if (news.kind === 'missed' || news.number > room.number)
        writer
          .inTurn(async () => {
            await writer.catchUp();
            return null;
          })
          .catch(error => trouble(`table ${row.id} could not catch up`, error));
    },

    tick() {
      if (audience.size === 0) return;
      audience.announce();
      const away = whoIsAway();
      if (away !== awayShown) audience.showRoom();
      awayShown = away;
    },

    stop(code) {
      stopped = true;
      bots?.stop();
      putBellAway();
      audience.close(code);
    },
  };
};
