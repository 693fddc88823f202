import { LANES, type Place, ROADS, type Space, squaresOf } from '#games/trois/board/board.ts';

const BETWEEN: Readonly<Partial<Record<(typeof LANES)[number], readonly Place[]>>> = {
  AT: ['BON'],
  SP: ['QUEEN'],
  FO: ['CAL', 'DOV'],
  EO: ['BUCK'],
};
const isCastle = (place: Place): boolean => place.startsWith('CASTLE');

/** All spaces in the order of the route, each once: the lanes from the castles, the Louvre, England, and home. */
export const ROUTE: readonly Space[] = LANES.flatMap((lane): Space[] => [
  ...(isCastle(ROADS[lane].from) ? [ROADS[lane].from] : []),
  ...squaresOf(lane),
  ...(BETWEEN[lane] ?? []),
]);
