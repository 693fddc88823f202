import { language } from '../../../language.svelte.ts';
import { catalogueIn, type Translated } from '../../../text/index.ts';
import type { MatchesWords } from './en.ts';

// Awaited here, so that the page has its words as soon as it is drawn.
const reading = await language.add(catalogueIn(import.meta.glob<Translated<MatchesWords>>('./??.ts')));

/** The words of the page of one's own matches; they follow every change of language. */
export const matchesWords = (): MatchesWords => reading.texts;
