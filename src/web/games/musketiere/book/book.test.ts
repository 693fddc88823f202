import { book } from '#games/musketiere/text/book.ts';
import { checkBook } from '#web/parts/book/testing.ts';
import { DIFFERENCES } from './differences.ts';
import { SEE } from './parts.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { it } from './text/it.ts';

checkBook({ rules: await book.en(), words: { en, fr, it }, DIFFERENCES, SEE });
