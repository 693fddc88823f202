import type { Side } from '#games/roy/names.ts';
import { remember, remembered } from '../../../storage.ts';

const keyFor = (side: Side): string => `panache.lesson.roy.${side}`;

/** How many choices of a lesson had been made when the pupil left it; 0 before the first. */
export const lessonAt = (side: Side): number => {
  const at = Number(remembered(keyFor(side)) ?? 0);
  return Number.isInteger(at) && at > 0 ? at : 0;
};
export const noteLesson = (side: Side, at: number): void => remember(keyFor(side), String(at));
