import { language } from '../../language.svelte.ts';
import { catalogueIn, type Translated } from '../../text/index.ts';
import type { en } from './en.ts';

/** English is the pattern: French and Italian must match it key by key. */
export type PageTexts = typeof en;

// Awaited here, so that a page has its words, and a heading to give the focus to, as soon as it is drawn.
const words = await language.add(catalogueIn(import.meta.glob<Translated<PageTexts>>('./??.ts')));

/** The words of set-up, play, replay and rules; they follow every change of language. */
export const pageWords = (): PageTexts => words.texts;
