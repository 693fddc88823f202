import { language } from '#web/language.svelte.ts';
import type { ExampleWords } from '#web/parts/book/examples/example.ts';
import { catalogueIn, type Translated } from '#web/text/index.ts';

/** What each worked example says, by its id. */
export type Examples = Readonly<Record<string, ExampleWords>>;

// Awaited here, so that the page has its words as soon as it is drawn.
const reading = await language.add(catalogueIn(import.meta.glob<Translated<Examples>>('./??.ts')));

/** What the worked examples say; it follows every change of language. */
export const exampleWords = (): Examples => reading.texts;
