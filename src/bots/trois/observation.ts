import type { Field } from '#games/trois/board/ways.ts';
import type { BotteId } from '#games/trois/cards/bottes.ts';
import type { CardId, Pile } from '#games/trois/cards/cards.ts';
import type { GazetteId } from '#games/trois/cards/gazettes.ts';
import type { Known, State } from '#games/trois/state.ts';
import type { HoldView, TurnView, View } from '#games/trois/view.ts';
import type { Seat } from '#kernel/game.ts';
import type { Spot } from './road.ts';

/** A musketeer on the board, as everybody sees him. */
interface Man extends Spot {
  readonly skip: number;
  readonly hold: HoldView | null;
  readonly oneDie: string | null;
  readonly bottes: readonly unknown[];
}

/** What a seat knows when it chooses. A view has all of it; so has the seat's part of an imagined world. */
export interface Observation extends Field {
  readonly seat: Seat;
  readonly musketeers: readonly Man[];
  readonly hand: readonly BotteId[];
  readonly turn: TurnView | null;
  /** The gazette and the cards on top, where the seat remembers what was put back. */
  readonly nextGazette: GazetteId | null;
  readonly nextCard: Readonly<Record<Pile, CardId | null>>;
}

export const observationOf = (view: View): Observation => {
  if (view.seat === null) throw new Error('a spectator has nothing to choose');
  return {
    seat: view.seat,
    musketeers: view.musketeers,
    hand: view.musketeers[view.seat].bottes.filter(botte => botte !== null),
    turn: view.turn,
    news: view.news,
    studs: view.studs,
    nextGazette: view.gazettes[0] ?? null,
    nextCard: {
      milady: view.piles.milady[0] ?? null,
      rochefort: view.piles.rochefort[0] ?? null,
      sword: view.piles.sword[0] ?? null,
    },
  };
};

const topFor = <Card>([top]: readonly Known<Card>[], seat: Seat): Card | null =>
  top !== undefined && (top.seen & (1 << seat)) !== 0 ? top.card : null;

export const observationIn = ({ musketeers, turn, news, studs, gazettes, piles }: State, seat: Seat): Observation => ({
  seat,
  musketeers,
  hand: musketeers[seat].bottes.map(({ card }) => card),
  turn,
  news,
  studs,
  nextGazette: topFor(gazettes, seat),
  nextCard: {
    milady: topFor(piles.milady, seat),
    rochefort: topFor(piles.rochefort, seat),
    sword: topFor(piles.sword, seat),
  },
});
