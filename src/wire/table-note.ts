import type { Seat } from '#kernel/game.ts';

/** What can happen around a match and is told to everybody; the page has a sentence for each. */
export type NoteKind =
  /** A bot plays for a seat from now on: `by` is who let it. */
  | 'handed'
  /** The owner of a seat plays again. */
  | 'returned'
  /** Somebody else has sat down there. */
  | 'taken-over'
  /** Whose seat it was has it back. */
  | 'reclaimed'
  /** Asked for: that somebody else plays on for a seat; and somebody has said no to it. */
  | 'replacing'
  | 'kept'
  /** The host has freed a seat before the match. */
  | 'shown-out'
  /** A seat's time has run out, and a bot plays on; or the rules have answered for it. */
  | 'ran-out'
  | 'silent'
  /** Somebody is reminded that the others wait. */
  | 'nudged'
  | 'moment'
  | 'resigned'
  /** Somebody wants to end the match; somebody does not; all have agreed. */
  | 'end-wanted'
  | 'end-declined'
  | 'end-agreed';

/** Something that happened around a match. */
export interface TableNote {
  /** Counts the notes of a table. */
  readonly id: number;
  /** The number of the choice it came after; 0 is the deal. */
  readonly at: number;
  readonly time: number;
  readonly kind: NoteKind;
  /** Whom it is about; null where it is about all. */
  readonly seat: Seat | null;
  /** Who did it; null for one who has no seat, and where it says nothing more. */
  readonly by: Seat | null;
  /** What whom it is about was called then; left out where the seat is still his. */
  readonly name?: string;
}
