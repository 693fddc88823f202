import type { Rng } from './rng.ts';

/** A place at the table; 0 is the first. */
export type Seat = number;

/**
 * The seat of the clock. Time is not in the rules: where a rule needs it they offer this seat a choice, always an
 * optional one, and the table makes it when the time is up.
 */
export const CLOCK: Seat = -1;

/** What the rules wait for from one seat. There is always at least one choice. */
export interface Decision<Choice> {
  readonly seat: Seat;
  readonly prompt: string;
  readonly choices: readonly Choice[];
  /** An offer beside somebody else's question: the match goes on without an answer. */
  readonly optional?: true;
}

/** Something that happened. Its `secret` part reaches only the seats it names. */
export interface Happening {
  readonly kind: string;
  readonly secret?: { readonly to: readonly Seat[] };
  /** A hidden thing was seen by somebody: what led here can no longer be taken back. */
  readonly reveals?: true;
  /** The glass is turned over: the clock has all its time again. */
  readonly refills?: true;
}

/** Null when nobody listens, so that a search pays nothing for events: always `tell?.({ … })`. */
export type Tell<Event> = ((event: Event) => void) | null;

/** One thing a player would expect to be able to do here and cannot, and the rule that says so. */
export interface Barred<Choice = unknown> {
  /** What the player would choose; it is in nobody's decisions. */
  readonly choice: Choice;
  /** The rule's id. */
  readonly rule: string;
  /** Which sentence of the game's text explains it. */
  readonly reason: string;
  readonly params?: Readonly<Record<string, number | string>>;
}

/** A table option: one of a few named values, in the order people read them. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly string[];
  /** The value where none is chosen; left out, the first. */
  readonly usual?: string;
}
export const usualOf = ({ usual, values }: OptionSpec): string => usual ?? values[0];
export type Options = Readonly<Record<string, string>>;

/** A match that ended otherwise than by its rules: seats were given up, or all agreed to leave it. */
export type EarlyEnd = { readonly why: 'resigned'; readonly seats: readonly Seat[] } | { readonly why: 'agreed' };

/** How a match ended. */
export interface Outcome {
  /** The rules' own word for it, or why it ended early. */
  readonly ending: string;
  readonly winners: readonly Seat[];
  /** By seat. */
  readonly scores: readonly number[];
  /** How many turns were played, in the game's own measure. */
  readonly turns: number;
  /** How far the match came, in the game's own measure, e.g. `board 2`; left out where the score tells it. */
  readonly reached?: string;
  /** Left out where it ended by its rules. */
  readonly early?: EarlyEnd;
}

/** The rules of one game, without memory: all that changes is in `State`, which is plain JSON. */
export interface Game<State, Choice, Event extends Happening, View> {
  readonly id: string;
  /** The rules a new match is dealt by. The number goes up when old journals would no longer replay. */
  readonly rules: number;
  /** The oldest rules it still plays, for matches that began by them; left out where it plays none but `rules`. */
  readonly oldest?: number;
  readonly seats: readonly [least: number, most: number];
  readonly options: readonly OptionSpec[];
  /** The side each seat plays for; null where every seat plays for itself. */
  readonly sides: ((seat: Seat, seats: number, options: Options) => string) | null;

  /**
   * The state keeps `rng` as its own: every later die and shuffle comes out of it. `rules` are those the match is played
   * by, `oldest` at least; left out, the newest. Where a rule was mended, the state remembers what that number meant.
   */
  setup(seats: number, options: Options, rng: Rng, tell: Tell<Event>, rules?: number): State;
  /** The dice: read only to see whether any were used. */
  rng(state: State): Rng;
  /** Every seat that may choose now, and among what; empty once the match is over. */
  decisions(state: State): readonly Decision<Choice>[];
  /** Plays one of the choices that `decisions(draft)` lists for the seat, changing the draft. */
  apply(draft: State, seat: Seat, choice: Choice, tell: Tell<Event>): void;
  /** Null while the match runs. */
  outcome(state: State): Outcome | null;
  /** All that a seat may know, and nothing more. Null is a spectator. */
  view(state: State, seat: Seat | null): View;
  /** A full state that fits the view, its unknowns dealt at random: what a bot thinks with. */
  imagine(view: View, rng: Rng): State;
  /** Why not? It takes a view, so an explanation cannot give a secret away. */
  barred(view: View): readonly Barred<Choice>[];
  clone(state: State): State;
  /**
   * What a choice settles for others too: who goes next, a card that belongs to all. Whoever is asked about the same
   * matter has a say in it, and bots leave it to people. Null for what concerns its seat alone; left out where every
   * seat plays for itself.
   */
  matter?(choice: Choice): string | null;
  /** Who hears what a seat says at the table; left out where everybody hears everything. */
  readonly hearers?: (from: Seat, seats: number, options: Options) => readonly Seat[];
  /** What a seat holds and may show to those who hear it, one name for each; left out where nothing is shown. */
  showable?(view: View): readonly string[];
  /**
   * What counts for a seat that does not answer, where the table has agreed on that: one of the choices it is offered. It
   * sees no more than the seat does, so it cannot give anything away. Left out where any choice will do.
   */
  silence?(decision: Decision<Choice>, rng: Rng): Choice;
  /** How long the seat of the clock waits before it makes its choice, in seconds; left out where no clock runs. */
  clockSeconds?(options: Options): number | null;
}

/** A game whose types are nobody's business: what tables, servers and labs hold. */
export type AnyGame = Game<unknown, unknown, Happening, unknown>;

/** A match that began by those rules can still be played. */
export const playsBy = ({ rules, oldest = rules }: Pick<AnyGame, 'rules' | 'oldest'>, number: number): boolean =>
  number >= oldest && number <= rules;

/** One pure step: `state` is left as it was. */
export const step = <S, C, E extends Happening, V>(game: Game<S, C, E, V>, state: S, seat: Seat, choice: C) => {
  const next = game.clone(state);
  const events: E[] = [];
  game.apply(next, seat, choice, event => events.push(event));
  return { state: next, events };
};

/** An event as a seat may read it. */
export const redact = <E extends Happening>(event: E, seat: Seat | null): Omit<E, 'secret'> | E => {
  const { secret, ...open } = event;
  return secret === undefined || (seat !== null && secret.to.includes(seat)) ? event : open;
};

/** What these rules make of options chosen under others: those that are gone are left out, new ones have their usual value. */
export const optionsNow = (specs: readonly OptionSpec[], given: Options): Options => {
  const known = specs.flatMap(({ id, values }) => (values.includes(given[id]) ? [[id, given[id]]] : []));
  return readOptions(specs, Object.fromEntries(known)).options ?? {};
};

/** The options with defaults filled in, or the name of the first one that is wrong. */
export const readOptions = (specs: readonly OptionSpec[], given: Readonly<Record<string, unknown>>) => {
  const options: Record<string, string> = {};
  for (const spec of specs) {
    const { id, values } = spec;
    const value = given[id] ?? usualOf(spec);
    if (typeof value !== 'string' || !values.includes(value)) return { wrong: id, options: null };
    options[id] = value;
  }
  const unknown = Object.keys(given).find(id => !specs.some(spec => spec.id === id));
  return unknown === undefined ? { wrong: null, options } : { wrong: unknown, options: null };
};
