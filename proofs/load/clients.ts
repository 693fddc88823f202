import { openBoardgameio } from './boardgameio-client.ts';
import type { Kind } from './kinds.ts';
import type { LoadTable, Where } from './load-table.ts';
import { openPanache } from './panache-client.ts';
import { openRelay } from './relay-client.ts';

/** How a table of two is opened at each of those who are measured. */
export const OPEN: Readonly<Record<Kind, (where: Where) => Promise<LoadTable>>> = {
  panache: openPanache,
  'boardgame.io': openBoardgameio,
  'boardgame.io-files': openBoardgameio,
  relay: openRelay,
};
