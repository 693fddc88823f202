import type { Seat } from '#kernel/game.ts';
import type { Refusal } from '#wire/to-client.ts';
import type { Connection } from './connection.ts';
import type { JournalWriter } from './journal-writer.ts';
import type { PendingEntry } from './line-appender.ts';
import type { TableParts } from './table-parts.ts';
import type { TableState } from './table-state.ts';

const proposed = ({ match }: TableState, seat: Seat, version: number, choice: unknown): PendingEntry | Refusal => {
  if (match === null) return 'not-playing';
  const proposal = match.table.propose(seat, version, choice);
  if (!proposal.ok) return proposal.why;
  const { entry, asked, play } = proposal;
  return { action: { kind: 'play', seat, choice: entry[1] }, asked, play };
};

/** Writes a choice down and plays it; null takes the last one back. `id` is null for the machine's own. */
export const playAt = (
  { state, writer }: { readonly state: TableState; readonly writer: JournalWriter },
  {
    seat,
    id,
    version,
    choice,
  }: {
    readonly seat: Seat;
    readonly id: string | null;
    readonly version: number;
    readonly choice: unknown;
  },
): Promise<Refusal | null> => writer.inTurn(() => writer.keep(() => proposed(state, seat, version, choice), id));

/** A person's choice. */
export const chooseAt = async (
  parts: TableParts,
  connection: Connection,
  { id, version, choice }: { readonly id: string; readonly version: number; readonly choice: unknown },
): Promise<Refusal | null> => {
  const { state, audience, deps } = parts;
  const seat = audience.whoIs(connection)?.seat ?? null;
  if (seat === null) return 'not-seated';
  const isHanded = state.room.seats[seat].standIn !== null;
  const why = isHanded ? 'handed' : await playAt(parts, { seat, id, version, choice });
  if (why === null) deps.metrics.choicesKept.add();
  else deps.metrics.choicesRefused.add(why);
  return why;
};
