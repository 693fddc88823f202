import type { TroisBookWords } from '../words.ts';
import { figures, introductions } from './chapters.ts';
import { differences } from './differences.ts';
import { gallery, marks, pieces } from './gallery.ts';
import { sheet } from './sheet.ts';

export const fr: TroisBookWords = { sheet, introductions, figures, gallery, differences, pieces, marks };
