/** The engravings of the four Quest boards, baked to files by `npm run art`. */
import { calaisArt } from './calais.ts';
import { galleriesArt } from './galleries.ts';
import { innArt } from './inn.ts';
import { STAGE } from './plan.ts';
import { returnArt } from './road.ts';

export const QUEST_BOX = `0 0 ${STAGE.width} ${STAGE.height}`;
export const QUEST_PICTURES: Readonly<Record<string, () => string>> = {
  'quest-inn.svg': innArt,
  'quest-calais.svg': calaisArt,
  'quest-road.svg': returnArt,
  'quest-galleries.svg': galleriesArt,
};
