import type { Options, Seat } from '#kernel/game.ts';
import type { Heard, Reason, Wish } from '#kernel/speech.ts';
import type { WordPromise } from '#kernel/word-promise.ts';
import type { MotionAbout, SeatPlan } from '#wire/to-server.ts';

/** Everything that can happen at a table. */
export type RoomAction =
  /** A choice, or null for one taken back. */
  | {
      readonly kind: 'play';
      readonly seat: Seat;
      readonly choice: unknown;
      /** The rules have answered for a seat whose time had run out. */
      readonly silent?: true;
    }
  | {
      readonly kind: 'sit';
      readonly seat: Seat;
      readonly person: string;
      readonly name: string;
      readonly face: string;
      /** Left out before it was kept. */
      readonly from?: string;
      /** The seat another invitation of his leads to: it is used up. */
      readonly used?: Seat;
    }
  | { readonly kind: 'rise'; readonly seat: Seat }
  | { readonly kind: 'rename'; readonly seat: Seat; readonly name: string; readonly face: string }
  /** From before words were promised: journals of that time hold it, and none is written any more. */
  | { readonly kind: 'words'; readonly seat: Seat; readonly words: string }
  | {
      readonly kind: 'ready';
      readonly seat: Seat;
      readonly ready: boolean;
      /** What this seat will add to the mix; left out for nothing. */
      readonly promise?: WordPromise | null;
    }
  | { readonly kind: 'plan'; readonly seat: Seat; readonly plan: SeatPlan }
  | { readonly kind: 'list'; readonly listed: boolean }
  /** The host begins, and adds his own promise: from here on nobody changes words, seat or readiness. */
  | { readonly kind: 'freeze'; readonly seat: Seat | null; readonly promise: WordPromise | null }
  /** What a seat had promised. With the last one the deal is owed. */
  | { readonly kind: 'reveal'; readonly seat: Seat; readonly words: string }
  /** The deal is called off: all promises are void. */
  | { readonly kind: 'thaw' }
  /** What the match is dealt by: left out in old journals, and where it is as the table was made. */
  | { readonly kind: 'start'; readonly rules?: number; readonly options?: Options }
  /** Whoever sits there has come from the machine that runs the house. */
  | { readonly kind: 'house'; readonly seat: Seat }
  | {
      readonly kind: 'say';
      readonly seat: Seat | null;
      readonly name: string;
      readonly text: string;
      /** What was shown; left out where it was only said. */
      readonly shown?: readonly string[];
      /** The seats that hear it; null for everybody, spectators too. */
      readonly to: readonly Seat[] | null;
    }
  /** The link of a seat, or the spectators' (null), is another from now on. */
  | { readonly kind: 'reissue'; readonly seat: Seat | null }
  /** A spectator, by the handle he has in the host's list. */
  | {
      readonly kind: 'remove';
      readonly spectator: string;
      /** Where he came from: nobody unknown comes in from there. */
      readonly froms?: readonly string[];
      /** The others who look on now: they may stay, although the link changes. Left out before it did. */
      readonly stay?: readonly string[];
      /** Who he is, where he has sat here: the table is no longer among his own. Left out before it was kept. */
      readonly person?: string;
    }
  /** Somebody who sits is shown out before the match, with `block` for good. */
  | {
      readonly kind: 'unseat';
      readonly seat: Seat;
      readonly block: boolean;
      /** Whoever sat there: the table is no longer among his own. Left out before it was kept. */
      readonly person?: string;
    }
  /** A seat nobody sits in is taken away; those after it move up. */
  | { readonly kind: 'close'; readonly seat: Seat }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'hush'; readonly on: boolean }
  /** Whose seat it was when the match began has it back. */
  | { readonly kind: 'reclaim'; readonly seat: Seat }
  | { readonly kind: 'hand'; readonly seat: Seat; readonly level: string; readonly by: Seat | null }
  | { readonly kind: 'return'; readonly seat: Seat }
  /** A seat's time has run out: a bot plays on until its owner returns. */
  | { readonly kind: 'run-out'; readonly seat: Seat; readonly level: string }
  /** A seat that is waited for is reminded of it. */
  | { readonly kind: 'nudge'; readonly seat: Seat; readonly by: Seat | null }
  /** Somebody needs a moment: so many milliseconds are added to what he has for his question. */
  | { readonly kind: 'moment'; readonly seat: Seat; readonly adds: number }
  /** A seat is given up for good; a bot plays on, or where nobody is left to play for something, the match ends. */
  | { readonly kind: 'resign'; readonly seat: Seat; readonly level: string; readonly ends: boolean }
  /** A bot would do this about a matter of people's too, and waits for their word. */
  | {
      readonly kind: 'suggest';
      readonly seat: Seat;
      readonly suggestion: string;
      /** Of the match: it stands while the bot's question is no newer. */
      readonly version: number;
      readonly choice: unknown;
      readonly reason: Reason | null;
      readonly mayDecline: boolean;
    }
  | { readonly kind: 'nod'; readonly seat: Seat; readonly suggestion: string; readonly agreed: boolean }
  /** What a bot has to say about a choice, by the number of that choice. */
  | { readonly kind: 'remark'; readonly seat: Seat; readonly at: number; readonly reason: Reason }
  | {
      readonly kind: 'wish';
      readonly seat: Seat;
      readonly to: Seat;
      readonly wish: Wish;
      /** The bot's answer; null where the wish is let go. */
      readonly heard: Heard | null;
      /** The seats that hear it; null for everybody. */
      readonly hearers: readonly Seat[] | null;
    }
  /** The owner of a seat has been seen nowhere for some seconds; and is here again, or comes from somewhere new. */
  | { readonly kind: 'gone'; readonly seat: Seat }
  | { readonly kind: 'came'; readonly seat: Seat; readonly from: string }
  /** Put to those who play: `asked` have to agree within `lasts` milliseconds. Null is a host who does not play. */
  | {
      readonly kind: 'motion';
      readonly seat: Seat | null;
      readonly about: MotionAbout;
      readonly asked: readonly Seat[];
      readonly lasts: number;
    }
  | { readonly kind: 'vote'; readonly seat: Seat; readonly agreed: boolean }
  | { readonly kind: 'advice'; readonly on: boolean }
  | { readonly kind: 'again'; readonly table: string; readonly by: Seat | null };

