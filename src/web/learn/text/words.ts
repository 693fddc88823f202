import { language } from '../../language.svelte.ts';
import { catalogueIn, type Translated } from '../../text/index.ts';
import type { LearnWords } from './en.ts';

// Awaited here, so that the guide can speak as soon as he is drawn.
const reading = await language.add(catalogueIn(import.meta.glob<Translated<LearnWords>>('./??.ts')));

/** The words around the lessons; they follow every change of language. */
export const learnWords = (): LearnWords => reading.texts;
