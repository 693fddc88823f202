import { language } from '../../../language.svelte.ts';
import { catalogueIn, type Translated } from '../../../text/index.ts';
import type { en } from './en.ts';

/** English is the pattern: French and Italian must match it key by key. */
export type LobbyTexts = typeof en;

// Awaited here, so that a page has its words as soon as it is drawn.
const words = await language.add(catalogueIn(import.meta.glob<Translated<LobbyTexts>>('./??.ts')));

/** The words for making, finding and joining tables; they follow every change of language. */
export const lobbyWords = (): LobbyTexts => words.texts;
