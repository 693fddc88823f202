import type { Snippet } from 'svelte';
import type { Barred, Decision, Seat } from '#kernel/game.ts';
import type { GameText, Language, Who } from '#kernel/text.ts';

/** Somebody at the table, as the screen shows him. */
export interface TableSeat {
  readonly seat: Seat;
  readonly name: string;
  /** Which face, shape and colour: a key of the art's people. */
  readonly face: string;
  /** The bot's level; null for a person. */
  readonly bot: string | null;
  readonly thinking: boolean;
  /** A bot that has suggested something to the reader, and goes on at his word. */
  readonly waits: boolean;
  /** What a bot has just said; null where it keeps silent, and for people. */
  readonly says: string | null;
}

/** What a bot would do about a matter the reader is asked about too: nothing is settled before he says so. */
export interface TableSuggestion {
  readonly seat: Seat;
  readonly choice: unknown;
  /** Why, in the bot's own words; null where it has nothing to say. */
  readonly why: string | null;
  readonly agree: () => void;
  /** Null where it must be answered one way or another. */
  readonly decline: (() => void) | null;
}

/** A match that is looked at again: nothing in it waits for an answer. */
export interface TableReplay<View> {
  /** What each seat knew at this moment; null unless all cards lie open. */
  readonly truth: readonly View[] | null;
}

/**
 * What a game's table draws, and its only ways to answer. The position advances one step at a time: a step is the
 * view after one choice together with the events that led there. A table shows the motion of a step and calls
 * `settled` once; only then does the next step arrive. Events only start motion and words: the view alone must
 * be enough to draw everything, because after a reload there are no events.
 */
export interface TableProps<Choice, Event, View> {
  readonly view: View;
  /** What led to this view; empty after a reload, a jump or a change of eyes. */
  readonly events: readonly Event[];
  /** Another number for every step. */
  readonly step: number;
  readonly settled: () => void;
  /** What I am asked; null while something is still to be shown or it is not my turn. */
  readonly question: Decision<Choice> | null;
  /** Everybody who is asked. */
  readonly asked: readonly Seat[];
  /** The match has ended otherwise than by its rules: the view stands as it was left, and nobody will be asked any more. */
  readonly endedEarly: boolean;
  readonly barred: readonly Barred<Choice>[];
  readonly seats: readonly TableSeat[];
  readonly choose: (choice: Choice) => void;
  /** Null when the last choice cannot be taken back. */
  readonly takeBack: (() => void) | null;
  readonly text: GameText<Choice, Event, View>;
  readonly language: Language;
  readonly who: Who;
  /** What bots would do about what I am asked; empty where nobody at this table suggests anything. */
  readonly suggestions: readonly TableSuggestion[];
  /** Null while the match is played. */
  readonly replay: TableReplay<View> | null;
  /** All that has been shown so far, as the reader may know it, each with the number of the choice it came of. */
  readonly story: readonly { readonly at: number; readonly event: Event }[];
  /** Chronicle and talk, for a table that gives them a place of its own; null while they are not beside it. */
  readonly aside: Snippet | null;
}
