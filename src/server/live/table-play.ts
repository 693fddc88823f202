import { randomBytes } from 'node:crypto';
import type { Seat } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Refusal } from '#wire/to-client.ts';
import { mayTakeBackAgain } from '../room/take-backs.ts';
import type { Connection } from './connection.ts';
import type { JournalWriter } from './journal-writer.ts';
import type { PendingEntry } from './line-appender.ts';
import type { TableParts } from './table-parts.ts';
import type { TableState } from './table-state.ts';

const proposed = (
  { match, room }: TableState,
  seat: Seat,
  version: number,
  choice: unknown,
): PendingEntry | Refusal => {
  if (match === null) return 'not-playing';
  const proposal = match.table.propose(seat, version, choice);
  if (!proposal.ok) return proposal.why;
  if (choice === null && !mayTakeBackAgain(room, seat)) return 'taken-back-enough';
  const { entry, asked, owing, play } = proposal;
  return { action: { kind: 'play', seat, choice: entry[1] }, asked, owing, play };
};

/** What follows when the time of a seat has run out; refused where it has not, or no longer matters. */
export const runOutAt = (state: TableState, seat: Seat, now: number): PendingEntry | Refusal => {
  const { match, room } = state;
  const { clock } = room.opening;
  const isOut = state.running(now).some(each => each.seat === seat && each.left <= 0);
  if (match === null || clock === undefined || !isOut) return 'late';
  if (clock.runOut.by === 'bot') return { action: { kind: 'run-out', seat, level: clock.runOut.level } };
  const answer = proposed(state, seat, match.version, match.table.silence(seat, rngFrom(randomBytes(32))));
  if (typeof answer === 'string' || answer.action.kind !== 'play') return answer;
  return { ...answer, action: { ...answer.action, silent: true } };
};

/** Writes down what the machine itself chooses, and plays it. */
export const playAt = (
  { state, writer }: { readonly state: TableState; readonly writer: JournalWriter },
  { seat, version, choice }: { readonly seat: Seat; readonly version: number; readonly choice: unknown },
): Promise<Refusal | null> => writer.inTurn(() => writer.keep(() => proposed(state, seat, version, choice), null));

/**
 * A person's choice; null takes the last one back. Whose seat it is, and who plays it, is looked at in turn, and not before
 * it is known that the message does not count already: one that was kept and not acknowledged comes again when a bot may
 * play that seat, or somebody else.
 */
export const chooseAt = async (
  { state, writer, audience, deps }: TableParts,
  connection: Connection,
  { id, version, choice }: { readonly id: string; readonly version: number; readonly choice: unknown },
): Promise<Refusal | null> => {
  const who = audience.whoIs(connection);
  if (who === null) return 'not-seated';
  const wanted = (): PendingEntry | Refusal => {
    const seat = audience.whoIs(connection)?.seat ?? null;
    if (seat === null) return 'not-seated';
    return state.room.seats[seat].standIn === null ? proposed(state, seat, version, choice) : 'handed';
  };
  const why = await writer.inTurn(() => writer.keep(wanted, { id, sender: who.handle }));
  if (why === null) deps.metrics.choicesKept.add();
  else deps.metrics.choicesRefused.add(why);
  return why;
};
