import { isPlace, type Lane, laneOf, numberOf, type Place, type Rider, type Space } from '../../board/board.ts';
import type { Somewhere, Words } from '../words.ts';

const castle = (of: string): Somewhere => ({
  name: `${of} castle`,
  at: `at ${of} castle`,
  to: `to ${of} castle`,
});

export const riders: Readonly<Record<Rider, string>> = {
  aramis: 'Aramis',
  dartagnan: 'D’Artagnan',
  porthos: 'Porthos',
  athos: 'Athos',
};

/** A musketeer inside a sentence. */
export const rider = (who: Rider): string => (who === 'dartagnan' ? 'd’Artagnan' : riders[who]);

export const places: Readonly<Record<Place, Somewhere>> = {
  CASTLE_AR: castle('Aramis’s'),
  CASTLE_DA: { ...castle('d’Artagnan’s'), name: 'D’Artagnan’s castle' },
  CASTLE_PO: castle('Porthos’s'),
  CASTLE_AT: castle('Athos’s'),
  BON: { name: 'Mme Bonacieux’s house', at: 'at Mme Bonacieux’s house', to: 'to Mme Bonacieux’s house' },
  QUEEN: { name: 'The Queen’s rooms', at: 'in the Queen’s rooms', to: 'to the Queen’s rooms' },
  CAL: { name: 'Calais', at: 'in Calais', to: 'to Calais' },
  DOV: { name: 'Dover', at: 'in Dover', to: 'to Dover' },
  BUCK: castle('Buckingham’s'),
};

export const lanes: Readonly<Record<Lane, string>> = {
  AR: 'Aramis’s lane',
  DA: 'd’Artagnan’s lane',
  PO: 'Porthos’s lane',
  AT: 'Athos’s lane',
  PW: 'the paved way',
  SP: 'the secret stairs',
  FO: 'the road to Calais',
  EO: 'the road to Buckingham',
  ER: 'the road to Dover',
  FR: 'the road to Paris',
};

export const space = (space: Space): Somewhere => {
  if (isPlace(space)) return places[space];
  const lane = laneOf(space);
  const square = lane === 'SP' ? `step ${numberOf(space)}` : `square ${numberOf(space)}`;
  return {
    name: lane === 'SP' ? `Step ${numberOf(space)} of ${lanes.SP}` : `Square ${numberOf(space)} of ${lanes[lane]}`,
    at: `on ${square} of ${lanes[lane]}`,
    to: `to ${square} of ${lanes[lane]}`,
  };
};

export const piles: Words['piles'] = {
  milady: 'Milady',
  rochefort: 'Count Rochefort',
  sword: 'Swords',
  gazettes: 'Gazette',
};

/** A card or gazette by its title. */
export const title = (text: string): string => `“${text}”`;
export const turns = (count: number): string => (count === 1 ? 'one turn' : `${count} turns`);
export const squares = (count: number): string => (count === 1 ? 'one square' : `${count} squares`);
export const list = (parts: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts);
