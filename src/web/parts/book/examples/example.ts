import { type Game, type Happening, type Seat, step } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';

/** Some of what an event tells. */
export type Part<Event> = Event extends { readonly kind: infer Kind }
  ? { readonly kind: Kind } & Partial<Omit<Event, 'kind'>>
  : never;

/** One press: what is chosen, how the dice are to fall, and what has to come of it. */
export interface Step<State, Choice, Event, Dice> {
  /** Who chooses what, one after the other; nothing where the last choice has not been told to its end. */
  readonly plays: readonly (readonly [seat: Seat, choice: Choice])[];
  /** The dice of these choices: found among keys, so the rules throw them as they throw any others. */
  readonly dice?: Dice;
  /** What is told ends with this; the rest of it is told by the next step. */
  readonly until?: string;
  /** The rules to be read beside it. */
  readonly rules: readonly string[];
  /** What the sentence beside it says, as the rules tell it, in this order: a test compares them. */
  readonly comesTo: readonly Part<Event>[];
  /** What it says besides of how it stands then. */
  readonly stands?: Partial<State>;
}

/** A piece of a match that is played by the rules while it is read. */
export interface Example<State, Choice, Event, Dice> {
  readonly id: string;
  /** The chapter of the rulebook it stands in. */
  readonly chapter: string;
  readonly start: () => State;
  readonly steps: readonly Step<State, Choice, Event, Dice>[];
}

/** What of an example is told whatever game it is of. */
export interface Listed {
  readonly id: string;
  readonly chapter: string;
  readonly steps: readonly { readonly rules: readonly string[] }[];
}

/** What is before the eyes after a step. */
export interface Frame<State, Event> {
  /** As it stood before the choices that are being told. */
  readonly before: State;
  /** As it stands; while something of them is left to be told, as before. */
  readonly state: State;
  /** What has been told of them so far. */
  readonly shown: readonly Event[];
  /** What this step has told. */
  readonly fresh: readonly Event[];
}

interface Told<State, Event> {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  /** How many of the events have been told. */
  readonly at: number;
}

const played = <State, Choice, Event extends Happening, View>(
  game: Game<State, Choice, Event, View>,
  start: State,
  plays: Step<State, Choice, Event, unknown>['plays'],
): Told<State, Event> => {
  let after = start;
  const events: Event[] = [];
  for (const [seat, choice] of plays) {
    const asked = game.decisions(after).filter(each => each.seat === seat);
    const listed = asked.flatMap(({ choices }) => choices).find(each => same(each, choice));
    if (listed === undefined)
      throw new Error(`seat ${seat} is not offered ${JSON.stringify(choice)} but ${JSON.stringify(asked)}`);
    const next = step(game, after, seat, listed);
    after = next.state;
    events.push(...next.events);
  }
  return { before: start, after, events, at: 0 };
};

const endOf = <State, Event extends Happening>(
  { events, at }: Told<State, Event>,
  until: string | undefined,
): number => {
  if (until === undefined) return events.length;
  const found = events.findIndex((event, nth) => nth >= at && event.kind === until);
  if (found < 0) throw new Error(`nothing told is ${until}`);
  return found + 1;
};

/** Plays an example by the rules: the frame it begins with, and one after each step. */
export const framesOf = <State, Choice, Event extends Happening, View, Dice>(
  game: Game<State, Choice, Event, View>,
  { start, steps }: Example<State, Choice, Event, Dice>,
  loaded: (state: State, dice: Dice) => State,
): readonly Frame<State, Event>[] => {
  const first = start();
  let told: Told<State, Event> = { before: first, after: first, events: [], at: 0 };
  const frames: Frame<State, Event>[] = [{ before: first, state: first, shown: [], fresh: [] }];
  for (const { plays, dice, until } of steps) {
    if (plays.length > 0) {
      if (told.at < told.events.length) throw new Error('not all has been told yet');
      told = played(game, dice === undefined ? told.after : loaded(told.after, dice), plays);
    }
    const end = endOf(told, until);
    const { before, after, events, at } = told;
    const state = end < events.length ? before : after;
    frames.push({ before, state, shown: events.slice(0, end), fresh: events.slice(at, end) });
    told = { ...told, at: end };
  }
  return frames;
};

/** What an example says, in one language. */
export interface ExampleWords {
  readonly title: string;
  /** Where we are. */
  readonly begins: string;
  /** For each step what the button announces and what has happened then. */
  readonly steps: readonly (readonly [press: string, told: string])[];
}
