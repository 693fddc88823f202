import type { Explained, Language } from '#kernel/text.ts';
import type { PresetId } from '../pages/setup/presets.ts';
import { type Translated, wordsIn } from '../text/index.ts';
import { textsByGame } from './by-game.ts';

/** What a game says on the set-up page besides its options: `text/??/setup.ts` in its folder. */
export interface SetupText {
  /** What stands on the plates of tables that are set with one touch. */
  readonly presets: Readonly<Record<PresetId, Explained>>;
  /** What its options are gathered under, by the id of the group. */
  readonly groups: Readonly<Record<string, string>>;
}

const FOUND = textsByGame(import.meta.glob<Translated<SetupText>>('./*/text/??/setup.ts', { eager: true }));

/** Null where a game has neither plates nor groups. */
export const setupTextOf = (game: string): Readonly<Record<Language, SetupText>> | null => {
  const files = FOUND[game];
  return files === undefined ? null : wordsIn(files);
};
