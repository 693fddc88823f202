import type { Seat } from '#kernel/game.ts';
import type { Rider, Space } from './board/board.ts';
import { toGo } from './board/route.ts';
import type { BotteId } from './cards/bottes.ts';
import type { CardId, OrderId, Pile } from './cards/cards.ts';
import { copyEffect, type Effect, type Until } from './cards/effects.ts';
import type { GazetteId, News } from './cards/gazettes.ts';
import type { RidePrompt } from './choices.ts';
import {
  EVERYBODY,
  type Hold,
  type Known,
  type Leg,
  type Musketeer,
  RETURNED,
  type Stage,
  type State,
  type Studs,
  type Turn,
} from './state.ts';

// Every field is named, in the types and where it is filled in: what a state gets besides is hidden until it is put here.

export interface HoldView {
  readonly until: Until;
  readonly attempts: number;
  readonly card: OrderId;
}

export type NewsView = Pick<News, 'bonacieux' | 'passage' | 'gate' | 'channel' | 'buckingham' | 'spies'>;

export type StudsView =
  | { readonly where: 'buckingham' }
  | { readonly where: 'rider'; readonly seat: Seat }
  | { readonly where: 'square'; readonly at: Space; readonly by: Seat };

/** A musketeer as everybody sees him; a Botte that the reader may not know is null. */
export interface MusketeerView {
  readonly rider: Rider | null;
  readonly at: Space;
  readonly leg: Leg;
  readonly skip: number;
  readonly skipCard: OrderId | null;
  readonly hold: HoldView | null;
  readonly oneDie: OrderId | null;
  readonly bottes: readonly (BotteId | null)[];
  /** Steps to go to the Queen by the public way, over all legs: who leads has the fewest. */
  readonly toGo: number;
}

/** The turn under way; `Turn` says what each field is. */
export interface TurnView {
  readonly seat: Seat;
  readonly prompt: RidePrompt;
  readonly stage: Stage;
  readonly fresh: boolean;
  readonly dice: readonly number[];
  readonly mode: 'dice' | 'one' | 'card';
  readonly back: boolean;
  readonly seeks: boolean;
  readonly points: number;
  readonly path: readonly Space[];
  readonly told: number;
  readonly from: number;
  readonly left: boolean;
  readonly card: OrderId | null;
  readonly todo: readonly Effect[];
  readonly news: boolean;
  readonly again: 'double' | 'card' | null;
}

export interface View {
  readonly seat: Seat | null;
  readonly phase: State['phase'];
  readonly round: number;
  readonly musketeers: readonly MusketeerView[]; // by seat
  readonly order: readonly Seat[];
  readonly turn: TurnView | null;
  readonly gazette: GazetteId;
  readonly news: NewsView;
  readonly studs: StudsView;
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

const holdView = ({ until, attempts, card }: Hold): HoldView => ({ until, attempts, card });

const musketeerView = (musketeer: Musketeer, seat: Seat | null): MusketeerView => {
  const { rider, at, leg, skip, skipCard, hold, oneDie, bottes } = musketeer;
  return {
    rider,
    at,
    leg,
    skip,
    skipCard,
    hold: hold === null ? null : holdView(hold),
    oneDie,
    bottes: read(bottes, seat),
    toGo: toGo(at, leg),
  };
};

const turnView = (turn: Turn): TurnView => ({
  seat: turn.seat,
  prompt: turn.prompt,
  stage: turn.stage,
  fresh: turn.fresh,
  dice: turn.dice,
  mode: turn.mode,
  back: turn.back,
  seeks: turn.seeks,
  points: turn.points,
  path: turn.path.slice(),
  told: turn.told,
  from: turn.from,
  left: turn.left,
  card: turn.card,
  todo: turn.todo.map(copyEffect),
  news: turn.news,
  again: turn.again,
});

const newsView = ({ bonacieux, passage, gate, channel, buckingham, spies }: News): NewsView => ({
  bonacieux,
  passage,
  gate,
  channel,
  buckingham,
  spies,
});

const studsView = (studs: Studs): StudsView => {
  switch (studs.where) {
    case 'buckingham':
      return { where: 'buckingham' };
    case 'rider':
      return { where: 'rider', seat: studs.seat };
    case 'square':
      return { where: 'square', at: studs.at, by: studs.by };
  }
};

export const view = (state: State, seat: Seat | null): View => ({
  seat,
  phase: state.phase,
  round: state.round,
  musketeers: state.musketeers.map(musketeer => musketeerView(musketeer, seat)),
  order: state.order,
  turn: state.turn === null ? null : turnView(state.turn),
  gazette: state.gazette,
  news: newsView(state.news),
  studs: studsView(state.studs),
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
