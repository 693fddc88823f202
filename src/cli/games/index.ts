import type { GameId } from '#games/index.ts';
import type { View } from '#games/musketiere/view.ts';
import type { Who } from '#kernel/text.ts';
import type { CliText } from '../text/cli-text.ts';
import { drawMusketiere } from './musketiere.ts';

/** How each game's table looks in letters. */
export const PICTURES: Readonly<Record<GameId, (view: unknown, who: Who, text: CliText) => string>> = {
  musketiere: (view, who, text) => drawMusketiere(view as View, who, text),
};
