import { language } from '../../../language.svelte.ts';
import { catalogueIn, type Translated } from '../../../text/index.ts';
import type { KeyWords } from './en.ts';

// Awaited here, so that the sheet has its words as soon as it is drawn.
const reading = await language.add(catalogueIn(import.meta.glob<Translated<KeyWords>>('./??.ts')));

/** What only the sheet of keys says; the words follow every change of language. */
export const keyWords = (): KeyWords => reading.texts;
