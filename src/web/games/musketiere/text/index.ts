import type { Language } from '#kernel/text.ts';
import { en, type Words } from './en/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';

export type { Words };

export const WORDS: Readonly<Record<Language, Words>> = { en, fr, it };
