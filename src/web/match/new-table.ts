import { type GameId, isGameId } from '#games/index.ts';
import type { Options } from '#kernel/game.ts';
import type { MatchRecord, SeatRecord } from '#kernel/journal.ts';
import { newMatch } from '#table/new-match.ts';
import { openTable } from '#table/table.ts';
import type { FaceId } from '../art/people.ts';
import { entryOf } from './games.ts';
import { library } from './library.svelte.ts';
import { freshBytes, freshId } from './random.ts';
import { metaOf } from './status.ts';

interface Wanted {
  readonly game: GameId;
  readonly options: Options;
  readonly seats: readonly SeatRecord[];
  readonly faces: readonly FaceId[];
  readonly secret: Uint8Array;
  readonly table: string;
}

/** Lays a new match on the table and gives its id. */
export const startMatch = ({ game: id, options, seats, faces, secret, table }: Wanted): string => {
  const { game } = entryOf(id);
  const record = newMatch({ game, options, seats, secret, table });
  const opened = openTable(game, record);
  if (opened.table === null) throw new Error('a new match does not open');
  library.save(table, { record, meta: metaOf(record, opened.table.seen(null), faces, Date.now()) });
  return table;
};

/** The same people around the same game, with a fresh secret; their words were for the match before. */
export const rematchOf = ({ game, options, seats }: MatchRecord, faces: readonly FaceId[]): string => {
  if (!isGameId(game)) throw new Error(`no game is called ${game}`);
  const again = seats.map(seat => ({ ...seat, words: '' }));
  return startMatch({ game, options, seats: again, faces, secret: freshBytes(32), table: freshId() });
};
