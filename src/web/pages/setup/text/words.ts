import { language } from '../../../language.svelte.ts';
import type { Catalogue } from '../../../text/index.ts';
import type { PresetWords } from './en.ts';

const catalogue: Catalogue<PresetWords> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
};

// Awaited here, so that the plates have their words as soon as they are drawn.
const reading = await language.add(catalogue);

/** The words on the plates of the set-up page; they follow every change of language. */
export const s = (): PresetWords => reading.texts;
