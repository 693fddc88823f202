import type { Seat } from '#kernel/game.ts';
import type { Rider, Space } from './board/board.ts';
import type { BotteId } from './cards/bottes.ts';
import type { CardId, OrderId, Pile } from './cards/cards.ts';
import type { GazetteId, News } from './cards/gazettes.ts';
import { toGo } from './board/route.ts';
import { EVERYBODY, type Hold, type Known, type Leg, RETURNED, type State, type Studs, type Turn } from './state.ts';

/** A musketeer as everybody sees him; a Botte that the reader may not know is null. */
export interface MusketeerView {
  readonly rider: Rider | null;
  readonly at: Space;
  readonly leg: Leg;
  readonly skip: number;
  readonly skipCard: OrderId | null;
  readonly hold: Hold | null;
  readonly oneDie: OrderId | null;
  readonly bottes: readonly (BotteId | null)[];
  /** Steps to go to the Queen by the public way, over all legs: who leads has the fewest. */
  readonly toGo: number;
}

export interface View {
  readonly seat: Seat | null;
  readonly phase: State['phase'];
  readonly round: number;
  readonly musketeers: readonly MusketeerView[]; // by seat
  readonly order: readonly Seat[];
  readonly turn: Turn | null;
  readonly gazette: GazetteId;
  readonly news: News;
  readonly studs: Studs;
  readonly given: boolean;
  readonly blocked: readonly Seat[];
  readonly winner: Seat | null;
  /** Face-down piles, the next card first, null where the reader cannot know it. */
  readonly gazettes: readonly (GazetteId | null)[];
  readonly piles: Readonly<Record<Pile, readonly (CardId | null)[]>>;
  /** Places in the sword pile of Bottes put back unseen: the reader knows what they are, but not which. */
  readonly returned: readonly number[];
}

const knows = (seat: Seat | null, seen: number): boolean =>
  seat === null ? seen === EVERYBODY : (seen & (1 << seat)) !== 0;

const read = <Card>(cards: readonly Known<Card>[], seat: Seat | null): (Card | null)[] =>
  cards.map(({ card, seen }) => (knows(seat, seen) ? card : null));

const returnedIn = (cards: readonly Known<CardId>[], seat: Seat | null): number[] => {
  const places: number[] = [];
  for (const [place, { seen }] of cards.entries())
    if ((seen & RETURNED) !== 0 && !knows(seat, seen)) places.push(place);
  return places;
};

export const view = (state: State, seat: Seat | null): View => ({
  seat,
  phase: state.phase,
  round: state.round,
  musketeers: state.musketeers.map(({ rider, at, leg, skip, skipCard, hold, oneDie, bottes }) => ({
    rider,
    at,
    leg,
    skip,
    skipCard,
    hold,
    oneDie,
    bottes: read(bottes, seat),
    toGo: toGo(at, leg),
  })),
  order: state.order,
  turn: state.turn === null ? null : { ...state.turn, path: state.turn.path.slice() },
  gazette: state.gazette,
  news: state.news,
  studs: state.studs,
  given: state.given,
  blocked: state.blocked,
  winner: state.winner,
  gazettes: read(state.gazettes, seat),
  piles: {
    milady: read(state.piles.milady, seat),
    rochefort: read(state.piles.rochefort, seat),
    sword: read(state.piles.sword, seat),
  },
  returned: returnedIn(state.piles.sword, seat),
});
