import type { Refusal } from '#wire/to-client.ts';
import type { RoomAction } from '../room/room-entry.ts';
import type { PendingEntry } from './line-appender.ts';
import type { TableState } from './table-state.ts';

/** What was decided, as it is written down: with a start comes who is asked after the deal. */
export const pendingOf = (
  state: TableState,
  decided: RoomAction | Refusal,
  now: () => number,
): PendingEntry | Refusal => {
  if (typeof decided === 'string') return decided;
  if (decided.kind !== 'start') return { action: decided };
  const { asked, owing } = state.deal(now(), decided).table;
  return { action: decided, asked, owing };
};
