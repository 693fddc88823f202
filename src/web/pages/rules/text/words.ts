import { language } from '../../../language.svelte.ts';
import { catalogueIn, type Translated } from '../../../text/index.ts';
import type { RulesWords } from './en.ts';

// Awaited here, so that the page has its words as soon as it is drawn.
const reading = await language.add(catalogueIn(import.meta.glob<Translated<RulesWords>>('./??.ts')));

/** The words around the rules; they follow every change of language. */
export const rulesWords = (): RulesWords => reading.texts;
