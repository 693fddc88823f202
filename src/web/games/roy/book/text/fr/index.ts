import type { RoyBookWords } from '../words.ts';
import { differences } from './differences.ts';
import { figures } from './figures.ts';
import { introductions } from './introductions.ts';
import { labels } from './labels.ts';
import { parts } from './parts.ts';
import { gallery, sheet } from './sheet.ts';

export const fr: RoyBookWords = { sheet, introductions, figures, gallery, differences, parts, labels };
