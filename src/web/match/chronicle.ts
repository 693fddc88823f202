import type { GameId } from '#games/index.ts';
import type { AnyGameText, Who } from '#kernel/text.ts';
import type { Told } from '#table/table.ts';
import { entryOf } from './games.ts';

/** A line of the chronicle: a sentence, the rule behind it, and the moment it tells of. */
export interface ChronicleLine {
  readonly key: string;
  readonly at: number;
  readonly text: string;
  readonly rule: string | null;
  /** What whoever did it has to say about it. */
  readonly remark?: string;
  /** It happened around the match, not in it. */
  readonly around?: true;
}

/** The story in the reader's words; what is not worth a line is left out. */
export const linesOf = (game: GameId, story: readonly Told[], text: AnyGameText, who: Who): ChronicleLine[] =>
  story.flatMap(({ at, event }, place) => {
    const sentence = text.event(event, who);
    return sentence === null ? [] : [{ key: `${at}:${place}`, at, text: sentence, rule: entryOf(game).ruleOf(event) }];
  });

/** The lines with what happened around the match between them: after the choice each came after, as far as that was shown. */
export const withNotes = (
  lines: readonly ChronicleLine[],
  notes: readonly ChronicleLine[],
  until: number,
): readonly ChronicleLine[] => {
  const told = notes.filter(note => note.at <= until);
  return told.length === 0 ? lines : [...lines, ...told].sort((a, b) => a.at - b.at);
};
