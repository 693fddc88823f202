import { language } from '../../language.svelte.ts';
import { catalogueIn, type Translated } from '../../text/index.ts';
import type { en } from './en.ts';

/** English is the pattern: French and Italian must match it key by key. */
export type WitnessTexts = typeof en;

// Awaited here, so that the page has its words as soon as it is drawn.
const words = await language.add(catalogueIn(import.meta.glob<Translated<WitnessTexts>>('./??.ts')));

/** The words about what this browser promised and saw; they follow every change of language. */
export const witnessWords = (): WitnessTexts => words.texts;
