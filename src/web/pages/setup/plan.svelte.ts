import type { AnyGame, Options } from '#kernel/game.ts';
import type { FaceId } from '../../art/people.ts';
import { isLevel, type Level, levelsOf } from '../../match/levels.ts';
import { isFace, usualFaces } from '../../match/saved.ts';
import { remember, remembered } from '../../storage.ts';

export interface SeatPlan {
  /** Null for a person. */
  bot: Level | null;
  /** Whatever was typed last as a level, so that switching to and fro loses nothing. */
  level: Level;
  name: string;
  face: FaceId;
  words: string;
}

export const MOST_LETTERS = 20;
export const MOST_WORDS = 200;

export type NameProblem = { readonly kind: 'twice'; readonly name: string } | { readonly kind: 'long' };

const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ');
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const parse = (text: string | null): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
};

/** Neither the quickest nor the one that takes its time; a level remembered from elsewhere counts only if there is one. */
const levelIn = (levels: readonly Level[], ...wishes: readonly unknown[]): Level =>
  levels.find(level => wishes.includes(level)) ?? levels[1] ?? levels[0];

const seatFrom = (given: unknown, at: number, face: FaceId, levels: readonly Level[]): SeatPlan => {
  const seat = isObject(given) ? given : { bot: at === 0 ? null : levels[1] };
  const level = levelIn(levels, seat.level, seat.bot);
  return {
    bot: isLevel(seat.bot) ? levelIn(levels, seat.bot) : null,
    level,
    name: typeof seat.name === 'string' ? seat.name.slice(0, MOST_LETTERS) : '',
    face: isFace(seat.face) ? seat.face : face,
    words: '',
  };
};

/** What is being set up: who sits where, and how the game is played. Remembered for the next table. */
export class Plan {
  players = $state(3);
  seats = $state<SeatPlan[]>([]);
  options = $state<Record<string, string>>({});
  readonly #key: string;
  readonly #usual: () => readonly string[];

  /** `usual` are the names for those who give none, in the reader's language. */
  constructor(game: AnyGame, usual: () => readonly string[]) {
    this.#key = `panache.setup.${game.id}`;
    this.#usual = usual;
    const [least, most] = game.seats;
    const given = parse(remembered(this.#key));
    const seats = Array.isArray(given.seats) ? given.seats : [];
    const wanted = typeof given.players === 'number' ? Math.trunc(given.players) : 3;
    this.players = Math.min(most, Math.max(least, Number.isNaN(wanted) ? least : wanted));
    this.seats = usualFaces(game.id, most).map((face, at) => seatFrom(seats[at], at, face, levelsOf(game.id)));
    const options = isObject(given.options) ? given.options : {};
    for (const { id, values } of game.options) {
      const value = options[id];
      this.options[id] = typeof value === 'string' && values.includes(value) ? value : values[0];
    }
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

  remember(): void {
    const seats = this.seats.map(({ bot, level, name, face }) => ({ bot, level, name: tidy(name), face }));
    remember(this.#key, JSON.stringify({ players: this.players, seats, options: this.options }));
  }

  get chosen(): Options {
    return { ...this.options };
  }
}
