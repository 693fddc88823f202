import { isPlace, type Lane, laneOf, numberOf, type Place, type Rider, type Space } from '../../board/board.ts';
import type { Somewhere, Words } from '../words.ts';

const castle = (of: string): Somewhere => ({
  name: `Castello ${of}`,
  at: `al castello ${of}`,
  to: `fino al castello ${of}`,
});

export const riders: Readonly<Record<Rider, string>> = {
  aramis: 'Aramis',
  dartagnan: 'D’Artagnan',
  porthos: 'Porthos',
  athos: 'Athos',
};

/** A name inside a sentence: d’Artagnan’s takes a small d’ there. */
export const inside = (name: string): string => name.replace(/^D’/, 'd’');
export const inSentence = (rider: Rider): string => inside(riders[rider]);

export const places: Readonly<Record<Place, Somewhere>> = {
  CASTLE_AR: castle('di Aramis'),
  CASTLE_DA: castle('di d’Artagnan'),
  CASTLE_PO: castle('di Porthos'),
  CASTLE_AT: castle('di Athos'),
  BON: { name: 'Casa di Madame Bonacieux', at: 'da Madame Bonacieux', to: 'fino a casa di Madame Bonacieux' },
  QUEEN: { name: 'Stanze della Regina', at: 'dalla Regina', to: 'fino alle stanze della Regina' },
  CAL: { name: 'Calais', at: 'a Calais', to: 'fino a Calais' },
  DOV: { name: 'Dover', at: 'a Dover', to: 'fino a Dover' },
  BUCK: castle('di Buckingham'),
};

export const lanes: Readonly<Record<Lane, string>> = {
  AR: 'il sentiero di Aramis',
  DA: 'il sentiero di d’Artagnan',
  PO: 'il sentiero di Porthos',
  AT: 'il sentiero di Athos',
  PW: 'la via lastricata',
  SP: 'la scala segreta',
  FO: 'la strada per Calais',
  EO: 'la strada per il castello',
  ER: 'la strada per Dover',
  FR: 'la strada per Parigi',
};

const OF: Readonly<Record<Lane, string>> = {
  AR: 'del sentiero di Aramis',
  DA: 'del sentiero di d’Artagnan',
  PO: 'del sentiero di Porthos',
  AT: 'del sentiero di Athos',
  PW: 'della via lastricata',
  SP: 'della scala segreta',
  FO: 'della strada per Calais',
  EO: 'della strada per il castello',
  ER: 'della strada per Dover',
  FR: 'della strada per Parigi',
};

export const space = (space: Space): Somewhere => {
  if (isPlace(space)) return places[space];
  const lane = laneOf(space);
  const number = numberOf(space);
  return lane === 'SP'
    ? {
        name: `Gradino ${number} ${OF.SP}`,
        at: `sul gradino ${number} ${OF.SP}`,
        to: `fino al gradino ${number} ${OF.SP}`,
      }
    : {
        name: `Casella ${number} ${OF[lane]}`,
        at: `sulla casella ${number} ${OF[lane]}`,
        to: `fino alla casella ${number} ${OF[lane]}`,
      };
};

export const piles: Words['piles'] = {
  milady: 'Milady',
  rochefort: 'Conte di Rochefort',
  sword: 'Spade',
  gazettes: 'La Gazzetta',
};

/** A card or gazette by its title. */
export const title = (text: string): string => `«${text}»`;
export const turns = (count: number): string => (count === 1 ? 'un turno' : `${count} turni`);
export const squares = (count: number): string => (count === 1 ? 'una casella' : `${count} caselle`);
