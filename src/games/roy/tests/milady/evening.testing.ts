import { END } from '../../choices.ts';
import { type Given, position, red } from '../../testing.ts';

export const ASIDE = {
  dartagnan: { turn: 'done' },
  aramis: { turn: 'done', place: 'vieux-colombier' },
  porthos: { turn: 'done' },
} as const;

/** Athos is the last to act, and ends his turn: what follows is the end of phase II. */
export const evening = (given: Given = {}) =>
  position({ acting: 'athos', men: ASIDE, ...given })
    .dice(red(0, 1))
    .play('athos', END);
