import { language } from '../../language.svelte.ts';
import type { Catalogue } from '../../text/index.ts';
import type { en } from './en.ts';

/** English is the pattern: French and Italian must match it key by key. */
export type PageTexts = typeof en;

const catalogue: Catalogue<PageTexts> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
};

// Awaited here, so that a page has its words, and a heading to give the focus to, as soon as it is drawn.
const words = await language.add(catalogue);

/** The words of set-up, play, replay and rules; they follow every change of language. */
export const p = (): PageTexts => words.texts;
