import type { AnyGame } from '#kernel/game.ts';
import type { KeptDeclined } from '#table/declined-matters.ts';
import type { SeatClocks } from '../room/clocks.ts';
import { openRoom, type Room } from '../room/room.ts';
import type { Snapshot as KeptSnapshot, TableRow } from '../store/store.ts';
import { VERSION } from '../version.ts';
import type { KeptMatch } from './match.ts';

/** Lines of a journal between two snapshots. */
export const SNAPSHOT_EVERY = 200;

/** All that the journal of a table comes to: room and match, as plain JSON. */
export interface Snapshot {
  /** The form it has: one of another form is not read, and the journal played instead. */
  readonly shape: string;
  /** The seal of the table it was taken at. */
  readonly commitment: string;
  readonly room: unknown;
  readonly match: KeptMatch | null;
  /** What the seats' clocks have left; null where there are none. */
  readonly clocks: SeatClocks | null;
  /** What people did not want of bots. */
  readonly declined: KeptDeclined;
}

/** What it is of: another version of Panache may mean something else by the same fields, and new fields older ones lack. */
const shapeOf = (room: Room): string =>
  [VERSION, ...Object.keys(room).sort(), ...Object.keys(room.seats[0] ?? {}).sort()].join();

/** What a snapshot is taken of. */
interface Kept {
  readonly room: Room;
  readonly match: { kept(): KeptMatch } | null;
  readonly clocksKept: () => SeatClocks | null;
}

/** JSON has no sets. */
const written = (_key: string, value: unknown): unknown =>
  value instanceof Set ? { $set: [...value] } : value instanceof Map ? { $map: [...value] } : value;

const read = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if ('$set' in value && Array.isArray(value.$set)) return new Set(value.$set);
  if ('$map' in value && Array.isArray(value.$map)) return new Map(value.$map);
  return value;
};

export const snapshotOf = (kept: Kept, declined: KeptDeclined): Snapshot => {
  const { room, match } = kept;
  const { opening, ...rest } = room;
  return {
    shape: shapeOf(room),
    commitment: opening.commitment,
    room: JSON.parse(JSON.stringify(rest, written)),
    match: match?.kept() ?? null,
    clocks: kept.clocksKept(),
    declined,
  };
};

/** The room of a snapshot as it was. */
export const roomFrom = ({ id, opening }: TableRow, { room }: Snapshot): Room => {
  const kept = JSON.parse(JSON.stringify(room), read) as Partial<Room>;
  return { ...openRoom(id, opening), ...kept, id, opening };
};

/**
 * A snapshot as the store gave it, looked at with care: null where it cannot be gone on from, and the journal has to be
 * played.
 */
export const readSnapshot = (row: TableRow, kept: KeptSnapshot | null, game: AnyGame): Snapshot | null => {
  if (kept === null) return null;
  try {
    const found = kept.value as Snapshot;
    if (found.shape !== shapeOf(openRoom(row.id, row.opening)) || found.commitment !== row.opening.commitment)
      return null;
    if (roomFrom(row, found).number !== kept.number) return null;
    // A state that the rules cannot read throws.
    if (found.match !== null) {
      const { state, tail } = found.match.table.past;
      for (const each of [{ state }, ...tail]) game.decisions(each.state);
    }
    return found;
  } catch {
    return null;
  }
};
