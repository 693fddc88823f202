import { isPlace, type Lane, laneOf, numberOf, type Place, type Rider, type Space } from '../../board/board.ts';
import type { Somewhere, Words } from '../words.ts';

const castle = (of: string): Somewhere => ({
  name: `Château ${of}`,
  at: `au château ${of}`,
  to: `jusqu’au château ${of}`,
});

export const riders: Readonly<Record<Rider, string>> = {
  aramis: 'Aramis',
  dartagnan: 'D’Artagnan',
  porthos: 'Porthos',
  athos: 'Athos',
};

export const places: Readonly<Record<Place, Somewhere>> = {
  CASTLE_AR: castle('d’Aramis'),
  CASTLE_DA: castle('de d’Artagnan'),
  CASTLE_PO: castle('de Porthos'),
  CASTLE_AT: castle('d’Athos'),
  BON: { name: 'Maison de Mme Bonacieux', at: 'chez Mme Bonacieux', to: 'jusque chez Mme Bonacieux' },
  QUEEN: { name: 'Appartements de la Reine', at: 'chez la Reine', to: 'jusque chez la Reine' },
  CAL: { name: 'Calais', at: 'à Calais', to: 'jusqu’à Calais' },
  DOV: { name: 'Douvres', at: 'à Douvres', to: 'jusqu’à Douvres' },
  BUCK: castle('de Buckingham'),
};

export const lanes: Readonly<Record<Lane, string>> = {
  AR: 'le chemin d’Aramis',
  DA: 'le chemin de d’Artagnan',
  PO: 'le chemin de Porthos',
  AT: 'le chemin d’Athos',
  PW: 'la voie pavée',
  SP: 'le passage secret',
  FO: 'la route de Calais',
  EO: 'la route du château',
  ER: 'la route de Douvres',
  FR: 'la route de Paris',
};

const OF: Readonly<Record<Lane, string>> = {
  AR: 'du chemin d’Aramis',
  DA: 'du chemin de d’Artagnan',
  PO: 'du chemin de Porthos',
  AT: 'du chemin d’Athos',
  PW: 'de la voie pavée',
  SP: 'du passage secret',
  FO: 'de la route de Calais',
  EO: 'de la route du château',
  ER: 'de la route de Douvres',
  FR: 'de la route de Paris',
};

export const space = (space: Space): Somewhere => {
  if (isPlace(space)) return places[space];
  const lane = laneOf(space);
  const number = numberOf(space);
  return lane === 'SP'
    ? {
        name: `Marche ${number} ${OF.SP}`,
        at: `sur la marche ${number} ${OF.SP}`,
        to: `jusqu’à la marche ${number} ${OF.SP}`,
      }
    : {
        name: `Case ${number} ${OF[lane]}`,
        at: `sur la case ${number} ${OF[lane]}`,
        to: `jusqu’à la case ${number} ${OF[lane]}`,
      };
};

export const piles: Words['piles'] = {
  milady: 'Milady',
  rochefort: 'Comte de Rochefort',
  sword: 'Mousquetaires',
  gazettes: 'La Gazette',
};

/** A card or gazette by its title. */
export const title = (text: string): string => `« ${text} »`;
export const turns = (count: number): string => (count === 1 ? 'un tour' : `${count} tours`);
export const squares = (count: number): string => (count === 1 ? 'une case' : `${count} cases`);
/** “d’une case”, “de 3 cases”. */
export const bySquares = (count: number): string => (count === 1 ? 'd’une case' : `de ${count} cases`);
/** A name’s particle is small inside a sentence: « dépasse d’Artagnan ». */
export const inSentence = (sentence: string): string => sentence.replace(/([^.!?]\s)D’(?=\p{Lu})/gu, '$1d’');
export const list = (parts: readonly string[]): string =>
  new Intl.ListFormat('fr', { type: 'conjunction' }).format(parts);
