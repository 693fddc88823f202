import type { Seat } from '#kernel/game.ts';
import type { Rider, Space } from './board.ts';
import type { BotteId } from './cards/bottes.ts';
import type { CardId, OrderId, Pile } from './cards/cards.ts';
import type { GazetteId, News } from './cards/gazettes.ts';
import type { Hold, Leg, State, Studs, Turn } from './state.ts';

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
}
