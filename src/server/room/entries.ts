import type { Seat } from '#kernel/game.ts';
import type { SeatPlan } from '#wire/to-server.ts';

/** Everything that can happen at a table. */
export type Deed =
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
  | { readonly kind: 'again'; readonly table: string; readonly by: Seat | null };

/** As the journal keeps it, with the id of the browser's message, null for the machine's: so that none counts twice. */
export type Entry = Deed & { readonly id: string | null };
