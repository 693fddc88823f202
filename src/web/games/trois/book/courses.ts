import { CASTLES, type Rider, ROADS, type Space, squaresOf } from '#games/trois/board/board.ts';
import { toGo } from '#games/trois/board/route.ts';
import type { Leg } from '#games/trois/state.ts';
import type { Point } from '../board/plan.ts';

/** Whose ride is drawn. */
export const GUIDE: Rider = 'dartagnan';
const { castle, lane } = CASTLES[GUIDE];

/** A way over the board as a figure draws it. */
export interface Course {
  readonly path: readonly Space[];
  /** Two that go the same way keep apart. */
  readonly aside: number;
  readonly label: { readonly text: string; readonly at: Point };
}

export const LEGS: readonly Leg[] = [1, 2, 3, 4, 5];

/** The five legs as one musketeer rides them; to the Queen by the paved way, and down by the stairs. */
export const COURSES: Readonly<Record<Leg, Course>> = {
  1: {
    path: [castle, ...squaresOf(lane), ROADS[lane].to],
    aside: 0,
    label: { text: '1', at: [762, 1052] },
  },
  2: { path: ['BON', ...squaresOf('PW'), 'QUEEN'], aside: 9, label: { text: '2', at: [1214, 664] } },
  3: { path: ['QUEEN', ...squaresOf('SP').toReversed(), 'BON'], aside: 0, label: { text: '3', at: [1196, 866] } },
  4: {
    path: ['BON', ...squaresOf('FO'), 'CAL', 'DOV', ...squaresOf('EO'), 'BUCK'],
    aside: 0,
    label: { text: '4', at: [316, 822] },
  },
  5: {
    path: ['BUCK', ...squaresOf('ER'), 'DOV', 'CAL', ...squaresOf('FR'), 'BON', ...squaresOf('PW'), 'QUEEN'],
    aside: -9,
    label: { text: '5', at: [1190, 368] },
  },
};

/** How many steps a leg is, by the paved way. */
export const stepsOf = (leg: Leg): number => {
  const { path } = COURSES[leg];
  return leg === 3 ? stepsOf(2) : toGo(path[0], leg) - (leg === 5 ? 0 : toGo(path[path.length - 1], (leg + 1) as Leg));
};

const stepsAlong = ({ path }: Course): string => String(path.length - 1);

/** Both ways between house and Queen, each with its steps. */
export const TWO_WAYS: readonly Course[] = ([2, 3] as const).map(leg => {
  const course = COURSES[leg];
  return { ...course, label: { text: stepsAlong(course), at: course.label.at } };
});
