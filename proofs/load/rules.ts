import { RULES } from '#games/all.ts';
import { readOptions } from '#kernel/game.ts';

/** What is played by everybody who is measured: Musketiere for two, long enough not to end meanwhile. */
export const game = RULES.musketiere;
export const options = readOptions(game.options, { length: 'hundred' }).options ?? {};
export const SEATS = 2;
