import type { Seat } from '#kernel/game.ts';
import type { Heard, Reason, Wish } from '#kernel/speech.ts';
import type { SeatPlan } from '#wire/to-server.ts';

/** Everything that can happen at a table. */
export type RoomAction =
  /** A choice, or null for one taken back. */
  | { readonly kind: 'play'; readonly seat: Seat; readonly choice: unknown }
  | {
      readonly kind: 'sit';
      readonly seat: Seat;
      readonly person: string;
      readonly name: string;
      readonly face: string;
    }
  | { readonly kind: 'rise'; readonly seat: Seat }
  | { readonly kind: 'rename'; readonly seat: Seat; readonly name: string; readonly face: string }
  | { readonly kind: 'words'; readonly seat: Seat; readonly words: string }
  | { readonly kind: 'ready'; readonly seat: Seat; readonly ready: boolean }
  | { readonly kind: 'plan'; readonly seat: Seat; readonly plan: SeatPlan }
  | { readonly kind: 'list'; readonly listed: boolean }
  | { readonly kind: 'start' }
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
  | { readonly kind: 'remove'; readonly spectator: string }
  | { readonly kind: 'hand'; readonly seat: Seat; readonly level: string; readonly by: Seat | null }
  | { readonly kind: 'return'; readonly seat: Seat }
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
  | { readonly kind: 'advice'; readonly on: boolean }
  | { readonly kind: 'again'; readonly table: string; readonly by: Seat | null };

/** As the journal keeps it, with the id of the browser's message, null for the machine's: so that none counts twice. */
export type RoomEntry = RoomAction & { readonly id: string | null };

/** What is said, and what bots make of it: it seats nobody, and no list tells of it. */
export const isTalk = ({ kind }: RoomAction): boolean =>
  kind === 'say' || kind === 'wish' || kind === 'remark' || kind === 'suggest' || kind === 'nod';

/** Some may know of it and others not. */
export const isWhispered = (action: RoomAction): boolean => {
  if (action.kind === 'say') return action.to !== null;
  if (action.kind === 'wish') return action.hearers !== null;
  return action.kind === 'suggest' || action.kind === 'nod';
};
