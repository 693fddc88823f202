import type { Link } from '#kernel/chain.ts';
import type { Decision, Happening, Options, Outcome, Seat } from '#kernel/game.ts';
import type { Heard, Reason, Wish } from '#kernel/speech.ts';
import type { Language } from '#kernel/text.ts';
import type { WordPromise } from '#kernel/word-promise.ts';
import type { SeatClockView, TableClock } from './clock.ts';
import type { TableNote } from './table-note.ts';
import type { MotionAbout, SeatPlan } from './to-server.ts';

/** Why something was refused; the page has a sentence for each. */
export type Refusal =
  // At the table: see `table/table.ts`.
  | 'over'
  | 'not-asked'
  | 'late'
  | 'not-offered'
  | 'nothing-to-take-back'
  | 'already-seen'
  | 'taken-back-enough' // too often in this match, or to the same question
  // Who may do what, when.
  | 'not-seated'
  | 'not-host'
  | 'no-cookie'
  | 'no-access'
  | 'removed'
  | 'unknown-table'
  | 'not-gathering'
  | 'not-playing'
  | 'not-over'
  | 'seat-taken'
  | 'seat-missing'
  | 'name-missing'
  | 'name-taken'
  | 'seats-free'
  | 'seats-needed' // the game is played by no fewer
  | 'same-device' // it might be somebody who plays here already
  | 'cancelled'
  | 'not-ready'
  | 'frozen' // words are being shown, and nothing changes until the deal
  | 'not-frozen'
  | 'not-promised' // these are not the words that were promised
  | 'nothing-said'
  | 'not-held' // what one does not hold cannot be shown
  | 'spectators-silent'
  | 'talk-full'
  | 'still-here'
  | 'not-handed'
  | 'handed' // a bot plays for this seat until its owner takes it back
  | 'level-missing'
  | 'spectator-missing'
  | 'again-already'
  | 'motion-open' // one thing at a time is put to the table
  | 'motion-gone' // settled, lapsed, or not for this seat to say
  | 'resigned' // a seat that was given up stays so
  | 'nudged-already'
  | 'not-waited-for'
  | 'no-moments' // all that a match gives have been asked for
  | 'suggestion-gone' // answered already, or the bot is asked something else by now
  // The wire itself.
  | 'not-a-message'
  | 'too-long'
  | 'enter-first'
  | 'entered-already'
  | 'slow-down'
  | 'other-protocol'
  | 'not-kept'
  | 'not-now' // the store is away for a while: to be asked again
  | 'broken-table'
  | 'other-rules'; // the match was begun by rules that this version no longer plays, or does not know yet

export type Phase = 'gathering' | 'playing' | 'over' | 'cancelled';
export type Pace = 'live' | 'slow';

/** A seat as everybody may see it. */
export interface SeatView {
  readonly plan: SeatPlan;
  readonly taken: boolean;
  readonly name: string;
  readonly face: string;
  readonly ready: boolean;
  readonly here: boolean;
  /** The hash of what this seat adds to the mix, given before any words are shown; null where it adds nothing. */
  readonly promise: WordPromise | null;
  /** The house has been shown the words themselves; everybody else sees them with the seed. */
  readonly revealed: boolean;
  /** Its person has come from the machine that runs the house. */
  readonly house: boolean;
  /** The level of the bot that plays for somebody who is away. */
  readonly standIn: string | null;
  /** Away long enough for the others to let a bot play. */
  readonly away: boolean;
  /** Milliseconds until a bot may play for its absent owner, and until somebody else may; null while he is here. */
  readonly awayIn: number | null;
  readonly replaceIn: number | null;
  /** The host has given out a new link to this seat; whoever opens it takes the seat over. */
  readonly reissued: boolean;
  /** Its owner has given it up for good; a bot plays on. */
  readonly resigned: boolean;
  /** How often its owner may still ask for a moment. */
  readonly moments: number;
}

/** Something put to those who play. */
export interface MotionView {
  readonly about: MotionAbout;
  /** Null for a host who does not play. */
  readonly by: Seat | null;
  /** Who has said yes, and who has still to say something. One no ends it. */
  readonly agreed: readonly Seat[];
  readonly waiting: readonly Seat[];
  /** Milliseconds before it lapses. */
  readonly left: number;
}

