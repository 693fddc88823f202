import { catalogueOf } from '#kernel/text.ts';
import { language } from '#web/language.svelte.ts';
import type { LessonWords } from './shape.ts';

// Awaited here, so that the guide can speak as soon as he is drawn.
const reading = await language.add(catalogueOf<LessonWords>(code => import(`./${code}/index.ts`)));

/** What the guides say, and the words around it; they follow every change of language. */
export const lessonWords = (): LessonWords => reading.texts;
