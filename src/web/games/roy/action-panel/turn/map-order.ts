import type { Choice } from '#games/roy/choices.ts';
import type { Destination } from '#games/roy/names.ts';

/** Places as they lie on the map, row by row from the top left. */
const ON_THE_MAP: readonly Destination[] = ['quest', 'richelieu', 'louvre', 'paris', 'la-rochelle', 'vieux-colombier'];

const rank = (choice: Choice): number => ('to' in choice ? ON_THE_MAP.indexOf(choice.to as Destination) : 0);

/** Ways to places in the order of the map; everything else as it came. */
export const inMapOrder = (choices: readonly Choice[]): readonly Choice[] =>
  [...choices].sort((a, b) => rank(a) - rank(b));
