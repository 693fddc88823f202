import type { Happening, Seat } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import type { Heard, Reason, Wish } from '#kernel/speech.ts';

export type { Heard, Reason, Wish } from '#kernel/speech.ts';

/** How the bots of one game speak. Sentences are told apart here and worded in the folder `text/` of that game. */
export interface Voice<View, Choice, Event> {
  /**
   * Why the seat would make, or has just made, this choice, from what everybody may know (a spectator's view before the
   * choice): so it can never give anything away. Given the seat's own view it may say more, for that seat's ears alone.
   * Null for a secret choice, and where nothing is worth saying.
   */
  why(open: View, seat: Seat, choice: Choice): Reason | null;
  /** What may be asked of the bot in that seat now, from what everybody may know; none where nobody listens (another side). */
  wishes(open: View, from: Seat, to: Seat): readonly Wish[];
  /**
   * Whether the seat whose view it is will do it, and the sentence it answers with: within the rules of talk, which let
   * companions tell each other what they hold.
   */
  heed(view: View, wish: Wish): Heard;
  /**
   * A word of a bot about what has just happened, sparingly, from what everybody knows after it; null mostly. Not
   * everything is commented: `rng` decides.
   */
  taunt(open: View, seat: Seat, events: readonly Event[], rng: Rng): Reason | null;
}

export type AnyVoice = Voice<unknown, unknown, Happening>;
