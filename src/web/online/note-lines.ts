import type { TableNote } from '#wire/table-note.ts';
import type { RoomView } from '#wire/to-client.ts';
import type { ChronicleLine } from '../match/chronicle.ts';
import { onlineWords } from './text/words.ts';

/** What happened around a match, as a sentence. */
export const noteText = ({ kind, seat, by, name }: TableNote, { seats }: Pick<RoomView, 'seats'>): string => {
  const nameOf = (at: number | null): string => (at === null ? '' : seats[at].name);
  return onlineWords().notes[kind](name ?? nameOf(seat), nameOf(by));
};

/** As lines of the chronicle. */
export const noteLines = (notes: readonly TableNote[], room: Pick<RoomView, 'seats'>): ChronicleLine[] =>
  notes.map(note => ({ key: `note:${note.id}`, at: note.at, text: noteText(note, room), rule: null, around: true }));

/** What the reader sees elsewhere at that moment, or has done himself, need not pass by. */
export const isWorthPassing = (
  { kind, seat, by }: TableNote,
  { phase, you }: Pick<RoomView, 'phase' | 'you'>,
): boolean => {
  if (phase === 'over' || kind === 'end-wanted' || kind === 'replacing') return false;
  return you.seat === null || (kind === 'nudged' || kind === 'handed' ? by : seat) !== you.seat || kind === 'ran-out';
};
