import { firstLink, type Link, type LinkMaker, linkMaker, nextLink } from '#kernel/chain.ts';
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

class OpenMatch implements Match {
  readonly table: LeanTable;
  readonly story: Story;
  readonly glass: number | null;
  asked: readonly Seat[];
  link: Link;
  #since: Map<Seat, number>;
  readonly #by: Seat[];
  readonly #sand: ReturnType<typeof glassOf>;
  readonly #maker: LinkMaker;
  readonly #mayTakeBack: MatchSetup['mayTakeBack'];

  constructor(kept: Omit<KeptMatch, 'table'>, table: LeanTable, setup: MatchSetup, story: Story) {
    const seconds = sandIn(setup.game, setup.playing.options);
    this.table = table;
    this.story = story;
    this.glass = seconds === null ? null : seconds * 1000;
    this.asked = table.asked;
    this.link = kept.link;
    this.#since = new Map(kept.since);
    this.#by = kept.by.slice();
    this.#sand = glassOf(kept.sand, setup.closed);
    this.#maker = linkMaker(setup.seed);
    this.#mayTakeBack = setup.mayTakeBack;
  }

  get version(): number {
    return this.table.version;
  }

  get over(): boolean {
    return this.asked.length === 0;
  }

  sandLeft(now: number): number | null {
    return this.#sand.left(now);
  }

  askedSince(seat: Seat): number {
    return this.#since.get(seat) ?? 0;
  }

  turned(at: number, move: Move): void {
    const [seat, choice] = move;
    if (choice === null) this.#by.pop();
    else this.#by.push(seat);
    this.link = nextLink(this.#maker, this.link, move);
    this.turn(at, seat, this.table.news(null));
    this.story.turned(this.table.truth(), choice === null ? 'back' : 'on');
  }

  /** Others may be asked now; null for the deal. */
  turn(at: number, by: Seat | null, events: readonly Happening[]): void {
    const { version, asked } = this.table;
    const before = this.#since;
    const since = new Map<Seat, number>();
    for (const each of asked) since.set(each, each === by ? version : (before.get(each) ?? version));
    this.#since = since;
    this.asked = asked;
    this.#sand.turn(at, { runs: asked.includes(CLOCK), isFull: refills(events) });
  }

  end(early: EarlyEnd): void {
    this.table.end(early);
    this.asked = [];
    this.#sand.end();
  }

  position(seat: Seat | null, now: number, clocks: Position['clocks']): Position {
    const { version, at, view, asked, mayTakeBack: isOpen, outcome } = this.table.shown(seat);
    const mayTakeBack = isOpen && seat !== null && this.#mayTakeBack(seat);
    return { version, link: this.link, at, view, asked, mayTakeBack, outcome, sand: this.sandLeft(now), clocks };
  }

  lastChoiceOf(seat: Seat | null): number {
    return seat === null ? 0 : this.#by.lastIndexOf(seat) + 1;
  }

  kept(): KeptMatch {
    const [since, by] = [[...this.#since], this.#by.slice()];
    return { table: this.table.kept(), since, sand: this.#sand.kept(), link: this.link, by };
  }
}

/** A match that has just been dealt. */
export const openMatch = (record: MatchRecord, time: number, setup: Omit<MatchSetup, 'playing' | 'seed'>): Match => {
  const { table, dealt } = openLeanTable(setup.game, record);
  const seconds = sandIn(setup.game, record.options);
  const sand = seconds === null ? null : fullGlass(seconds);
  const story = storyFrom({ events: [dealt.events], states: [dealt.state] });
  const fresh = { since: [], sand, link: firstLink(record), by: [] };
  const match = new OpenMatch(fresh, table, { ...setup, playing: record, seed: record.seed }, story);
  match.turn(time, null, dealt.events);
  return match;
};

/** A match that goes on from what was kept of it. */
export const resumeMatch = (kept: KeptMatch, setup: MatchSetup): Match =>
  new OpenMatch(kept, goOnFrom(setup.game, setup.playing, kept.table), setup, storyFrom(null));
