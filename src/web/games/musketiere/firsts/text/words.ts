import { language } from '#web/language.svelte.ts';
import { catalogueIn, type Translated } from '#web/text/index.ts';
import type { FirstTexts } from './en.ts';

// Awaited here, so that a card has its sentence as soon as it is drawn.
const reading = await language.add(catalogueIn(import.meta.glob<Translated<FirstTexts>>('./??.ts')));

/** What each new thing is, in a sentence; they follow every change of language. */
export const firstTexts = (): FirstTexts => reading.texts;
