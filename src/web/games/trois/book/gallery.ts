import { LANES, RIDERS, ROADS, type Sign } from '#games/trois/board/board.ts';
import type { CardId, Pile } from '#games/trois/cards/cards.ts';
import type { GazetteId, News } from '#games/trois/cards/gazettes.ts';
import type { Words } from '#games/trois/text/words.ts';
import type { Source } from '#web/parts/book/book.ts';
import { EVERY_CARD } from '../cards/every-card.ts';
import { LEGS, stepsOf } from './courses.ts';
import type { Piece } from './pieces.ts';
import type { TroisBookWords } from './text/words.ts';
import { legView, newsView, SIGN_SQUARES, signView } from './views.ts';

/** A component as the gallery shows it. */
interface Shown {
  readonly id: string;
  readonly name: string;
  readonly text: string | null;
  readonly copies: number;
  readonly pieces: readonly Piece[];
  /** What is told of it, and where that is known from; an empty name is the whole of it. */
  readonly values: readonly (readonly [value: string, source: Source])[];
}

const BOOK: Shown['values'] = [['', 'book']];
const idsOf = <Id extends string>(rows: Readonly<Record<Id, unknown>>): Id[] => Object.keys(rows) as Id[];

/** The cards of each kind that are read one by one. */
export const FACES = {
  milady: idsOf(EVERY_CARD.milady),
  rochefort: idsOf(EVERY_CARD.rochefort),
  mousquetaires: idsOf(EVERY_CARD.mousquetaires),
  bottes: EVERY_CARD.bottes,
} as const satisfies Readonly<Record<string, readonly CardId[]>>;
export const ISSUES: readonly GazetteId[] = idsOf(EVERY_CARD.gazettes);

/** How many cards lie in each pile before one Botte is dealt to everybody (TRO.5). */
export const PILE_SIZES: Readonly<Record<Pile | 'gazettes', number>> = {
  milady: FACES.milady.length,
  rochefort: FACES.rochefort.length,
  sword: FACES.mousquetaires.length + FACES.bottes.length,
  gazettes: ISSUES.length,
};

const PILES = ['milady', 'rochefort', 'sword', 'gazettes'] as const;

/** In the order of the gazette. */
export const NEWS_STATES: { readonly [Of in keyof News]: readonly News[Of][] } = {
  bonacieux: ['home', 'queen', 'away'],
  passage: ['open', 'closed'],
  gate: ['open', 'closed'],
  channel: ['both', 'from-france', 'from-england', 'none'],
  buckingham: ['home', 'absent'],
  spies: ['active', 'absent'],
};

type SignShown = keyof typeof SIGN_SQUARES;
const MARKS: Readonly<Record<Exclude<Sign, 'plain'>, string>> = {
  sword: 'S',
  dagger: 'D',
  phial: 'P',
  gazette: 'G',
  trap: 'T',
  entry: 'X',
  exit: 'x',
};
/** How many squares of the whole board have a sign. */
export const countOf = (sign: SignShown): number =>
  LANES.flatMap(lane => [...ROADS[lane].signs]).filter(mark => mark === MARKS[sign]).length;

const SIGN_SIZE = 52;
const NEWS_SIZE = 120;

const newsShown = (names: Words, says: (what: string, state: string) => string): Shown[] => {
  const shown = <Of extends keyof News>(of: Of): Shown[] => {
    const states: Readonly<Record<string, { readonly label: string; readonly sentence: string }>> =
      names.news[of].states;
    return NEWS_STATES[of].map(state => ({
      id: `${of}-${state}`,
      name: says(names.news[of].name, states[state].label),
      text: states[state].sentence,
      copies: 1,
      pieces: [{ view: newsView(of, state, NEWS_SIZE) }],
      values: BOOK,
    }));
  };
  return idsOf(NEWS_STATES).flatMap(of => shown(of));
};

interface Told {
  readonly names: Words;
  readonly book: TroisBookWords;
  /** A few words about each musketeer. */
  readonly taunts: Readonly<Record<(typeof RIDERS)[number], string>>;
  readonly newsSays: (what: string, state: string) => string;
}

/** All but the cards: what stands on the board, what lies on it, and the board's own signs and legs. */
export const groupsOf = ({ names, book, taunts, newsSays }: Told) => {
  const { pieces, marks } = book;
  return {
    riders: RIDERS.map(
      (rider): Shown => ({
        id: rider,
        name: names.riders[rider],
        text: taunts[rider],
        copies: 1,
        pieces: [{ rider }],
        values: BOOK,
      }),
    ),
    pieces: [
      { id: 'studs', ...pieces.studs, copies: 1, pieces: [{ studs: true }], values: BOOK },
      { id: 'dice', ...pieces.dice, copies: 2, pieces: [{ die: 5 }], values: BOOK },
    ] satisfies Shown[],
    news: newsShown(names, newsSays),
    signs: idsOf(SIGN_SQUARES).map(
      (sign): Shown => ({
        id: `sign-${sign}`,
        name: names.signs[sign].title,
        text: names.signs[sign].help,
        copies: countOf(sign),
        pieces: [{ view: signView(SIGN_SQUARES[sign], SIGN_SIZE) }],
        values: [
          [marks.sign, 'book'],
          [marks.squares, 'house'],
        ],
      }),
    ),
    legs: LEGS.map(
      (leg): Shown => ({
        id: `leg-${leg}`,
        name: marks.leg(leg, names.legs[leg].title),
        text: names.legs[leg].help,
        copies: 1,
        pieces: [{ view: legView(leg) }],
        values: [
          [marks.route, 'book'],
          [marks.steps(stepsOf(leg)), 'house'],
        ],
      }),
    ),
    piles: PILES.map(
      (pile): Shown => ({
        id: `pile-${pile}`,
        name: names.piles[pile],
        text: pieces.piles[pile],
        copies: PILE_SIZES[pile],
        pieces: [pile === 'gazettes' ? { gazette: 'GZ13' } : { back: pile }],
        values: [[marks.count, 'book']],
      }),
    ),
  };
};
