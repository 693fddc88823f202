import type { Language, Who } from '#kernel/text.ts';

type Draw = (view: unknown, who: Who) => string;

/** How a game's table looks in letters. */
export interface Picture {
  readonly whole: Draw;
  /** What has to be in sight between a player's own steps. */
  readonly reminder: Draw;
  /** When this changes the whole picture is wanted again. */
  readonly moment: (view: unknown) => string;
}

/** The picture with the words of one language; the others are not fetched. */
export type PictureIn = (language: Language) => Promise<Picture>;
