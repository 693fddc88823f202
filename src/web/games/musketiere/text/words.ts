import { language } from '#web/language.svelte.ts';
import { catalogueIn, type Translated } from '#web/text/index.ts';
import type { Words } from './en/index.ts';

export type { Words };

// Awaited here, so that the table has its words as soon as it is drawn.
const reading = await language.add(catalogueIn(import.meta.glob<Translated<Words>>('./??/index.ts')));

/** The words of this table in the reader's language; they follow every change. */
export const musketiereWords = (): Words => reading.texts;
