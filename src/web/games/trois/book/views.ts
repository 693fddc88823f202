import { type Rider, SHORTCUT, type Space, TRAP } from '#games/trois/board/board.ts';
import type { News } from '#games/trois/cards/gazettes.ts';
import type { Leg } from '#games/trois/state.ts';
import { spotOf } from '../board/geometry.ts';
import { type Point, SIZE } from '../board/plan.ts';
import { COURSES, type Course, LEGS, TWO_WAYS } from './courses.ts';
import { FETCHED, OVERTAKEN, QUEUE, type Scene, type Standing, TAKEN } from './scenes.ts';

type Box = readonly [left: number, top: number, width: number, height: number];

interface Mounted extends Standing {
  readonly carries: boolean;
  /** It is his move. */
  readonly rolls: boolean;
}

/** A part of the board as a figure shows it. */
export interface View {
  /** What is seen of it, in units of its drawing. */
  readonly box: Box;
  /** How wide it is drawn where there is room, in pixels. */
  readonly width: number;
  readonly round?: true;
  /** The places have their names. */
  readonly named?: true;
  /** Where the news differ from fair weather. */
  readonly news?: Partial<News>;
  readonly riders?: readonly Mounted[];
  /** Where the studs lie. */
  readonly studs?: Space;
  /** Where a move ends, in the colours of whose move it is. */
  readonly end?: { readonly at: Space; readonly rider: Rider };
  readonly courses?: readonly Course[];
}

export const JOURNEY: View = {
  box: [0, 0, SIZE.width, SIZE.height],
  width: 640,
  named: true,
  courses: LEGS.map(leg => COURSES[leg]),
};
export const LOUVRE: View = { box: [846, 516, 650, 400], width: 430, courses: TWO_WAYS };

const LEG_BOXES: Readonly<Record<Leg, Box>> = {
  1: [500, 820, 580, 360],
  2: [840, 520, 660, 410],
  3: [840, 520, 660, 410],
  4: [20, 170, 1080, 770],
  5: [20, 60, 1540, 870],
};
export const legView = (leg: Leg): View => ({ box: LEG_BOXES[leg], width: 150, courses: [COURSES[leg]] });

/** How it stands before the roll: whose move it is, and where it will end. */
const before = ({ riders, carrier, lie, news = {}, to }: Scene, box: Box, width: number): View => ({
  box,
  width,
  news,
  riders: riders.map(({ rider, at }, nth) => ({ rider, at, carries: rider === carrier, rolls: nth === 0 })),
  end: { at: to, rider: riders[0].rider },
  ...(lie === undefined ? {} : { studs: lie }),
});

/** How it stands after the move: whoever moved is where it ended, and has the studs if there were any to win. */
const after = ({ riders: [mover, ...rest], carrier, news = {}, to }: Scene, box: Box, width: number): View => ({
  box,
  width,
  news,
  riders: [
    { rider: mover.rider, at: to, carries: carrier !== undefined, rolls: false },
    ...rest.map(({ rider, at }) => ({ rider, at, carries: false, rolls: false })),
  ],
});

const CHASE: Box = [1212, 172, 344, 330];
export const TAKEN_VIEW = before(TAKEN, [296, 786, 570, 190], 450);
export const OVERTAKEN_BEFORE = before(OVERTAKEN, CHASE, 236);
export const OVERTAKEN_AFTER = after(OVERTAKEN, CHASE, 236);
export const QUEUE_VIEW = after(QUEUE, [36, 138, 440, 316], 350);
export const FETCHED_VIEW = before(FETCHED, [976, 332, 560, 188], 440);

const NEWS_BOX = { width: 250, height: 200 } as const;
/** The middle of what each piece of the news changes on the board, and how far away it is seen from. */
const NEWS_SPOTS: Readonly<Record<keyof News, readonly [x: number, y: number, far?: number]>> = {
  bonacieux: [878, 764],
  passage: [1110, 796],
  gate: [1158, 594],
  channel: [846, 314, 1.3],
  buckingham: [346, 230, 0.94],
  spies: [118, 790],
};
/** At the Queen's she is seen at another window than at home. */
const WITH_THE_QUEEN: Point = [1460, 740];

/** One state of the news as the board shows it. */
export const newsView = <Of extends keyof News>(of: Of, state: News[Of], width: number): View => {
  const [x, y, far = 1] = of === 'bonacieux' && state === 'queen' ? WITH_THE_QUEEN : NEWS_SPOTS[of];
  const [wide, high] = [NEWS_BOX.width * far, NEWS_BOX.height * far];
  return { box: [x - wide / 2, y - high / 2, wide, high], width, news: { [of]: state } };
};

const HALF = 27;
/** A square's sign, cut out of the board. */
export const signView = (at: Space, width: number): View => {
  const { x, y } = spotOf(at);
  return { box: [x - HALF, y - HALF, 2 * HALF, 2 * HALF], width, round: true };
};

/** A square for each sign. */
export const SIGN_SQUARES = {
  sword: 'FO2',
  dagger: 'FO5',
  phial: 'FO8',
  gazette: 'FO3',
  trap: TRAP,
  entry: SHORTCUT.from,
  exit: SHORTCUT.to,
} as const satisfies Readonly<Record<string, Space>>;
