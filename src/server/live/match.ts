import { type AnyGame, CLOCK, type Happening, type Seat } from '#kernel/game.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { sandIn } from '#table/clock.ts';
import { newMatch } from '#table/new-match.ts';
import { standingIn } from '#table/standing.ts';
import { openTable, type Table } from '#table/table.ts';
import { STEPS_SHOWN } from '#wire/limits.ts';
import type { Position, Step, Told } from '#wire/to-client.ts';
import type { Room } from '../room/room.ts';
import { seatNames } from '../room/seat-names.ts';
import { fullGlass, leftAt, type Sand, sandAfter } from './sand.ts';

/** The match at a table, from the deal on. */
export interface Match {
  readonly table: Table;
  readonly version: number;
  readonly over: boolean;
  /** Everybody who is asked, the clock too. */
  readonly asked: readonly Seat[];
  /** How much sand there is in all, in milliseconds; null where there is no hourglass. */
  readonly glass: number | null;
  sandLeft(now: number): number | null;
  /** The version at which a seat came to be asked; 0 for one that is not. */
  askedSince(seat: Seat): number;
  /** To be called after every entry of the journal that was played, with the seat whose it was. */
  turned(time: number, by: Seat): void;
  position(seat: Seat | null, now: number): Position;
  /** The last choice of a seat that stands, counted from 1; 0 where there is none. */
  lastChoiceOf(seat: Seat | null): number;
  /** What a browser that has that much of it is still to be told. */
  since(seat: Seat | null, have: Have | null): Untold;
}
export interface Have {
  readonly version: number;
  readonly at: number;
}

interface Untold {
  readonly story: readonly Told[];
  /** False where `story` goes on from what the browser has. */
  readonly fresh: boolean;
  readonly missed: readonly Step[];
}

const refills = (events: readonly Happening[]): boolean => events.some(event => event.refills);

/** The record of a match as it starts: everybody's words are in the mix. */
export const dealtAt = (room: Room, game: AnyGame, seed: string): MatchRecord => {
  const names = seatNames(room);
  return newMatch({
    game,
    options: room.opening.options,
    seats: room.seats.map(({ plan, words }, seat) => ({
      name: names[seat],
      bot: plan.kind === 'bot' ? plan.level : null,
      words,
    })),
    secret: Buffer.from(seed, 'hex'),
    table: room.id,
  });
};

/** Nothing the browser knows was taken back since. */
const goesOn = (table: Table, { version, at }: Have): boolean => {
  const now = table.seen(null);
  return version <= now.version && at + (now.version - version) === now.at;
};

const untold = (table: Table, seat: Seat | null, have: Have | null): Untold => {
  const all = table.story(seat);
  if (have === null || !goesOn(table, have)) return { story: all, fresh: true, missed: [] };
  const story = all.filter(told => told.at > have.at);
  const { at } = table.seen(null);
  const steps = at - have.at <= STEPS_SHOWN ? Array.from({ length: at - have.at }, (_, i) => have.at + i + 1) : [];
  const missed = steps.map(moment => ({
    at: moment,
    view: table.seenAt(moment, seat),
    events: story.flatMap(told => (told.at === moment ? [told.event] : [])),
  }));
  return { story, fresh: false, missed };
};

export const openMatch = (game: AnyGame, record: MatchRecord, time: number): Match => {
  const { table } = openTable(game, record, 'lean');
  if (table === null) throw new Error('the match does not open');
  const seconds = sandIn(game, record.options);
  let sand: Sand | null = seconds === null ? null : fullGlass(seconds);
  let open: readonly Seat[] = [];
  let since = new Map<Seat, number>();

  const turned = (at: number, by: Seat | null, events: readonly Happening[]) => {
    const { version, asked } = table;
    open = asked;
    since = new Map(open.map(seat => [seat, seat === by ? version : (since.get(seat) ?? version)]));
    if (sand !== null) sand = sandAfter(sand, at, { runs: open.includes(CLOCK), isFull: refills(events) });
  };
  turned(
    time,
    null,
    table.story(null).map(told => told.event),
  );

  const position = (seat: Seat | null, now: number): Position => {
    const { version, at, view, asked: questions, mayTakeBack, outcome } = table.seen(seat);
    const left = sand === null ? null : leftAt(sand, now);
    return { version, at, view, asked: questions, mayTakeBack, outcome, sand: left };
  };

  return {
    table,
    get version() {
      return table.version;
    },
    get over() {
      return open.length === 0;
    },
    get asked() {
      return open;
    },
    glass: seconds === null ? null : seconds * 1000,
    sandLeft: now => (sand === null ? null : leftAt(sand, now)),
    askedSince: seat => since.get(seat) ?? 0,
    turned: (at, by) => turned(at, by, table.news(null)),
    position,
    lastChoiceOf: seat => standingIn(table.record).findLastIndex(([by]) => by === seat) + 1,
    since: (seat, have) => untold(table, seat, have),
  };
};
