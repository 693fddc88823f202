import type { Rider, Space } from '#games/trois/board/board.ts';
import type { News } from '#games/trois/cards/gazettes.ts';

/** Who stands where. */
export interface Standing {
  readonly rider: Rider;
  readonly at: Space;
}

/** A moment of a ride as a figure tells it: who stands where, who rolls what, and what comes of it by the rules. */
export interface Scene {
  /** In the order of play; the first of them rolls. */
  readonly riders: readonly [Standing, ...Standing[]];
  /** Who carries the studs, or where they lie; without either they are with Buckingham. */
  readonly carrier?: Rider;
  readonly lie?: Space;
  readonly news?: Partial<News>;
  readonly dice: readonly [number, number];
  /** He rides back to the trapped rider. */
  readonly back?: true;
  /** Where the first of them ends. */
  readonly to: Space;
}

/** Taken, he stops behind (TRO.11), draws there, and the gazette he rode over comes last (TRO.RULING.15). */
export const TAKEN: Scene = {
  riders: [
    { rider: 'porthos', at: 'FO2' },
    { rider: 'athos', at: 'FO8' },
  ],
  dice: [2, 4],
  to: 'FO7',
};

/** The studs change hands by overtaking (TRO.23). */
export const OVERTAKEN: Scene = {
  riders: [
    { rider: 'dartagnan', at: 'FR8' },
    { rider: 'athos', at: 'FR10' },
  ],
  carrier: 'athos',
  dice: [2, 3],
  to: 'FR13',
};

/** Those who find the Duke away stand one behind the other (TRO.RULING.10). */
export const QUEUE: Scene = {
  riders: [
    { rider: 'porthos', at: 'EO3' },
    { rider: 'aramis', at: 'EO10' },
  ],
  news: { buckingham: 'absent' },
  dice: [5, 4],
  to: 'EO9',
};

/** Back, exactly onto the trapped rider (TRO.25). */
export const FETCHED: Scene = {
  riders: [
    { rider: 'porthos', at: 'FR18' },
    { rider: 'athos', at: 'FR11' },
  ],
  lie: 'FR14',
  dice: [1, 3],
  back: true,
  to: 'FR14',
};
