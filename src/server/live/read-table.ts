import { playsBy } from '#kernel/game.ts';
import { readArchive } from '#table/archive.ts';
import { gunzipped } from '../gunzipped.ts';
import { note, openRoom, type Room } from '../room/room.ts';
import type { JournalLine, OpenedSince } from '../store/store.ts';
import { CannotOpen } from './cannot-open.ts';
import { pagesOf } from './journal-pages.ts';
import { type LiveTable, liveTable } from './live-table.ts';
import { journalBytes } from './replays.ts';
import { readSnapshot, roomFrom, SNAPSHOT_EVERY, type Snapshot } from './snapshot.ts';
import type { OfferedGame, TableDeps } from './table-deps.ts';
import type { ReadTable } from './table-parts.ts';

/** More lines than this are not played where others wait meanwhile. */
const MOST_LINES = SNAPSHOT_EVERY * 2;

/** A table on its way to be opened. */
interface Opening {
  readonly kept: OpenedSince;
  /** Null where there is none that can be gone on from: then the lines begin with the first. */
  readonly snapshot: Snapshot | null;
  /** As many as were read at once. */
  readonly lines: readonly JournalLine[];
  readonly offered: OfferedGame;
  readonly deps: TableDeps;
}

const roomAfter = async ({ row }: OpenedSince, { store }: TableDeps): Promise<Room> => {
  const room = openRoom(row.id, row.opening);
  for await (const page of pagesOf(store, row.id)) for (const line of page) note(room, line);
  return room;
};

const cannotOpen = async (opening: Opening, why: CannotOpen['why'], cause?: unknown): Promise<CannotOpen> => {
  const { row, phase } = opening.kept;
  const { game } = opening.offered;
  const room = await roomAfter(opening.kept, opening.deps);
  const known = { row, room, phase };
  if (why === 'broken-table')
    return new CannotOpen(`the journal of table ${row.id} cannot be played`, why, known, cause);
  // A journal says nothing to other rules than those it was written by; `CHANGELOG.md` names the version that had them.
  const begun = `table ${row.id} was begun by rules ${room.rules} of ${game.id}, and this version plays rules ${game.rules}`;
  const isOlder = room.rules < game.rules;
  const then = isOlder
    ? 'it is kept as it is; finish it with the version of Panache it was begun with'
    : 'update Panache';
  return new CannotOpen(`${begun}: ${then}`, why, known);
};

/** The rules the match was dealt by; null before the deal. */
const rulesOf = async ({ kept, snapshot, lines, deps }: Opening): Promise<number | null> => {
  const { row } = kept;
  const dealtIn = (page: readonly JournalLine[]): number | null => {
    for (const { entry } of page) if (entry.kind === 'start') return entry.rules ?? row.opening.rules;
    return null;
  };
  const room = snapshot === null ? null : roomFrom(row, snapshot);
  if (room?.phase === 'playing') return room.rules;
  const read = dealtIn(lines);
  if (read !== null || lines.length <= MOST_LINES) return read;
  for await (const page of pagesOf(deps.store, row.id, { after: lines[lines.length - 1].number })) {
    const found = dealtIn(page);
    if (found !== null) return found;
  }
  return null;
};

/** A finished match whose rules are gone is told by its archive; one that runs waits for those who have them. */
const readWithoutRules = async (opening: Opening): Promise<ReadTable> => {
  const { row, phase } = opening.kept;
  const { store } = opening.deps;
  const bytes = phase === 'over' ? await store.archive(row.id) : null;
  const archive = bytes === null ? null : readArchive(await gunzipped(bytes));
  if (archive === null) throw await cannotOpen(opening, 'other-rules');
  return { row, snapshot: null, lines: await store.since(row.id, 0), archive };
};

/** The present comes from the snapshot and the lines after it; where these are many, they are played elsewhere. */
const readWithRules = async (opening: Opening): Promise<ReadTable> => {
  const { kept, snapshot, lines, deps } = opening;
  const { row } = kept;
  if (lines.length <= MOST_LINES) return { row, snapshot, lines, archive: null };
  const { number, value, broken } = await deps.replays.play('snapshot', await journalBytes(deps.store, row));
  if (broken !== null) throw await cannotOpen(opening, 'broken-table', broken);
  await deps.store
    .keepSnapshot(row.id, number, value)
    .catch(error => deps.trouble(`a snapshot of table ${row.id} could not be kept`, error));
  return { row, snapshot: value, lines: await deps.store.since(row.id, number), archive: null };
};

const openedFrom = async (opening: Opening): Promise<LiveTable> => {
  const { offered, deps } = opening;
  const rules = await rulesOf(opening);
  if (rules !== null && !playsBy(offered.game, rules)) return liveTable(await readWithoutRules(opening), offered, deps);
  const read = await readWithRules(opening);
  try {
    return liveTable(read, offered, deps);
  } catch (error) {
    throw await cannotOpen(opening, 'broken-table', error);
  }
};

/** A game this version has never heard of cannot be played, and everything else can still be told of the table. */
const gameOf = async (
  kept: OpenedSince,
  offeredFor: (game: string) => OfferedGame,
  deps: TableDeps,
): Promise<OfferedGame> => {
  const { row, phase } = kept;
  try {
    return offeredFor(row.opening.game);
  } catch (error) {
    const known = { row, room: await roomAfter(kept, deps), phase };
    throw new CannotOpen(`the game of table ${row.id} is not known here`, 'broken-table', known, error);
  }
};

/** Opens a table as it is kept, null where there is none; rejects with `CannotOpen` where nobody can sit down at it here. */
export const readTable = async (
  id: string,
  offeredFor: (game: string) => OfferedGame,
  deps: TableDeps,
): Promise<LiveTable | null> => {
  const kept = await deps.store.openSince(id, MOST_LINES + 1);
  if (kept === null) return null;
  const offered = await gameOf(kept, offeredFor, deps);
  const snapshot = readSnapshot(kept.row, kept.snapshot, offered.game);
  const isLost = snapshot === null && kept.snapshot !== null;
  const lines = isLost ? await deps.store.since(id, 0, MOST_LINES + 1) : kept.lines;
  return openedFrom({ kept, snapshot, lines, offered, deps });
};
