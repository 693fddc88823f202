import { GAME_IDS } from '#games/index.ts';
import { LANGUAGES } from '#kernel/text.ts';
import { oneOf, words } from '../../scripts/command-line.mjs';

export const BOOK = {
  name: 'npm run book',
  does: 'Writes the sheet and the rulebook of each game and language as PDF.',
  flags: {
    game: oneOf(['all', ...GAME_IDS] as const, 'all', 'one game, or all of them'),
    lang: oneOf(['all', ...LANGUAGES] as const, 'all', 'one language, or all of them'),
    to: words('FOLDER', 'dist/books', 'where they are put'),
  },
  notes: 'For instance roy-en-sheet.pdf and roy-en-rules.pdf.',
};
