import { language } from '../../../../language.svelte.ts';
import type { Catalogue } from '../../../../text/index.ts';
import type { HelpWords } from './en.ts';

const catalogue: Catalogue<HelpWords> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
};

// Awaited here, so that the page has its words, and a heading to give the focus to, as soon as it is drawn.
const reading = await language.add(catalogue);

/** The words of the help page and around the lessons; they follow every change of language. */
export const helpWords = (): HelpWords => reading.texts;
