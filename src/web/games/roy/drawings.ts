import type { Drawings } from '../../art/drawings.ts';
import { DUEL_BOX, DUEL_PLATES } from './art/duel/plates.ts';
import { MAP_BOX, mapArt } from './art/map/map.ts';
import { QUEST_BOX, QUEST_PICTURES } from './art/quest/pictures.ts';

const plates = Object.entries(DUEL_PLATES).map(([id, art]) => [`duel-${id}.svg`, { box: DUEL_BOX, art }]);
const boards = Object.entries(QUEST_PICTURES).map(([file, art]) => [file, { box: QUEST_BOX, art }]);

export const drawings: Drawings = {
  'map.svg': { box: MAP_BOX, art: mapArt },
  ...Object.fromEntries(plates),
  ...Object.fromEntries(boards),
};
