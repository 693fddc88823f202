import { language } from '#web/language.svelte.ts';
import { catalogueIn, type Translated } from '#web/text/index.ts';
import type { HelpWords } from './en.ts';

// Awaited here, so that the page has its words, and a heading to give the focus to, as soon as it is drawn.
const reading = await language.add(catalogueIn(import.meta.glob<Translated<HelpWords>>('./??.ts')));

/** The words of the help below the lessons; they follow every change of language. */
export const helpWords = (): HelpWords => reading.texts;
