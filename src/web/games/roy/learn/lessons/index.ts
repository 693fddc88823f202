import type { Side } from '#games/roy/names.ts';
import type { Lesson } from '../lesson.ts';

const LESSONS: Readonly<Record<Side, () => Promise<Lesson>>> = {
  musketeers: async () => (await import('./musketeers.ts')).musketeers,
  milady: async () => (await import('./milady.ts')).milady,
};

/** Each lesson is fetched when somebody wants it. */
export const lessonOf = (side: Side): Promise<Lesson> => LESSONS[side]();
