import { language } from '../../../language.svelte.ts';
import { catalogueIn, type Translated } from '../../../text/index.ts';
import type { SetupWords } from './en.ts';

// Awaited here, so that the page has its words as soon as it is drawn.
const reading = await language.add(catalogueIn(import.meta.glob<Translated<SetupWords>>('./??.ts')));

/** What only the set-up page says; the words follow every change of language. */
export const setupWords = (): SetupWords => reading.texts;
