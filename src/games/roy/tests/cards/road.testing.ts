import type { Quest } from '../../state.ts';

/** Board 3, with all its tokens still face down. */
export const ROAD: Quest = { board: 3, tokens: ['four', 'two', 'two'], beaten: 0, up: false };
