import { CLOCK, type Seat } from '#kernel/game.ts';
import type { SeatedBots } from '#table/bot-seats.ts';
import type { Answer, Refused } from '#table/table.ts';
import type { Phase, RoomView, Why } from '#wire/to-client.ts';
import type { Act } from '#wire/to-server.ts';
import { wishesFor } from '../room/company.ts';
import { type Doer, decide, decideWish } from '../room/decide.ts';
import { digestOf, seatsInDigest } from '../room/digest.ts';
import { type Deed, type Entry, isTalk } from '../room/entries.ts';
import { botAt, note, openRoom, preview, type Room } from '../room/room.ts';
import type { Digest, Line, News, TableRow } from '../store/store.ts';
import type { Around, Offered } from './around.ts';
import { audienceOf } from './audience.ts';
import { botsAt } from './bots.ts';
import { type Counsel, counselAt } from './counsel.ts';
import type { Guest } from './guest.ts';
import { listenTo, type WishAct } from './heeding.ts';
import { dealtAt, type Have, type Match, openMatch } from './match.ts';
import { presenceAt } from './presence.ts';
import { type Remarks, remarksAt } from './remarks.ts';
import { scribeAt } from './scribe.ts';

/** How long somebody may be away before the others can let a bot play, in milliseconds. */
const AWAY = { live: 60_000, slow: 48 * 3_600_000 } as const;

/** One table of the house while somebody is at it. All that happens is first written down, then shown. */
export interface LiveTable {
  readonly room: Room;
  readonly match: Match | null;
  readonly phase: Phase;
  /** Nobody is here and nothing is owed. */
  readonly idle: boolean;
  doer(person: string | null, key: string | null): Doer | Why;
  view(doer: Doer): RoomView;
  enter(guest: Guest, have: Have | null): Promise<Why | null>;
  leave(guest: Guest): void;
  /** A choice, or null to take the last one back. */
  choose(guest: Guest, id: string, version: number, choice: unknown): Promise<Why | null>;
  act(guest: Guest, id: string, act: Act): Promise<Why | null>;
  hear(news: News): void;
  /** Now and then: who has been away for too long, and who is here. */
  tick(): void;
  stop(code: number): void;
}

