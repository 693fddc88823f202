import { LANGUAGES } from '#kernel/text.ts';
import { asJson, given, oneOf, words } from '../../scripts/command-line.mjs';
import { SCREENS } from './screens.ts';

export const SCREENSHOTS = {
  name: 'npm run screens',
  does: 'Pictures of the moments that matter, and what the laws of the page have to say about each.',
  flags: {
    lang: oneOf(LANGUAGES, 'en', 'the language of the pictures'),
    only: words('WORDS', '', 'only those whose name holds these words'),
    large: given('every size in a file of its own, as large as it is'),
    to: words('FOLDER', 'docs/screens', 'where they are put'),
    json: asJson,
  },
  notes: `The moments: ${SCREENS.map(({ name }) => name).join(', ')}.\nExits with 1 when a law is broken.`,
};
