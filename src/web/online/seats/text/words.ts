import { language } from '../../../language.svelte.ts';
import { catalogueIn, type Translated } from '../../../text/index.ts';
import type { en } from './en.ts';

/** English is the pattern: French and Italian must match it key by key. */
export type SeatTexts = typeof en;

// Awaited here, so that the page has its words as soon as it is drawn.
const words = await language.add(catalogueIn(import.meta.glob<Translated<SeatTexts>>('./??.ts')));

/** The words about seats that change hands; they follow every change of language. */
export const seatWords = (): SeatTexts => words.texts;
