import type { Seat } from '#kernel/game.ts';
import type { Rider, Space } from './board/board.ts';
import type { Field } from './board/ways.ts';
import type { BotteId } from './cards/bottes.ts';
import type { Leg } from './state.ts';
import type { HoldView, MusketeerView, View } from './view.ts';

/** A musketeer, and those of his Bottes that the reader knows. */
interface Man {
  readonly rider: Rider | null;
  readonly at: Space;
  readonly leg: Leg;
  readonly skip: number;
  readonly hold: HoldView | null;
  readonly bottes: readonly { readonly card: BotteId }[];
}

/**
 * As much of a match as a question looks at. A state has it, and a view gives it to its reader: so a refusal comes from
 * the very condition that withholds the choice, and cannot give away what the view does not show.
 */
export interface Position extends Field {
  readonly musketeers: readonly Man[];
  readonly order: readonly Seat[];
  readonly given: boolean;
}

const manOf = ({ rider, at, leg, skip, hold, bottes }: MusketeerView): Man => ({
  rider,
  at,
  leg,
  skip,
  hold,
  bottes: bottes.flatMap(card => (card === null ? [] : [{ card }])),
});

/** The position as the reader of a view knows it. */
export const positionOf = ({ news, studs, order, given, musketeers }: View): Position => ({
  news,
  studs,
  order,
  given,
  musketeers: musketeers.map(manOf),
});
