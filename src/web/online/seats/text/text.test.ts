import { describe } from 'vitest';
import { type Translated, wordsIn } from '../../../text/index.ts';
import { checkWords } from '../../../text/testing.ts';
import type { SeatTexts } from './words.ts';

const WORDS = wordsIn(import.meta.glob<Translated<SeatTexts>>('./??.ts', { eager: true }));

const GIVEN = ['Athos', 'Porthos', 40_000, ['Aline', 'Bastien'], ['Aline']].map(each => [each, 'Luc']);

describe('the words about seats', () => checkWords(WORDS, GIVEN, 30));
