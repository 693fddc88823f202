import { language } from '../../language.svelte.ts';
import { catalogueIn, type Translated } from '../../text/index.ts';
import type { FirstsWords } from './en.ts';

// Awaited here, so that the card has its words as soon as it is drawn.
const reading = await language.add(catalogueIn(import.meta.glob<Translated<FirstsWords>>('./??.ts')));

/** The words around the card; they follow every change of language. */
export const firstsWords = (): FirstsWords => reading.texts;
