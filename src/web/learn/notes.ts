import type { GameId } from '#games/index.ts';
import { remember, remembered } from '../storage.ts';

/** How far a pupil has come in a lesson. */
export type Progress =
  | { readonly kind: 'not begun' }
  | { readonly kind: 'begun'; readonly at: number; readonly page: number; readonly all: number }
  | { readonly kind: 'done' };

const keyFor = (game: GameId, lesson: string): string => `panache.lesson.${game}.${lesson}`;
const DONE = 'done';

/** As it was noted: the choices that had been made, the page that was read, and of how many. */
export const readProgress = (note: string | null): Progress => {
  if (note === DONE) return { kind: 'done' };
  const [at = 0, page = 1, all = page] = (note ?? '').split(' ').map(Number);
  const isBegun = Number.isInteger(at) && at > 0 && Number.isInteger(page) && Number.isInteger(all);
  return isBegun ? { kind: 'begun', at, page, all } : { kind: 'not begun' };
};

export const progressOf = (game: GameId, lesson: string): Progress => readProgress(remembered(keyFor(game, lesson)));
export const noteLesson = (game: GameId, lesson: string, at: number, page: number, all: number): void =>
  remember(keyFor(game, lesson), `${at} ${page} ${all}`);
export const noteDone = (game: GameId, lesson: string): void => remember(keyFor(game, lesson), DONE);
export const forgetLesson = (game: GameId, lesson: string): void => remember(keyFor(game, lesson), '');
