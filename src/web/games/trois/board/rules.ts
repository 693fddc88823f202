/** Which rule says most about a space, and about each piece of news. */

import { isPlace, laneOf, type Sign, type Space, signOf } from '#games/trois/board/board.ts';
import type { News } from '#games/trois/cards/gazettes.ts';

const SPECIAL: Readonly<Partial<Record<Space, string>>> = {
  CASTLE_AR: 'TRO.6',
  CASTLE_DA: 'TRO.6',
  CASTLE_PO: 'TRO.6',
  CASTLE_AT: 'TRO.6',
  BON: 'TRO.12',
  QUEEN: 'TRO.28',
  CAL: 'TRO.19',
  DOV: 'TRO.19',
  BUCK: 'TRO.22',
  PW4: 'TRO.18',
  PW5: 'TRO.18',
  EO10: 'TRO.20',
};

const SIGNS: Readonly<Record<Sign, string>> = {
  plain: 'TRO.11',
  sword: 'TRO.13',
  dagger: 'TRO.13',
  phial: 'TRO.13',
  gazette: 'TRO.14',
  trap: 'TRO.25',
  entry: 'TRO.27',
  exit: 'TRO.27',
};

export const ruleOf = (space: Space): string => {
  const special = SPECIAL[space];
  if (special !== undefined) return special;
  if (!isPlace(space) && laneOf(space) === 'SP') return 'TRO.RULING.8';
  return SIGNS[signOf(space) ?? 'plain'];
};

export const NEWS_RULES: Readonly<Record<keyof News, string>> = {
  bonacieux: 'TRO.17',
  passage: 'TRO.17',
  gate: 'TRO.18',
  channel: 'TRO.19',
  buckingham: 'TRO.20',
  spies: 'TRO.RULING.13',
};

/** What is news, in the order of the gazette. */
export const NEWS_KINDS = Object.keys(NEWS_RULES) as readonly (keyof News)[];