/** A browser's message: ids are made up there, so that only together with its sender one tells it from another. */
export interface Sent {
  readonly id: string;
  readonly sender: string;
}

/** As the journal keeps it, with the id of the browser's message, null for the machine's: so that none counts twice. */
export type RoomEntry = RoomAction & {
  readonly id: string | null;
  /** The handle of whoever sent it. Left out for the machine, and before it was kept. */
  readonly sender?: string;
};

/** What is said, and what bots make of it: it seats nobody, and no list tells of it. */
export const isTalk = ({ kind }: RoomAction): boolean =>
  kind === 'say' || kind === 'wish' || kind === 'remark' || kind === 'suggest' || kind === 'nod';

/** It changes nothing that lists tell. */
export const isQuiet = (action: RoomAction): boolean =>
  isTalk(action) || action.kind === 'gone' || action.kind === 'came';

/** Some may know of it and others not. */
export const isWhispered = (action: RoomAction): boolean => {
  if (action.kind === 'say') return action.to !== null;
  if (action.kind === 'wish') return action.hearers !== null;
  return action.kind === 'suggest' || action.kind === 'nod';
};

/** What others, or the machine, do with a seat. */
const OTHERS: readonly RoomAction['kind'][] = ['reissue', 'plan', 'unseat', 'close', 'run-out'];

/** The seat that has done it; null where the machine or somebody who looks on has. */
export const doerOf = (action: RoomAction): Seat | null => {
  if (action.kind === 'hand' || action.kind === 'nudge') return action.by;
  if (OTHERS.includes(action.kind) || (action.kind === 'play' && action.silent)) return null;
  return 'seat' in action && action.seat !== null && action.seat >= 0 ? action.seat : null;
};
