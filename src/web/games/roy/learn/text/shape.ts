import type { SchoolWords } from '#web/learn/school.ts';
import type { LessonId, PageId } from '../pages.ts';

/** What the guides of this game say, and what is said of its lessons. */
export type RoySchoolWords = SchoolWords<LessonId, PageId>;
