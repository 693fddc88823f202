import { language } from '#web/language.svelte.ts';
import type { Catalogue } from '#web/text/index.ts';
import type { LessonWords } from './shape.ts';

const catalogue: Catalogue<LessonWords> = {
  fr: async () => (await import('./fr/index.ts')).fr,
  en: async () => (await import('./en/index.ts')).en,
  it: async () => (await import('./it/index.ts')).it,
};

// Awaited here, so that the guide can speak as soon as he is drawn.
const reading = await language.add(catalogue);

/** What the guides say, and the words around it; they follow every change of language. */
export const lessonWords = (): LessonWords => reading.texts;
