import { language } from '../../../language.svelte.ts';
import type { Catalogue } from '../../../text/index.ts';
import type { en } from './en.ts';

/** English is the pattern: French and Italian must match it key by key. */
export type LobbyTexts = typeof en;

const catalogue: Catalogue<LobbyTexts> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
};

// Awaited here, so that a page has its words as soon as it is drawn.
const words = await language.add(catalogue);

/** The words for making, finding and joining tables; they follow every change of language. */
export const l = (): LobbyTexts => words.texts;