export const liveTable = (
  { row, lines }: { readonly row: TableRow; readonly lines: readonly Line[] },
  { game, levels }: Offered,
  around: Around,
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
  let seatsKept: Digest['seats'] | null = null;

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

  const play = (seat: Seat, id: string | null, version: number, choice: unknown): Promise<Why | null> =>
    scribe.inTurn(() =>
      scribe.keep(() => {
        if (match === null) return 'not-playing';
        const proposal = match.table.propose(seat, version, choice);
        if (!proposal.ok) return proposal.why;
        const { entry, asked, play: move } = proposal;
        return { deed: { kind: 'play', seat, choice: entry[1] }, asked, play: move };
      }, id),
    );

  /** Writes down what bots say. */
  const keep = (wanted: () => Deed | Why): Promise<Why | null> =>
    scribe.inTurn(async () => {
      if (stopped) return 'late';
      return scribe.keep(() => {
        const deed = wanted();
        return typeof deed === 'string' ? deed : { deed };
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
        return why === null ? { ok: true, version } : { ok: false, why: why as Refused };
      },
      around,
    });
  };

  /** What the house owes the table: its bots, its clock, and word to those who are not here. */
  const serve = (): void => {
    seatThem();
    setBell();
    tellAbsent();
  };

  const follow = (line: Line, own: boolean, move?: () => Answer): void => {
    mine = own;
    note(room, line);
    const { entry } = line;
    // Nor does a word: what is written into lists after a whisper must not tell of it.
    if (entry.kind !== 'play' && !isTalk(entry)) seatsKept = null;
    if (entry.kind === 'start') begin(line.time);
    if (entry.kind === 'play') playOn(entry, line, own, move);
    counsel?.follow(entry);
  };

  const playOn = (entry: Extract<Entry, { kind: 'play' }>, line: Line, own: boolean, move?: () => Answer): void => {
    if (match === null) return;
    const speak = remarks?.listen(entry, own && opened);
    const proposal = move ?? match.table.propose(entry.seat, match.version, entry.choice);
    if (typeof proposal === 'function') proposal();
    else if (proposal.ok) proposal.play();
    else throw new Error(`entry ${line.number} is not allowed: ${proposal.why}`);
    match.turned(line.time, entry.seat);
    speak?.();
  };

  const show = ({ time: at, entry }: Line): void => {
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

  const scribe = scribeAt({
    room,
    around,
    follow,
    show,
    digestAfter(line, asked) {
      const { entry } = line;
      const played = entry.kind === 'play';
      const next = played ? { ...room, time: line.time, moved: line.time } : preview(room, line);
      // A choice changes nothing about who sits where, nor does what is said.
      if (seatsKept === null) seatsKept = seatsInDigest(room);
      const seated = played || isTalk(entry) ? seatsKept : seatsInDigest(next);
      const seats = asked ?? match?.asked ?? [];
      const over = asked?.length === 0 || phase() === 'over';
      const sand = seats.includes(CLOCK) ? (match?.glass ?? null) : null;
      const waiting = entry.kind === 'suggest' ? [...(counsel?.waiting() ?? []), entry.seat] : [];
      return digestOf(next, over ? 'over' : next.phase, seats, sand, seated, waiting);
    },
  });

  const again = async (who: Doer, id: string): Promise<Why | null> => {
    if (who.person === null) return 'no-cookie';
    if (who.seat === null && !who.host) return 'not-seated';
    if (phase() !== 'over') return 'not-over';
    const table = await around.makeNext(room, who.person);
    const deed = { kind: 'again', table, by: who.seat } as const;
    const why = await scribe.keep(() => (room.next === null ? { deed } : 'again-already'), id);
    if (room.next !== table) await around.store.remove(table);
    return why;
  };

  /** Nobody else's turn waits while a bot thinks about what it was asked. */
  const wish = async (guest: Guest, id: string, act: WishAct): Promise<Why | null> => {
    const who = audience.whoIs(guest);
    if (who === null) return 'enter-first';
    const listened = await listenTo(act, { room, table: match?.table ?? null, voices, from: who.seat });
    return scribe.inTurn(() =>
      scribe.keep(() => {
        const decided = decideWish(room, audience.whoIs(guest) ?? who, act, listened, { game, phase: phase() });
        return typeof decided === 'string' ? decided : { deed: decided };
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
      return audience.size === 0 && !owed && !scribe.busy;
    },
    doer: audience.doer,
    view: audience.view,

    enter: (guest, have) =>
      scribe.inTurn(async () => {
        // A browser that comes from another node may know more than this one.
        if (have !== null && have.version > (match?.version ?? 0)) await scribe.catchUp();
        const why = audience.add(guest, have);
        tellAbsent();
        return why;
      }),

    leave(guest) {
      if (audience.drop(guest)) tellAbsent();
    },

    async choose(guest, id, version, choice) {
      const seat = audience.whoIs(guest)?.seat ?? null;
      if (seat === null) return 'not-seated';
      const why = room.seats[seat].standIn === null ? await play(seat, id, version, choice) : 'handed';
      if (why === null) metrics.choicesKept.add();
      else metrics.choicesRefused.add(why);
      return why;
    },

    async act(guest, id, act) {
      if (act.act === 'wish') return wish(guest, id, act);
      return scribe.inTurn(async () => {
        const who = audience.whoIs(guest);
        if (who === null) return 'enter-first';
        if (act.act === 'again') return again(who, id);
        return scribe.keep(() => {
          const now = audience.whoIs(guest) ?? who;
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
          return { deed: decided, asked: decided.kind === 'start' ? deal(time.now()).asked : undefined };
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
        scribe
          .inTurn(async () => {
            await scribe.catchUp();
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
