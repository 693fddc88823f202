import type { Location } from '#games/roy/names.ts';
import type { View } from '#games/roy/view.ts';
import { royWords } from '../../text/words.ts';
import { gainAt } from './gains.ts';

/** What Milady can hope for at a place, in the reader's words. */
export const gainWords = (view: View, location: Location): string => {
  const { kind, count } = gainAt(view, location);
  const words = royWords().hers.gain[kind];
  return typeof words === 'string' ? words : words(count);
};
