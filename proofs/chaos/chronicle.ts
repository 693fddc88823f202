import { firstLink, type Link, linkMaker, nextLink } from '#kernel/chain.ts';
import { earlyOutcome } from '#kernel/early-end.ts';
import {
  type AnyGame,
  CLOCK,
  type Decision,
  type EarlyEnd,
  type Happening,
  type Outcome,
  type Seat,
} from '#kernel/game.ts';
import { type MatchRecord, openingOf, played } from '#kernel/journal.ts';
import { dealtAt } from '#server/live/match.ts';
import { leavesSeats } from '#server/live/summary-after.ts';
import type { SeatClocks } from '#server/room/clocks.ts';
import type { Outage } from '#server/room/outages.ts';
import { note, openRoom, type Room } from '#server/room/room.ts';
import { seatNames } from '#server/room/seat-names.ts';
import type { JournalLine, TableRow } from '#server/store/store.ts';
import { MOMENTS } from '#wire/clock.ts';
import type { SeatView } from '#wire/to-client.ts';
import { ClockFold } from './clock-fold.ts';
import { Owners } from './owners.ts';

/** A position of a match and what led to it; `before` is the one that stands again when it is taken back. */
export interface Moment {
  readonly state: unknown;
  readonly events: readonly Happening[];
  readonly before: Moment | null;
  /** Who has chosen; null for the deal. */
  readonly by: Seat | null;
  readonly undoable: boolean;
}

/** What everybody sees of a seat, as far as the journal alone says it. */
export type SeatShown = Pick<
  SeatView,
  'plan' | 'taken' | 'name' | 'face' | 'ready' | 'revealed' | 'standIn' | 'reissued' | 'resigned' | 'moments'
>;

/** How a table stood after one line of its journal. */
export interface Stand {
  /** How many entries the match had; null before the deal. */
  readonly version: number | null;
  readonly moment: Moment | null;
  readonly ended: EarlyEnd | null;
  readonly owners: readonly (string | null)[];
  readonly seats: readonly SeatShown[];
}

const seatsShown = (room: Room): SeatShown[] => {
  const names = seatNames(room);
  return room.seats.map(({ plan, person, face, ready, revealed, standIn, reissued, resigned, moments }, at) => ({
    plan,
    taken: plan.kind === 'bot' || person !== null,
    name: names[at],
    face,
    ready,
    revealed,
    standIn,
    reissued,
    resigned,
    moments: Math.max(0, MOMENTS - moments),
  }));
};

/** A journal as it grows, told line by line: how the table stood after each. */
export class Chronicle {
  readonly lines: JournalLine[] = [];
  /** By version. */
  readonly links: Link[] = [];
  /** What the journal by itself must not say. */
  readonly faults: string[] = [];
  readonly #game: AnyGame;
  readonly #row: TableRow;
  readonly #room: Room;
  readonly #owners: Owners;
  readonly #clocks: ClockFold;
  readonly #stands: Stand[];
  /** The first stand of each version. */
  readonly #firsts = new Map<number | null, number>([[null, 0]]);
  #record: MatchRecord | null = null;
  #isBroken = false;

  constructor(game: AnyGame, row: TableRow) {
    this.#game = game;
    this.#row = row;
    this.#room = openRoom(row.id, row.opening);
    this.#owners = new Owners(row.opening);
    this.#clocks = new ClockFold(row.opening.clock ?? null, () => this.#room.seats.length);
    const { now: owners } = this.#owners;
    this.#stands = [{ version: null, moment: null, ended: null, owners, seats: seatsShown(this.#room) }];
  }

  get room(): Room {
    return this.#room;
  }

  get version(): number | null {
    return this.#last.version;
  }

  /** Seats that changed hands without anybody's leave, or are somebody else's at the table than by the journal. */
  get seatsLost(): readonly string[] {
    const { now } = this.#owners;
    const other = this.#room.seats.flatMap(({ person }, seat) =>
      person === now[seat] ? [] : [`seat ${seat} was lost`],
    );
    return [...new Set([...this.#owners.lost, ...other])];
  }

  /** How the table stood from that version on, until the next one. */
  window(version: number | null): readonly Stand[] {
    const first = this.#firsts.get(version);
    if (first === undefined) return [];
    return this.#stands.slice(first, this.#firsts.get(version === null ? 0 : version + 1));
  }

  /** The clocks as they were from that version on, until the next one. */
  clocksIn(version: number | null): readonly (SeatClocks | null)[] {
    const first = this.#firsts.get(version) ?? 0;
    return this.window(version).map((_, at) => this.#clocks.after(first + at));
  }

  /** When the house was closed. */
  learn(outages: readonly Outage[]): void {
    this.#clocks.learn(outages);
  }

  /** Whose the seats were when that line was written. */
  ownersBefore(line: number): readonly (string | null)[] {
    return this.#stands[line - 1]?.owners ?? [];
  }

  questions({ moment, ended }: Stand): readonly Decision<unknown>[] {
    return moment === null || ended !== null ? [] : this.#game.decisions(moment.state);
  }

  outcome({ moment, ended }: Stand): Outcome | null {
    if (moment === null || this.#record === null) return null;
    return ended === null ? this.#game.outcome(moment.state) : earlyOutcome(this.#game, this.#record, ended);
  }

  take(line: JournalLine): void {
    const fault = this.#clocks.fault(line);
    if (fault !== null) this.faults.push(fault);
    this.lines.push(line);
    note(this.#room, line);
    this.#owners.take(line);
    const [moment, version] = this.#played(line);
    const { ended } = this.#room;
    this.#clocks.take(line, this.#room, moment === null ? null : this.#owing({ ...this.#last, moment, ended }));
    const isSame = leavesSeats(line.entry) && line.entry.kind !== 'came';
    const seats = isSame ? this.#last.seats : seatsShown(this.#room);
    if (version !== this.#last.version) this.#firsts.set(version, this.#stands.length);
    this.#stands.push({ version, moment, ended, owners: this.#owners.now, seats });
  }

  get #last(): Stand {
    return this.#stands[this.#stands.length - 1];
  }

  #owing(now: Stand): readonly Seat[] {
    return this.questions(now).flatMap(({ seat, optional }) => (optional || seat === CLOCK ? [] : [seat]));
  }

  /** The position after a line, and its version. */
  #played({ entry }: JournalLine): readonly [Moment | null, number | null] {
    const { moment, version } = this.#last;
    if (entry.kind === 'start') return [this.#deal(), 0];
    if (entry.kind !== 'play' || moment === null || version === null || this.#record === null) return [moment, version];
    this.links.push(nextLink(linkMaker(this.#record.seed), this.links[version], [entry.seat, entry.choice]));
    const next = this.#isBroken ? moment : this.#after(moment, entry.seat, entry.choice);
    if (next !== null) return [next, version + 1];
    this.#isBroken = true;
    this.faults.push(`the rules do not allow choice ${version} of the journal`);
    return [moment, version + 1];
  }

  #deal(): Moment {
    this.#record = dealtAt(this.#room, this.#game, this.#row.seed);
    this.links.push(firstLink(this.#record));
    return { ...openingOf(this.#game, this.#record), before: null, by: null, undoable: false };
  }

  #after(moment: Moment, seat: Seat, choice: unknown): Moment | null {
    if (choice === null) return moment.by === seat && moment.undoable ? moment.before : null;
    const next = played(this.#game, moment.state, seat, choice);
    return next && { state: next.state, events: next.events, before: moment, by: seat, undoable: next.undoable };
  }
}
