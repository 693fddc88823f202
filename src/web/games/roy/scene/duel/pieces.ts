import type { BlueFace } from '#games/roy/cards/board.ts';
import type { Pattern } from '#games/roy/cards/fighter.ts';
import { rollOf, shows } from '#games/roy/facts.ts';
import { redDice } from '../dice/rolls.ts';
import type { DuelFrame } from './duel-frame.ts';

/** A die in the tray of a duel, or a thing that counts like one: a pistol, armour, what a token has printed. */
export interface Piece {
  readonly id: string;
  readonly side: 'blue' | 'red';
  readonly face: BlueFace;
  readonly from: 'die' | 'print' | 'pistol' | 'armour';
  /** Its place among the dice of its side. */
  readonly at: number;
}

/** A die that has not been thrown yet; what a token has printed shows its face. */
export interface Hidden {
  readonly id: string;
  readonly side: 'blue' | 'red';
  readonly face: BlueFace | null;
  readonly x: number;
  readonly y: number;
}

/** What has become of a piece once the roll is judged. */
export type Fate = 'lies' | 'thrust' | 'hits' | 'parried' | 'parries' | 'idle';

/** A piece with its place: across and down from 0 to 1, and how far it has turned. */
export interface Placed extends Piece {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly fate: Fate;
}

const dice = (side: 'blue' | 'red', faces: readonly BlueFace[], from: Piece['from']): Piece[] =>
  faces.map((face, at) => ({ id: `${side}${at}`, side, face, from, at }));

/** All that counts in the roll on the table (ROY.DUEL.10): a pistol only in the first one. */
export const piecesOf = ({ blue, reds, round, kit, fighter }: DuelFrame): readonly Piece[] => {
  if (blue.length + reds.length === 0) return [];
  const more = (side: 'blue' | 'red', pistol: boolean, armour: boolean): Piece[] => [
    ...(pistol && round === 1 ? [{ id: `${side}-pistol`, side, face: 'sword', from: 'pistol', at: -1 } as const] : []),
    ...(armour ? [{ id: `${side}-armour`, side, face: 'shield', from: 'armour', at: -1 } as const] : []),
  ];
  return [
    ...dice('blue', blue, 'die'),
    ...more('blue', kit.pistol, kit.armour),
    ...dice('red', reds, fighter?.fixed ? 'print' : 'die'),
    ...more('red', fighter?.pistol === true, fighter?.armour === true),
  ];
};

/** The dice each side is about to throw, in two rows before their fighters. */
export const inHand = ({ dice: blue, red, fighter }: DuelFrame): readonly Hidden[] => [
  ...waiting('blue', new Array<null>(blue).fill(null)),
  ...waiting('red', fighter?.fixed ? redDice(fighter.fixed).faces : new Array<null>(red).fill(null)),
];

const waiting = (side: 'blue' | 'red', faces: readonly (BlueFace | null)[]): Hidden[] =>
  faces.map((face, at) => {
    const column = Math.floor(at / 2);
    const x = 0.04 + column * 0.12 + (at % 2) * 0.03;
    return { id: `${side}${at}`, side, face, x: side === 'blue' ? x : 1 - x, y: at % 2 === 0 ? 0.18 : 0.78 };
  });

/** Swords and shields a side brings to the comparison. */
export const countOf = (pieces: readonly Piece[], side: 'blue' | 'red') => ({
  swords: pieces.filter(piece => piece.side === side && piece.face === 'sword').length,
  shields: pieces.filter(piece => piece.side === side && piece.face === 'shield').length,
});

// A hand throws dice neither in a row nor twice alike, but always the same hand.
const TURNS = [-8, 6, -4, 9, 12, -6, 4, -11];
const SHIFTS = [0.05, -0.06, 0.02, 0.07, -0.04, 0, -0.03, 0.04];

/** Where the piece lies in its half of the tray: two loose rows. */
const lying = (piece: Piece, nth: number, count: number): Placed => {
  const columns = Math.max(1, Math.ceil(count / 2));
  const upper = nth % 2 === 0;
  const width = 0.4;
  const across = count === 1 ? 0.5 : (Math.floor(nth / 2) + (upper ? 0.22 : 0.7)) / columns;
  const from = piece.side === 'blue' ? 0.05 : 0.55;
  return {
    ...piece,
    x: from + across * width,
    y: (count === 1 ? 0.45 : upper ? 0.14 : 0.72) + SHIFTS[nth % SHIFTS.length],
    turn: TURNS[(nth + (piece.side === 'red' ? 3 : 0)) % TURNS.length],
    fate: 'lies',
  };
};

/** Everything as it fell. */
export const asItLies = (pieces: readonly Piece[]): readonly Placed[] =>
  (['blue', 'red'] as const).flatMap(side => {
    const own = pieces.filter(piece => piece.side === side);
    return own.map((piece, nth) => lying(piece, nth, own.length));
  });

const other = (side: 'blue' | 'red') => (side === 'blue' ? 'red' : 'blue');

/** The dice of a side that make its manoeuvre: exactly as many of each face as it asks for (ROY.MANO.1). */
const thrustDice = (
  pieces: readonly Piece[],
  side: 'blue' | 'red',
  { swords, shields, lilies }: Pattern,
): readonly string[] => {
  const of = (face: BlueFace, count: number) =>
    pieces.filter(piece => piece.side === side && piece.from === 'die' && piece.face === face).slice(0, count);
  return [...of('sword', swords), ...of('shield', shields), ...of('lily', lilies)].map(({ id }) => id);
};

/** The dice that make a manoeuvre on the table; a thrust is made by dice alone. */
export const thrustsOf = (frame: DuelFrame, pieces: readonly Piece[]): ReadonlySet<string> => {
  const { blue, reds, kit, fighter } = frame;
  const his = kit.manoeuvres.find(pattern => shows(pattern, rollOf(blue)));
  const its = fighter?.manoeuvre;
  return new Set([
    ...(his === undefined ? [] : thrustDice(pieces, 'blue', his)),
    ...(its && shows(its, rollOf(reds)) ? thrustDice(pieces, 'red', its) : []),
  ]);
};

/** Swords meet shields in the middle; what is left of the swords goes through (ROY.DUEL.10). */
export const asTheyMeet = (frame: DuelFrame, pieces: readonly Piece[]): readonly Placed[] => {
  const lies = asItLies(pieces);
  const thrusts = thrustsOf(frame, pieces);
  if (thrusts.size > 0) return lies.map(piece => ({ ...piece, fate: thrusts.has(piece.id) ? 'thrust' : 'idle' }));
  const pairs = (['blue', 'red'] as const).flatMap(side => {
    const swords = pieces.filter(piece => piece.side === side && piece.face === 'sword');
    const shields = pieces.filter(piece => piece.side === other(side) && piece.face === 'shield');
    return swords.slice(0, shields.length).map((sword, at) => ({ sword: sword.id, shield: shields[at].id }));
  });
  const step = 1 / Math.max(1, pairs.length);
  return lies.map(piece => {
    const row = pairs.findIndex(({ sword, shield }) => sword === piece.id || shield === piece.id);
    if (row >= 0) {
      const fate = pairs[row].sword === piece.id ? 'parried' : 'parries';
      return { ...piece, x: piece.side === 'blue' ? 0.43 : 0.57, y: step * (row + 0.5), turn: 0, fate };
    }
    // The others make room for those who meet.
    const x = pairs.length === 0 ? piece.x : piece.side === 'blue' ? piece.x * 0.74 : 1 - (1 - piece.x) * 0.74;
    return { ...piece, x, fate: piece.face === 'sword' ? 'hits' : 'idle' };
  });
};