/** A table as one of its people may see it, apart from the match itself. */
export interface RoomView {
  readonly table: string;
  readonly title: string;
  readonly language: Language;
  readonly game: string;
  readonly options: Options;
  readonly pace: Pace;
  readonly listed: boolean;
  /** Advice may be asked for at this table. */
  readonly advice: boolean;
  /** Null where nobody is in a hurry. */
  readonly clock: TableClock | null;
  readonly phase: Phase;
  /** The host has begun, and the deal waits until all promised words are shown. */
  readonly frozen: boolean;
  /** How often a deal was called off at this table, and whose words were missing the last time. */
  readonly calledOff: { readonly times: number; readonly missing: readonly string[] };
  readonly host: { readonly name: string; readonly seat: Seat | null };
  readonly commitment: string;
  /** Null until the match is over. */
  readonly seed: string | null;
  readonly seats: readonly SeatView[];
  /** Those who look on are to be silent. */
  readonly hushed: boolean;
  /** Everybody sees how many look on; the host, whom he can remove. */
  readonly watching: number;
  readonly spectators: readonly string[];
  /** What the table is asked; null while nothing is. */
  readonly motion: MotionView | null;
  /** The table of the rematch. */
  readonly next: string | null;
  readonly you: {
    readonly seat: Seat | null;
    readonly host: boolean;
    /** The seat this browser's link invites to. */
    readonly invited: Seat | null;
    /** The seat that was mine when the match began, and is somebody else's now. */
    readonly owned: Seat | null;
    /** Has sat here before, and may take any seat that is free. */
    readonly member: boolean;
  };
  /** Secret parts of links: the host's, to give away; and my own, for my other devices. */
  readonly links: {
    readonly invitations: readonly { readonly seat: Seat; readonly key: string }[];
    readonly watch: string | null;
    readonly mine: string | null;
  };
}

export interface Told {
  readonly at: number;
  readonly event: Happening;
}

/** The match as one seat (or a spectator) sees it now. */
export interface Position {
  readonly version: number;
  /** Fixes every entry up to this version, and tells nothing about them before the seed is shown. */
  readonly link: Link;
  readonly at: number;
  readonly view: unknown;
  readonly asked: readonly Decision<unknown>[];
  readonly mayTakeBack: boolean;
  readonly outcome: Outcome | null;
  /** Milliseconds of sand; null while it stands still or there is none. */
  readonly sand: number | null;
  /** By seat, as they stood when this was sent; null where there are none. */
  readonly clocks: readonly SeatClockView[] | null;
}

/** One choice that was missed. */
export interface Step {
  readonly at: number;
  readonly view: unknown;
  readonly events: readonly Happening[];
}

export interface Said {
  /** Tells one from another. Journals count everything, and a count would give away what others whisper. */
  readonly id: string;
  readonly time: number;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  /** What was shown with it, by the game's words for it; mostly nothing. */
  readonly shown: readonly string[];
}

/** What a bot would do about a matter this seat is asked about too: nothing is settled before somebody says so. */
export interface Suggested {
  readonly id: string;
  readonly seat: Seat;
  readonly choice: unknown;
  readonly reason: Reason | null;
  /** There is something else the bot can do. */
  readonly mayDecline: boolean;
}

/** What a bot has said about a choice, by the number of that choice. */
export interface Remarked {
  readonly at: number;
  readonly seat: Seat;
  readonly reason: Reason;
}

/** Something a person has asked of a bot, and its answer. */
export interface AskedOf extends Heard {
  readonly from: Seat;
  readonly to: Seat;
  readonly wish: Wish;
}

/** What bots at the table suggest and say, as one seat (or a spectator) hears it. */
export interface CompanyView {
  readonly suggestions: readonly Suggested[];
  readonly remarks: readonly Remarked[];
  readonly asked: readonly AskedOf[];
}

/** Everything the server may send over a live connection. */
export type ToClient =
  /** After `enter`: all there is to know. */
  | {
      readonly kind: 'welcome';
      readonly room: RoomView;
      readonly position: Position | null;
      /** The whole story, or what came after `have`. */
      readonly story: readonly Told[];
      /** False where `story` goes on from what the browser has. */
      readonly fresh: boolean;
      /** The last steps that were missed, to be shown in motion; empty where there were too many. */
      readonly missed: readonly Step[];
      readonly talk: readonly Said[];
      readonly company: CompanyView;
      /** The last ones. */
      readonly notes: readonly TableNote[];
      /** This seat's own last choice, counted as the story counts; 0 before the first. */
      readonly mine: number;
    }
  /** One choice was played or taken back. */
  | {
      readonly kind: 'step';
      readonly position: Position;
      readonly events: readonly Happening[];
      readonly back: boolean;
    }
  | { readonly kind: 'room'; readonly room: RoomView }
  | { readonly kind: 'said'; readonly said: Said }
  /** The clocks go on otherwise than by a choice. */
  | { readonly kind: 'clocks'; readonly clocks: readonly SeatClockView[] }
  | { readonly kind: 'noted'; readonly note: TableNote }
  /** All there are for this seat now. */
  | { readonly kind: 'suggested'; readonly suggestions: readonly Suggested[] }
  | { readonly kind: 'remarked'; readonly remark: Remarked }
  /** All that this seat may know of. */
  | { readonly kind: 'asked'; readonly asked: readonly AskedOf[] }
  | { readonly kind: 'done'; readonly id: string }
  /** `id` is null where the message had none that could be read. */
  | { readonly kind: 'refused'; readonly id: string | null; readonly why: Refusal }
  | { readonly kind: 'pong' };
