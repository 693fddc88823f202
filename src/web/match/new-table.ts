import { type GameId, isGameId } from '#games/index.ts';
import type { Options } from '#kernel/game.ts';
import type { MatchRecord, SeatRecord } from '#kernel/journal.ts';
import { newMatch } from '#table/new-match.ts';
import { openTable } from '#table/table.ts';
import type { FaceId } from '../art/people.ts';
import { againAs } from './again.ts';
import { factsOf } from './facts.ts';
import { entryOf } from './games.ts';
import { library } from './library.svelte.ts';
import { playOpening } from './opening.ts';
import { THINK } from './pace.ts';
import { freshBytes, freshId } from './random.ts';
import { metaOf } from './status.ts';
import { Thinker } from './thinker.ts';

interface MatchSetup {
  readonly game: GameId;
  readonly options: Options;
  readonly seats: readonly SeatRecord[];
  /** By seat; null for the face of whomever that seat comes to be, or else of the place. */
  readonly faces: readonly { readonly chosen: FaceId | null; readonly usual: FaceId }[];
  readonly secret: Uint8Array;
  readonly table: string;
  /** Whom somebody alone wants to be. */
  readonly wish?: string | null;
}

/** Lays a new match on the table, plays what comes before the first question to a person, and gives its id. */
export const startMatch = async ({
  game: id,
  options,
  seats,
  faces,
  secret,
  table,
  wish,
}: MatchSetup): Promise<string> => {
  const { game } = entryOf(id);
  const opened = openTable(game, newMatch({ game, options, seats, secret, table })).table;
  if (opened === null) throw new Error('a new match does not open');
  const facts = factsOf(id);
  const thinker = new Thinker(id);
  try {
    await playOpening(opened, {
      think: thought => thinker.think(thought, THINK['at-once']),
      granted: question => (wish ? (facts?.granted?.(wish, question) ?? []) : []),
    });
  } catch {
    // Bots that could not be reached will be asked again at the table; what was played until then is good.
  } finally {
    thinker.stop();
  }
  const seen = opened.seen(null);
  const shown = faces.map(({ chosen, usual }, seat) => chosen ?? facts?.castAs?.(seen.view, seat) ?? usual);
  const { record } = opened;
  library.save(table, { record, meta: metaOf(record, seen, shown, Date.now()) });
  return table;
};

/** The same people around the same game, with a fresh secret; their words were for the match before. */
export const rematchOf = (record: MatchRecord, faces: readonly FaceId[]): Promise<string> => {
  const { game, options } = record;
  if (!isGameId(game)) throw new Error(`no game is called ${game}`);
  const seats = record.seats.map(seat => ({ ...seat, words: '' }));
  const again = againAs(entryOf(game).game, record, faces);
  return startMatch({ game, options, seats, ...again, secret: freshBytes(32), table: freshId() });
};
