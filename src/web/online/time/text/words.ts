import { language } from '../../../language.svelte.ts';
import { catalogueIn, type Translated } from '../../../text/index.ts';
import type { en } from './en.ts';

/** English is the pattern: French and Italian must match it key by key. */
export type TimeTexts = typeof en;

// Awaited here, so that the page has its words as soon as it is drawn.
const words = await language.add(catalogueIn(import.meta.glob<Translated<TimeTexts>>('./??.ts')));

/** The words about clocks; they follow every change of language. */
export const timeWords = (): TimeTexts => words.texts;
