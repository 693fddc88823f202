import { book } from '#games/trois/text/book.ts';
import { checkBook } from '#web/parts/book/testing.ts';
import { type Translated, wordsIn } from '#web/text/index.ts';
import { DIFFERENCES } from './differences.ts';
import { SEE } from './parts.ts';
import type { TroisBookWords } from './text/words.ts';

const words = wordsIn(import.meta.glob<Translated<TroisBookWords>>('./text/??/index.ts', { eager: true }));

checkBook({ rules: await book.en(), words, DIFFERENCES, SEE });
