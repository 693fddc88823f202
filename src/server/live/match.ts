import { firstLink, type Link, linkMaker, nextLink } from '#kernel/chain.ts';
import { type AnyGame, CLOCK, type EarlyEnd, type Happening, type Seat } from '#kernel/game.ts';
import type { MatchRecord, Move } from '#kernel/journal.ts';
import { sandIn } from '#table/clock.ts';
import { goOnFrom, type KeptTable, type LeanTable, openLeanTable } from '#table/lean-table.ts';
import { newMatch } from '#table/new-match.ts';
import type { Position } from '#wire/to-client.ts';
import type { Closed } from '../room/outages.ts';
import type { Room } from '../room/room.ts';
import { seatNames } from '../room/seat-names.ts';
import { fullGlass, glassOf, type Sand } from './sand.ts';
import { type Story, storyFrom } from './story.ts';

/** The match at a table, from the deal on. */
export interface Match {
  readonly table: LeanTable;
  readonly version: number;
  readonly over: boolean;
  /** Everybody who is asked, the clock too. */
  readonly asked: readonly Seat[];
  /** How much sand there is in all, in milliseconds; null where there is no hourglass. */
  readonly glass: number | null;
  /** What has happened so far, as far as it is at hand. */
  readonly story: Story;
  sandLeft(now: number): number | null;
  /** The version at which a seat came to be asked; 0 for one that is not. */
  askedSince(seat: Seat): number;
  /** The link of the present version. */
  readonly link: Link;
  /** To be called after every entry of the journal that was played. */
  turned(time: number, move: Move): void;
  position(seat: Seat | null, now: number, clocks: Position['clocks']): Position;
  /** The match ends here, otherwise than by its rules. */
  end(early: EarlyEnd): void;
  /** The last choice of a seat that stands, counted from 1; 0 where there is none. */
  lastChoiceOf(seat: Seat | null): number;
  /** All of it but the story, as plain JSON. */
  kept(): KeptMatch;
}

/** A match as a snapshot keeps it: it goes on from there as if it had been played from the deal. */
export interface KeptMatch {
  readonly table: KeptTable;
  readonly since: readonly (readonly [seat: Seat, version: number])[];
  readonly sand: Sand | null;
  readonly link: Link;
  /** Whose the choices are that stand, in their order. */
  readonly by: readonly Seat[];
}

interface MatchSetup {
  readonly game: AnyGame;
  readonly playing: Pick<MatchRecord, 'options' | 'seats'>;
  readonly seed: string;
  /** How much of a stretch of time the house was closed. */
  readonly closed: Closed;
  /** Whether the seat has not taken back too often already. */
  readonly mayTakeBack: (seat: Seat) => boolean;
}

/** What a table adds to how a match looks to somebody. */
interface Shown {
  readonly clocks: Position['clocks'];
  readonly link: Link;
  readonly sand: number | null;
  readonly mayTakeBack: (seat: Seat) => boolean;
}

const positionOf = (table: LeanTable, seat: Seat | null, { link, sand, clocks, mayTakeBack }: Shown): Position => {
  const { version, at, view, asked, mayTakeBack: isOpen, outcome } = table.shown(seat);
  const isAllowed = isOpen && seat !== null && mayTakeBack(seat);
  return { version, link, at, view, asked, mayTakeBack: isAllowed, outcome, sand, clocks };
};

const refills = (events: readonly Happening[]): boolean => events.some(event => event.refills);

/** Who plays, as the record of the match names them. */
export const seatsIn = (room: Room): MatchRecord['seats'] => {
  const names = seatNames(room);
  return room.seats.map(({ plan, words }, seat) => ({
    name: names[seat],
    bot: plan.kind === 'bot' ? plan.level : null,
    words,
  }));
};

/** The record of a match as it starts: everybody's words are in the mix, beside what was promised of them. */
export const dealtAt = (room: Room, game: Pick<AnyGame, 'id' | 'rules'>, seed: string): MatchRecord => {
  const promises = room.seats.map(({ promise }) => promise);
  const record = newMatch({
    game,
    rules: room.rules,
    options: room.options,
    seats: seatsIn(room),
    secret: Buffer.from(seed, 'hex'),
    table: room.id,
  });
  return promises.every(each => each === null) ? record : { ...record, promises };
};

/** A match that has just been dealt. */
export const openMatch = (record: MatchRecord, time: number, setup: Omit<MatchSetup, 'playing' | 'seed'>): Match => {
  const { table, dealt } = openLeanTable(setup.game, record);
  const seconds = sandIn(setup.game, record.options);
  const sand = seconds === null ? null : fullGlass(seconds);
  const story = storyFrom({ events: [dealt.events], states: [dealt.state] });
  const fresh = { since: [], sand, link: firstLink(record), by: [] };
  const match = matchFrom(fresh, table, { ...setup, playing: record, seed: record.seed }, story);
  match.turn(time, null, dealt.events);
  return match;
};

/** A match that goes on from what was kept of it. */
export const resumeMatch = (kept: KeptMatch, setup: MatchSetup): Match =>
  matchFrom(kept, goOnFrom(setup.game, setup.playing, kept.table), setup, storyFrom(null));

const matchFrom = (
  kept: Omit<KeptMatch, 'table'>,
  table: LeanTable,
  { game, playing, seed, closed, mayTakeBack }: MatchSetup,
  story: Story,
): Match & { readonly turn: (at: number, by: Seat | null, events: readonly Happening[]) => void } => {
  const seconds = sandIn(game, playing.options);
  const glass = glassOf(kept.sand, closed);
  const maker = linkMaker(seed);
  let { link } = kept;
  let open = table.asked;
  let since = new Map(kept.since);
  const by = kept.by.slice();

  const turn = (at: number, seat: Seat | null, events: readonly Happening[]) => {
    const { version, asked } = table;
    open = asked;
    const before = since;
    since = new Map();
    for (const each of open) since.set(each, each === seat ? version : (before.get(each) ?? version));
    glass.turn(at, { runs: open.includes(CLOCK), isFull: refills(events) });
  };

  return {
    table,
    story,
    turn,
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
    sandLeft: glass.left,
    askedSince: seat => since.get(seat) ?? 0,
    get link() {
      return link;
    },
    turned(at, move) {
      const [seat, choice] = move;
      if (choice === null) by.pop();
      else by.push(seat);
      link = nextLink(maker, link, move);
      turn(at, seat, table.news(null));
      story.turned(table.truth(), choice === null ? 'back' : 'on');
    },
    end(early) {
      table.end(early);
      open = [];
      glass.end();
    },
    position: (seat, now, clocks) => positionOf(table, seat, { link, sand: glass.left(now), clocks, mayTakeBack }),
    lastChoiceOf: seat => (seat === null ? 0 : by.lastIndexOf(seat) + 1),
    kept: () => ({ table: table.kept(), since: [...since], sand: glass.kept(), link, by: by.slice() }),
  };
};
