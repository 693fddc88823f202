import { language } from '../../../../language.svelte.ts';
import { catalogueIn, type Translated } from '../../../../text/index.ts';
import type { SharedExampleWords } from './en.ts';

// Awaited here, so that the example has its words as soon as it is drawn.
const reading = await language.add(catalogueIn(import.meta.glob<Translated<SharedExampleWords>>('./??.ts')));

/** The words around every worked example; they follow every change of language. */
export const sharedExampleWords = (): SharedExampleWords => reading.texts;
