import { book } from '#games/roy/text/book.ts';
import { checkBook } from '#web/parts/book/testing.ts';
import { DIFFERENCES } from './differences.ts';
import { PARTS, SEE } from './parts.ts';
import { en } from './text/en/index.ts';
import { fr } from './text/fr/index.ts';
import { it } from './text/it/index.ts';

checkBook({ rules: await book.en(), words: { en, fr, it }, DIFFERENCES, PARTS, SEE });
