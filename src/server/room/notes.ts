import { NOTES_KEPT } from '#wire/limits.ts';
import type { TableNote } from '#wire/table-note.ts';
import type { JournalLine } from '../store/store.ts';
import { carries } from './motion.ts';
import type { Room } from './room.ts';
import type { RoomAction } from './room-entry.ts';

/** What a note says of an action. Its place, its time and its number follow from the journal. */
type Noted = Pick<TableNote, 'kind' | 'seat' | 'by' | 'name'>;

type NoteRows = {
  readonly [K in RoomAction['kind']]?: (
    action: Extract<RoomAction, { kind: K }>,
    /** As it stood before. */
    room: Room,
  ) => Noted | null;
};

/** What happens around a match and is told to everybody, a row for each such action. Nothing whispered belongs here. */
const ROWS: NoteRows = {
  sit: ({ seat, name }, { phase }) => (phase === 'playing' ? { kind: 'taken-over', seat, by: null, name } : null),
  unseat: ({ seat }, { seats }) => ({ kind: 'shown-out', seat: null, by: null, name: seats[seat].name }),
  reclaim: ({ seat }, { seats }) => ({ kind: 'reclaimed', seat, by: null, name: seats[seat].first?.name ?? '' }),
  hand: ({ seat, by }) => ({ kind: 'handed', seat, by }),
  return: ({ seat }) => ({ kind: 'returned', seat, by: null }),
  play: ({ seat, silent }) => (silent ? { kind: 'silent', seat, by: null } : null),
  'run-out': ({ seat }) => ({ kind: 'ran-out', seat, by: null }),
  nudge: ({ seat, by }) => ({ kind: 'nudged', seat, by }),
  moment: ({ seat }) => ({ kind: 'moment', seat, by: null }),
  resign: ({ seat }) => ({ kind: 'resigned', seat, by: null }),
  motion({ about, seat: by, asked }, { seats }) {
    if (about.what === 'replace') return { kind: 'replacing', seat: about.seat, by, name: seats[about.seat].name };
    return { kind: asked.length === 0 ? 'end-agreed' : 'end-wanted', seat: by, by: null };
  },
  vote({ seat, agreed }, { motion, seats }) {
    if (motion === null) return null;
    const { about } = motion;
    if (about.what === 'replace')
      return agreed ? null : { kind: 'kept', seat: about.seat, by: seat, name: seats[about.seat].name };
    if (!agreed) return { kind: 'end-declined', seat, by: null };
    return carries(motion, seat) ? { kind: 'end-agreed', seat, by: null } : null;
  },
};

type AnyRow = (action: RoomAction, room: Room) => Noted | null;

/** The notes of a room, and how many there ever were. */
export interface RoomNotes {
  readonly last: readonly TableNote[];
  readonly count: number;
}

export const NO_NOTES: RoomNotes = { last: [], count: 0 };

/** What is told of a line that is about to be taken in; mostly nothing. */
export const notesAfter = (room: Room, { entry, time }: JournalLine): RoomNotes => {
  const { notes } = room;
  const noted = (ROWS[entry.kind] as AnyRow | undefined)?.(entry, room) ?? null;
  if (noted === null) return notes;
  const id = notes.count + 1;
  const at = entry.kind === 'play' ? room.at + 1 : room.at;
  return { count: id, last: [...notes.last, { id, at, time, ...noted }].slice(-NOTES_KEPT) };
};

/** A choice was taken back: what came after it comes after the one before. */
export const notesNoLaterThan = (notes: RoomNotes, at: number): RoomNotes =>
  notes.last.some(note => note.at > at)
    ? { ...notes, last: notes.last.map(note => (note.at > at ? { ...note, at } : note)) }
    : notes;
