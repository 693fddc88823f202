import { type Translated, wordsIn } from '../../../text/index.ts';

export type UsualTitle = (host: string) => string;

// All of them at once: the name of a table may have another language than the reader.
const FILES = import.meta.glob<Translated<UsualTitle>>('./titles/??.ts', { eager: true });

/** What a table is called unless its host finds something better, in the language the name is to have. */
export const usualTitle = wordsIn(FILES);
