import { language } from '../../../language.svelte.ts';
import { catalogueIn, type Translated } from '../../../text/index.ts';
import type { SharedBookWords } from './en.ts';

// Awaited here, so that the page has its words as soon as it is drawn.
const reading = await language.add(catalogueIn(import.meta.glob<Translated<SharedBookWords>>('./??.ts')));

/** The words around every rulebook; they follow every change of language. */
export const sharedBookWords = (): SharedBookWords => reading.texts;
