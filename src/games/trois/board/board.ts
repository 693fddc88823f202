/**
 * The board: four lanes from the castles, the two ways between the house and the Queen, the roads out and back. It is
 * a reconstruction of ours; the ids are the law's (`FO7` is the seventh square of the French road, outward).
 */

export const RIDERS = ['aramis', 'dartagnan', 'porthos', 'athos'] as const;
/** A musketeer. The list is the order of play (TRO.6). */
export type Rider = (typeof RIDERS)[number];

export const PLACES = [
  'CASTLE_AR',
  'CASTLE_DA',
  'CASTLE_PO',
  'CASTLE_AT',
  'BON',
  'QUEEN',
  'CAL',
  'DOV',
  'BUCK',
] as const;
export type Place = (typeof PLACES)[number];

export const LANES = ['AR', 'DA', 'PO', 'AT', 'PW', 'SP', 'FO', 'EO', 'ER', 'FR'] as const;
export type Lane = (typeof LANES)[number];

/** A square of a lane: the first of the outward French road is `FO1`. */
export type Square = `${Lane}${number}`;
export type Space = Place | Square;

export type Sign = 'plain' | 'sword' | 'dagger' | 'phial' | 'gazette' | 'trap' | 'entry' | 'exit';

interface Road {
  readonly from: Place;
  readonly to: Place;
  /** One letter a square: · plain, S sword, D dagger, P phial, G gazette, T trapped rider, X and x the shortcut. */
  readonly signs: string;
}

export const ROADS: Readonly<Record<Lane, Road>> = {
  AR: { from: 'CASTLE_AR', to: 'BON', signs: '··S·G·D·' },
  DA: { from: 'CASTLE_DA', to: 'BON', signs: '··S·G·P·' },
  PO: { from: 'CASTLE_PO', to: 'BON', signs: '··S·G·D·' },
  AT: { from: 'CASTLE_AT', to: 'BON', signs: '··S·G·P·' },
  PW: { from: 'BON', to: 'QUEEN', signs: '·GS··GP·' },
  SP: { from: 'BON', to: 'QUEEN', signs: '···' },
  FO: { from: 'BON', to: 'CAL', signs: '·SG·D·SP·G·SD·P·GS·D·PG·' },
  EO: { from: 'DOV', to: 'BUCK', signs: '·GPXS·DGP·' },
  ER: { from: 'BUCK', to: 'DOV', signs: '·GD·S·xPG·' },
  FR: { from: 'CAL', to: 'BON', signs: '·G·P·SD·G·PS·T·GD·SP·G' },
};

export const CASTLES: Readonly<Record<Rider, { readonly castle: Place; readonly lane: Lane }>> = {
  aramis: { castle: 'CASTLE_AR', lane: 'AR' },
  dartagnan: { castle: 'CASTLE_DA', lane: 'DA' },
  porthos: { castle: 'CASTLE_PO', lane: 'PO' },
  athos: { castle: 'CASTLE_AT', lane: 'AT' },
};

/** The Louvre's gate stands between these two squares of the public way. */
export const GATE: readonly [outer: Square, inner: Square] = ['PW4', 'PW5'];
/** Where riders wait while the Duke is away (TRO.20). */
export const BEFORE_CASTLE: Square = 'EO10';
export const TRAP: Square = 'FR14';
export const SHORTCUT: { readonly from: Square; readonly to: Square } = { from: 'EO4', to: 'ER7' };

const SIGNS: Readonly<Record<string, Sign>> = {
  '·': 'plain',
  S: 'sword',
  D: 'dagger',
  P: 'phial',
  G: 'gazette',
  T: 'trap',
  X: 'entry',
  x: 'exit',
};

/** The names of a lane's squares. Those of an object's keys the engine keeps once and compares at a glance: rides live on it. */
const namesIn = (lane: Lane): readonly Square[] =>
  Object.keys(Object.fromEntries([...ROADS[lane].signs].map((_, place) => [`${lane}${place + 1}`, null]))) as Square[];
const SQUARES: ReadonlyMap<Lane, readonly Square[]> = new Map(LANES.map(lane => [lane, namesIn(lane)]));

export const squaresOf = (lane: Lane): readonly Square[] => SQUARES.get(lane) ?? [];
/** The so many-th square of a lane, from 1. */
export const squareOf = (lane: Lane, number: number): Square => squaresOf(lane)[number - 1];

const SIGN_OF: ReadonlyMap<Space, Sign> = new Map(
  LANES.flatMap(lane => [...ROADS[lane].signs].map((mark, place) => [squareOf(lane, place + 1), SIGNS[mark]] as const)),
);
/** Null for a place. */
export const signOf = (space: Space): Sign | null => SIGN_OF.get(space) ?? null;

export const isPlace = (space: Space): space is Place => !SIGN_OF.has(space);
/** The lane a square is on. */
export const laneOf = (square: Square): Lane => square.slice(0, 2) as Lane;
export const isOn = (space: Space, lane: Lane): boolean => !isPlace(space) && laneOf(space) === lane;
/** Which square of its lane it is, 1 for the first. */
export const numberOf = (square: Square): number => Number(square.slice(2));
