import type { AnyGame, Seat } from '#kernel/game.ts';
import { LANGUAGES, type Language } from '#kernel/text.ts';
import type { Pace } from '#wire/to-client.ts';
import type { NewTable, SeatPlan } from '#wire/to-server.ts';
import { chairOf } from '../../art/chairs.ts';
import type { Level } from '../../match/levels.ts';
import { remember, remembered } from '../../storage.ts';
import { isObject, objectIn } from '../../stored-object.ts';
import { ClockPlan } from '../time/clock-plan.svelte.ts';
import { Me, tidyName } from './me.svelte.ts';
import { usualTitle } from './text/titles.ts';

export interface OtherSeat {
  kind: SeatPlan['kind'];
  /** Kept while the seat is a person's, so that switching to and fro loses nothing. */
  level: Level;
}

/** What both ways to play share: how many play, and by which options. */
interface Shared {
  players: number;
  options: Record<string, string>;
  remember(): void;
}

const KINDS = ['invited', 'open', 'bot'] as const;

const seatFrom = (given: unknown, levels: readonly Level[]): OtherSeat => {
  const seat = isObject(given) ? given : {};
  // The middle one: neither thoughtless nor the strongest.
  const usual = levels[Math.floor(levels.length / 2)] ?? 'random';
  return {
    kind: KINDS.find(kind => kind === seat.kind) ?? 'invited',
    level: levels.find(level => level === seat.level) ?? usual,
  };
};

/** An online table being set up. Remembered for the next one, all but the table's name. */
export class OnlinePlan {
  readonly me = new Me();
  seats = $state<OtherSeat[]>([]);
  /** Null for a host who does not play. */
  wantedSeat = $state<Seat | null>(0);
  pace = $state<Pace>('live');
  listed = $state(false);
  readonly clock: ClockPlan;
  /** As typed; empty for the usual name. */
  title = $state('');
  language = $state<Language>('en');
  readonly #game: AnyGame;
  readonly #shared: Shared;
  readonly #key: string;

  constructor(game: AnyGame, levels: readonly Level[], shared: Shared, language: Language) {
    this.#game = game;
    this.#shared = shared;
    this.#key = `panache.online.${game.id}`;
    const given = objectIn(remembered(this.#key));
    const seats = Array.isArray(given.seats) ? given.seats : [];
    this.seats = Array.from({ length: game.seats[1] }, (_, at) => seatFrom(seats[at], levels));
    const seat = given.seat === undefined ? 0 : given.seat;
    this.wantedSeat = typeof seat === 'number' && this.seats[seat] !== undefined ? seat : seat === null ? null : 0;
    this.pace = given.pace === 'slow' ? 'slow' : 'live';
    this.listed = given.listed === true;
    this.clock = new ClockPlan(given.clock, levels);
    this.language = LANGUAGES.find(each => each === given.language) ?? language;
  }

  get players(): number {
    return this.#shared.players;
  }

  /** The seat I wanted may be gone when fewer play. */
  get mySeat(): Seat | null {
    return this.wantedSeat === null ? null : Math.min(this.wantedSeat, this.players - 1);
  }

  /** The name the table gets where none is typed; empty as long as the host has none either. */
  get usualTitle(): string {
    return this.me.tidy === '' ? '' : usualTitle[this.language](this.me.tidy);
  }

  /** As the server wants it. */
  get wanted(): NewTable {
    const { mySeat } = this;
    const seats = this.seats.slice(0, this.players).map(({ kind, level }, at): SeatPlan => {
      if (at === mySeat || kind === 'invited') return { kind: 'invited' };
      return kind === 'open' ? { kind } : { kind, level };
    });
    return {
      game: this.#game.id,
      options: { ...this.#shared.options },
      seats,
      mySeat,
      name: this.me.tidy,
      face: this.me.faceAt(chairOf(this.#game.id, mySeat ?? 0)),
      title: tidyName(this.title) || this.usualTitle,
      language: this.language,
      pace: this.pace,
      listed: this.listed,
      ...(this.clock.wanted && { clock: this.clock.wanted }),
    };
  }

  remember(): void {
    this.me.remember();
    this.#shared.remember();
    const { seats, wantedSeat, pace, listed, language } = this;
    remember(this.#key, JSON.stringify({ seats, seat: wantedSeat, pace, listed, language, clock: this.clock.kept }));
  }
}
