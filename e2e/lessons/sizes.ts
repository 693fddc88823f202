/** The screens a lesson has to fit on: a laptop, a telephone, one laid on its side, and the smallest. */
export const LESSON_SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 360, height: 640 },
] as const;

export type LessonSize = (typeof LESSON_SIZES)[number];

export const nameOfSize = ({ width, height }: LessonSize): string => `${width}x${height}`;
