import type { Language } from '#kernel/text.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export type { Words };

export const WORDS: Readonly<Record<Language, Words>> = { en, fr, it };
