import { describe } from 'vitest';
import { type Translated, wordsIn } from '../../../text/index.ts';
import { checkWords } from '../../../text/testing.ts';
import type { SetupWords } from './en.ts';

const WORDS = wordsIn(import.meta.glob<Translated<SetupWords>>('./??.ts', { eager: true }));

describe('words of the set-up', () => checkWords(WORDS, [[2], ['Athos'], [['Aline', 'Luc']]], 12));
