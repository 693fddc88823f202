import { describe } from 'vitest';
import { type Translated, wordsIn } from '../../text/index.ts';
import { checkWords } from '../../text/testing.ts';
import type { FirstsWords } from './en.ts';

const WORDS = wordsIn(import.meta.glob<Translated<FirstsWords>>('./??.ts', { eager: true }));

describe('words around what is new', () => checkWords(WORDS, [], 7));
