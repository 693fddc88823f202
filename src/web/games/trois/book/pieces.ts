import type { Rider } from '#games/trois/board/board.ts';
import type { CardId, Pile } from '#games/trois/cards/cards.ts';
import type { GazetteId } from '#games/trois/cards/gazettes.ts';
import { FETCHED, OVERTAKEN, type Scene, TAKEN } from './scenes.ts';
import {
  FETCHED_VIEW,
  JOURNEY,
  LOUVRE,
  newsView,
  OVERTAKEN_AFTER,
  OVERTAKEN_BEFORE,
  QUEUE_VIEW,
  SIGN_SQUARES,
  signView,
  TAKEN_VIEW,
  type View,
} from './views.ts';

/** One of the table's pieces, as a figure of the rulebook shows it; a sign stands between two of them. */
export type Piece =
  | { readonly view: View }
  | { readonly card: CardId }
  | { readonly back: Pile }
  | { readonly gazette: GazetteId }
  | { readonly die: number }
  | { readonly rider: Rider }
  | { readonly studs: true }
  | { readonly arrow: true }
  | { readonly sign: string };

const view = (part: View): Piece => ({ view: part });
const dice = ({ dice: thrown }: Scene): Piece[] => thrown.map(die => ({ die }));
const sign = (text: string): Piece => ({ sign: text });

const SMALL = 36;
const WINDOW = 52;
const square = (of: keyof typeof SIGN_SQUARES): readonly Piece[] => [view(signView(SIGN_SQUARES[of], SMALL))];

/** What is drawn on the one sheet. */
export const SHEET_PIECES: Readonly<Record<string, readonly Piece[]>> = {
  rider: [{ rider: 'dartagnan' }],
  studs: [{ studs: true }],
  gazette: square('gazette'),
  sword: square('sword'),
  dagger: square('dagger'),
  phial: square('phial'),
  trap: square('trap'),
  entry: square('entry'),
  gate: [view(newsView('gate', 'closed', WINDOW))],
  passage: [view(newsView('passage', 'closed', WINDOW))],
  channel: [view(newsView('channel', 'none', WINDOW))],
  buckingham: [view(newsView('buckingham', 'absent', WINDOW))],
};

/** Two of them stand side by side on a telephone. */
const DOOR = 130;
/** The figure of each chapter that has one. */
export const FIGURES: Readonly<Record<string, readonly Piece[]>> = {
  'TRO.1': [view(JOURNEY)],
  'TRO.4': [{ back: 'milady' }, { back: 'rochefort' }, { back: 'sword' }, { gazette: 'GZ13' }, { card: 'BS06' }],
  'TRO.10': [...dice(TAKEN), view(TAKEN_VIEW)],
  'TRO.17': [
    view(newsView('gate', 'closed', DOOR)),
    view(newsView('passage', 'closed', DOOR)),
    view(newsView('channel', 'none', DOOR)),
    view(newsView('buckingham', 'absent', DOOR)),
  ],
  'TRO.22': [...dice(OVERTAKEN), view(OVERTAKEN_BEFORE), { arrow: true }, view(OVERTAKEN_AFTER)],
  'TRO.RULING.1': [view(LOUVRE)],
  'TRO.RULING.4': [view(QUEUE_VIEW)],
  'TRO.RULING.13': [view(newsView('spies', 'active', DOOR)), sign('+'), { card: 'RO04' }, sign('+'), { card: 'BS01' }],
  'TRO.RULING.11': [...dice(FETCHED), view(FETCHED_VIEW)],
};
