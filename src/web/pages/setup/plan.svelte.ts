import { type AnyGame, type Options, type Seat, usualOf } from '#kernel/game.ts';
import type { FaceId } from '../../art/people.ts';
import type { QuickTable } from '../../games/cover-facts.ts';
import { coverOf, vacantSeat } from '../../games/covers.ts';
import { keyOf, type Memory } from '../../last-table.ts';
import { isLevel, type Level, levelsOf } from '../../match/levels.ts';
import { isFace, usualFaces } from '../../match/saved.ts';
import { remember, remembered } from '../../storage.ts';
import { isObject, objectIn } from '../../stored-object.ts';

export interface SeatPlan {
  /** Null for a person. */
  bot: Level | null;
  /** Whatever was typed last as a level, so that switching to and fro loses nothing. */
  level: Level;
  name: string;
  /** Null for the one of the place, or of the person of the story he comes to be. */
  face: FaceId | null;
  words: string;
}

export const MOST_LETTERS = 20;
export const MOST_WORDS = 200;

export type NameProblem = { readonly kind: 'twice'; readonly name: string } | { readonly kind: 'long' };

const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ');
/** Neither the quickest nor the one that takes its time; a level remembered from elsewhere counts only if there is one. */
const levelIn = (levels: readonly Level[], ...wishes: readonly unknown[]): Level =>
  levels.find(level => wishes.includes(level)) ?? levels[1] ?? levels[0];

const seatFrom = (given: unknown, at: number, levels: readonly Level[]): SeatPlan => {
  const seat = isObject(given) ? given : { bot: at === 0 ? null : levels[1] };
  const level = levelIn(levels, seat.level, seat.bot);
  return {
    bot: isLevel(seat.bot) ? levelIn(levels, seat.bot) : null,
    level,
    name: typeof seat.name === 'string' ? seat.name.slice(0, MOST_LETTERS) : '',
    face: isFace(seat.face) ? seat.face : null,
    words: '',
  };
};

/** What is being set up: who sits where, and how the game is played. Remembered for the next table. */
export class Plan {
  players = $state(3);
  seats = $state<SeatPlan[]>([]);
  options = $state<Record<string, string>>({});
  /** Whom somebody alone wants to be; null where he is asked at the table. */
  wish = $state<string | null>(null);
  /** Nothing was set up here before. */
  readonly fresh: boolean;
  readonly #game: AnyGame;
  readonly #usual: () => readonly string[];

  /** `usual` are the names for those who give none, in the reader's language; `from` what was set up, or played, last. */
  constructor(game: AnyGame, usual: () => readonly string[], from: Memory = 'setup') {
    this.#game = game;
    this.#usual = usual;
    const [least, most] = game.seats;
    const text = remembered(keyOf(from, game.id));
    this.fresh = text === null;
    const given = objectIn(text);
    const seats = Array.isArray(given.seats) ? given.seats : [];
    const wanted = typeof given.players === 'number' ? Math.trunc(given.players) : 3;
    this.players = Math.min(most, Math.max(least, Number.isNaN(wanted) ? least : wanted));
    this.seats = Array.from({ length: most }, (_, at) => seatFrom(seats[at], at, levelsOf(game.id)));
    this.wish = typeof given.wish === 'string' ? given.wish : null;
    const options = isObject(given.options) ? given.options : {};
    for (const spec of game.options) {
      const value = options[spec.id];
      this.options[spec.id] = typeof value === 'string' && spec.values.includes(value) ? value : usualOf(spec);
    }
    this.leaveVacant();
  }

  /** The seat the table plays itself. */
  get vacant(): Seat | null {
    return vacantSeat(this.#game.id, this.options);
  }

  /** The numbers of players there can be; where the table can play a seat, one is enough. */
  get counts(): readonly number[] {
    const [least, most] = this.#game.seats;
    const first = coverOf(this.#game.id)?.vacant === undefined ? least : 1;
    return Array.from({ length: most - first + (this.vacant === null ? 1 : 0) }, (_, at) => first + at);
  }

  /** How many play: the seats, without one that the table has. */
  get count(): number {
    return this.players - (this.vacant === null ? 0 : 1);
  }

  /** Where one alone can play, he has the table for an opponent. */
  setCount(count: number): void {
    const vacant = coverOf(this.#game.id)?.vacant;
    if (count < this.#game.seats[0] && vacant !== undefined) Object.assign(this.options, vacant.options);
    this.players = count + (this.vacant === null ? 0 : 1);
    this.leaveVacant();
  }

  /** Nobody sits where the table plays: who is there alone takes the place beside it. */
  leaveVacant(): void {
    const { vacant } = this;
    if (vacant === null) return;
    const seat = this.seats[vacant];
    const others = this.seated.filter(each => each !== seat);
    if (others.length === 1 || (seat.bot === null && others.every(({ bot }) => bot !== null))) others[0].bot = null;
    seat.bot = seat.level;
  }

  /** Lays the table that one press opens; only the person's own name stays. */
  lay({ players, me, level, options, wish }: QuickTable): void {
    const name = this.seats.find(seat => seat.bot === null && seat.name !== '')?.name ?? '';
    this.players = players;
    this.wish = wish ?? null;
    for (const spec of this.#game.options) this.options[spec.id] = options[spec.id] ?? usualOf(spec);
    this.seats = this.seats.map((_, at) => ({
      bot: at === me ? null : level,
      level,
      name: at === me ? name : '',
      face: null,
      words: '',
    }));
  }

  /** The only person at this screen; null where there are several, or none. */
  get alone(): Seat | null {
    const [first, second] = this.seated.flatMap(({ bot }, at) => (bot === null ? [at] : []));
    return second === undefined ? (first ?? null) : null;
  }

  faceAt(seat: Seat): FaceId {
    return this.seats[seat].face ?? usualFaces(this.#game.id, seat + 1)[seat];
  }

  get seated(): readonly SeatPlan[] {
    return this.seats.slice(0, this.players);
  }

  /** The names as they will be: tidied, and where none was given one that nobody else here has. */
  get names(): readonly string[] {
    const typed = this.seated.map(seat => tidy(seat.name));
    const free = this.#usual().filter(name => !typed.includes(name));
    const own = this.#usual();
    return typed.map((name, at) => {
      if (name !== '') return name;
      const usual = own[at];
      const place = free.includes(usual) ? free.indexOf(usual) : free.length - 1;
      return free.splice(place, 1)[0];
    });
  }

  /** By seat. */
  get problems(): readonly (NameProblem | null)[] {
    const names = this.names.map(name => name.toLocaleLowerCase());
    return this.names.map((name, at) => {
      if ([...name].length > MOST_LETTERS) return { kind: 'long' };
      return names.indexOf(names[at]) < at ? { kind: 'twice', name } : null;
    });
  }

  get people(): readonly string[] {
    return this.names.filter((_, at) => this.seats[at].bot === null);
  }

  remember(as: Memory = 'setup'): void {
    const seats = this.seats.map(({ bot, level, name, face }) => ({ bot, level, name: tidy(name), face }));
    const { players, options, wish } = this;
    remember(keyOf(as, this.#game.id), JSON.stringify({ players, seats, options, wish }));
  }

  get chosen(): Options {
    return { ...this.options };
  }
}
