import type { GameId } from '#games/index.ts';
import type { View as Musketiere } from '#games/musketiere/view.ts';
import type { View as Roy } from '#games/roy/view.ts';
import type { Who } from '#kernel/text.ts';
import type { CliText } from '../text/cli-text.ts';
import { drawMusketiere } from './musketiere.ts';
import { drawRoy, momentOfRoy, remindRoy } from './roy.ts';

type Draw = (view: unknown, who: Who, text: CliText) => string;

interface Picture {
  readonly whole: Draw;
  /** What has to be in sight between a player's own steps. */
  readonly reminder: Draw;
  /** When this changes the whole picture is wanted again. */
  readonly moment: (view: unknown) => string;
}

const musketiere: Draw = (view, who, text) => drawMusketiere(view as Musketiere, who, text);

/** How each game's table looks in letters. */
export const PICTURES: Readonly<Record<GameId, Picture>> = {
  musketiere: { whole: musketiere, reminder: musketiere, moment: () => '' },
  roy: {
    whole: (view, who, text) => drawRoy(view as Roy, who, text),
    reminder: (view, _who, text) => remindRoy(view as Roy, text),
    moment: view => momentOfRoy(view as Roy),
  },
};
