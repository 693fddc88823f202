import { language } from '../../language.svelte.ts';
import { catalogueIn, type Translated } from '../../text/index.ts';
import type { en } from './en.ts';

/** English is the pattern: French and Italian must match it key by key. */
export type RecordTexts = typeof en;

// Awaited here, so that the page has its words as soon as it is drawn.
const words = await language.add(catalogueIn(import.meta.glob<Translated<RecordTexts>>('./??.ts')));

/** The words of a finished match; they follow every change of language. */
export const recordWords = (): RecordTexts => words.texts;
