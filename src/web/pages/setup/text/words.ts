import { language } from '../../../language.svelte.ts';
import type { Catalogue } from '../../../text/index.ts';
import type { SetupWords } from './en.ts';

const catalogue: Catalogue<SetupWords> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
};

// Awaited here, so that the page has its words as soon as it is drawn.
const reading = await language.add(catalogue);

/** What only the set-up page says; the words follow every change of language. */
export const s = (): SetupWords => reading.texts;
