import { type Translated, wordsIn } from '../../../text/index.ts';
import type { Words } from './en/index.ts';

export type { Words };

export const WORDS = wordsIn(import.meta.glob<Translated<Words>>('./??/index.ts', { eager: true }));
