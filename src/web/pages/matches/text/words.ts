import { language } from '../../../language.svelte.ts';
import type { Catalogue } from '../../../text/index.ts';
import type { MatchesWords } from './en.ts';

const catalogue: Catalogue<MatchesWords> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
};

// Awaited here, so that the page has its words as soon as it is drawn.
const reading = await language.add(catalogue);

/** The words of the page of one's own matches; they follow every change of language. */
export const m = (): MatchesWords => reading.texts;
