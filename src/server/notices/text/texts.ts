import type { Language } from '#kernel/text.ts';
import { en, type NoticeTexts } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const TEXTS: Readonly<Record<Language, NoticeTexts>> = { fr, en, it };
