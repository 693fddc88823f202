import type { AnyGame, Seat } from '#kernel/game.ts';
import type { Thought } from '#table/bot-seats.ts';
import type { Voices } from '#table/thinkers.node.ts';
import type { PersonId, TableId } from '#wire/ids.ts';
import type { Metrics } from '../metrics.ts';
import type { Links } from '../room/links.ts';
import type { Room } from '../room/room.ts';
import type { Store } from '../store/store.ts';
import type { HouseTime } from '../time.ts';
import type { Archivist } from './archivist.ts';
import type { Hours } from './hours.ts';
import type { Replays } from './replays.ts';
import type { StoryShelf } from './story-shelf.ts';

/** A game as the house needs it. */
export interface OfferedGame {
  readonly game: AnyGame;
  /** The levels bots play it at. */
  readonly levels: readonly string[];
}

interface AskedTurn {
  readonly table: string;
  readonly title: string;
  readonly game: string;
  readonly seat: Seat;
  readonly person: string;
  readonly version: number;
}

/** Tells people who are not here that they are waited for. */
export interface Notices {
  readonly asked: (turn: AskedTurn) => void;
  readonly nudged: (turn: AskedTurn & { readonly nudged: number }) => void;
  readonly answered: (table: string, seat: Seat, version: number) => void;
}

/** What every table of the house is given. */
export interface TableDeps {
  readonly store: Store;
  readonly links: Links;
  /** The name of this process among several. */
  readonly node: string;
  readonly time: HouseTime;
  readonly hours: Pick<Hours, 'closedBetween' | 'beat'>;
  readonly think: (game: string, thought: Thought) => Promise<unknown>;
  /** What bots have to say. */
  readonly voices: Voices;
  /** Milliseconds before a bot answers. */
  readonly botPause: number;
  readonly notices: Notices;
  /** Journals played again where nobody waits for it. */
  readonly replays: Replays;
  readonly stories: StoryShelf;
  readonly archives: Pick<Archivist, 'keep'>;
  readonly metrics: Metrics;
  readonly trouble: (what: string, error: unknown) => void;
  /** Makes the table of a rematch and tells its id. */
  readonly makeNext: (room: Room, host: PersonId) => Promise<TableId>;
}
