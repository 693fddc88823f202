import { language } from '../../../language.svelte.ts';
import type { Catalogue } from '../../../text/index.ts';
import type { en } from './en.ts';

/** English is the pattern: French and Italian must match it key by key. */
export type CompanyTexts = typeof en;

const catalogue: Catalogue<CompanyTexts> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
};

// Awaited here, so that the page has its words as soon as it is drawn.
const words = await language.add(catalogue);

/** The words around the bots at a table; they follow every change of language. */
export const c = (): CompanyTexts => words.texts;
