import type { SchoolWords } from '#web/learn/school.ts';
import type { PageId } from '../pages.ts';

/** What the guide of this game says, and what is said of its lesson. */
export type Words = SchoolWords<'first', PageId>;
