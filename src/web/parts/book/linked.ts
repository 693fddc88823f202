/** A piece of a text, and whether it is the id of a rule. */
interface Piece {
  readonly text: string;
  readonly rule: boolean;
}

/** A rule's id in full: the game, a part where there is one, a number. */
const ID = /\b((?:ROY|MUS|TRO)(?:\.[A-Z0-9]+)?\.\d+)\b/;

/** A text cut where it names a rule, in its order. */
export const linked = (text: string): readonly Piece[] =>
  text
    .split(ID)
    .map((piece, nth) => ({ text: piece, rule: nth % 2 === 1 }))
    .filter(piece => piece.text !== '');
