import type { Decision, Outcome, Seat } from '#kernel/game.ts';
import type { Told } from '#table/table.ts';
import type { FaceId } from '../art/people.ts';
import type { Mark } from '../match/marks.ts';
import type { OptionGroups } from '../pages/setup/option-groups.ts';
import type { Presets } from '../pages/setup/presets.ts';
import type { MatchStatus } from '../saved-match.ts';
import type { MoodName } from '../sound/music/moods.ts';

/**
 * A game as the pages around its table know it: `match-facts.ts` in its folder. Those of all games come with the first match,
 * so it must stay small and import nothing but types; the table itself is `Table.svelte` beside it.
 */
export interface MatchFacts {
  /** The table has a place of its own for what else lies beside it, the chronicle and the talk. */
  readonly rail: boolean;
  /** The table can be heard. */
  readonly sounds: boolean;
  /** What is played softly while one sits at it. */
  readonly music: MoodName;
  /** How far a match is, by what everybody may know of it. */
  readonly standing: (view: unknown) => MatchStatus;
  /** How a match ended; left out where it is enough to say who won. */
  readonly ended?: (names: readonly string[], outcome: Outcome) => MatchStatus;
  /** The style (of `art/seats.ts`) of the part a seat has taken, by what everybody may know; left out where parts are dealt by seat. */
  readonly taken?: (view: unknown, seat: Seat) => number | null;
  /** The moments of a match worth jumping to, in their order. */
  readonly marks: (story: readonly Told[]) => Mark[];
  /** Tables set with one touch; left out where there is too little to set. */
  readonly presets?: Presets;
  /** Options that belong together, where there are too many for one list. */
  readonly groups?: OptionGroups;
  /** What somebody alone may wish for before the match; empty where the question is about something else. */
  readonly granted?: (wish: string, question: Decision<unknown>) => readonly unknown[];
  /** The person of the story each seat has become, by what everybody may know; null where there is none or several. */
  readonly castAs?: (view: unknown, seat: Seat) => FaceId | null;
}
