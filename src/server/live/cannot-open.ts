import type { Phase, Refusal } from '#wire/to-client.ts';
import type { Room } from '../room/room.ts';
import type { TableRow } from '../store/store.ts';

/** A table that is kept, and yet nobody can sit down at it here; what is known of it without its rules. */
export class CannotOpen extends Error {
  readonly why: Extract<Refusal, 'other-rules' | 'broken-table'>;
  readonly row: TableRow;
  readonly room: Room;
  readonly phase: Phase;

  constructor(
    sentence: string,
    why: CannotOpen['why'],
    { row, room, phase }: { readonly row: TableRow; readonly room: Room; readonly phase: Phase },
    cause?: unknown,
  ) {
    super(sentence, { cause });
    this.why = why;
    this.row = row;
    this.room = room;
    this.phase = phase;
  }
}
