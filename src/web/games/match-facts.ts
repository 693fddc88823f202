import type { Outcome } from '#kernel/game.ts';
import type { Told } from '#table/table.ts';
import type { Mark } from '../match/marks.ts';
import type { Presets } from '../pages/setup/presets.ts';
import type { MatchStatus } from '../saved-match.ts';

/**
 * A game as the pages around its table know it: `match.ts` in its folder. Those of all games come with the first match,
 * so it must stay small and import nothing but types; the table itself is `Table.svelte` beside it.
 */
export interface MatchFacts {
  /** The table has a place of its own for what else lies beside it, the chronicle and the talk. */
  readonly rail: boolean;
  /** The table can be heard. */
  readonly sounds: boolean;
  /** How far a match is, by what everybody may know of it. */
  readonly standing: (view: unknown) => MatchStatus;
  /** How a match ended; left out where it is enough to say who won. */
  readonly ended?: (names: readonly string[], outcome: Outcome) => MatchStatus;
  /** The moments of a match worth jumping to, in their order. */
  readonly marks: (story: readonly Told[]) => Mark[];
  /** Tables set with one touch; left out where there is too little to set. */
  readonly presets?: Presets;
}
