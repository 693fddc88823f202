/** Every face somebody can choose, men and women by turns: who looks for one need not go to the end. */
import { LADY_IDS } from './ladies.ts';
import { type FaceId, type ManId, PEOPLE } from './people.ts';
import { WOMAN_IDS } from './woman-ids.ts';

const MEN = Object.keys(PEOPLE) as readonly ManId[];
const WOMEN: readonly FaceId[] = ['milady', ...WOMAN_IDS, ...LADY_IDS];
/** So many men, then a woman. */
const MEN_IN_A_ROW = 2;

export const FACES: readonly FaceId[] = WOMEN.flatMap((woman, at): FaceId[] => {
  const from = at * MEN_IN_A_ROW;
  const last = at === WOMEN.length - 1;
  return [...MEN.slice(from, last ? MEN.length : from + MEN_IN_A_ROW), woman];
});
