/** Where things stand in the pictures of the four Quest boards: what is drawn and what is laid above share this plan. */
import type { Point } from '#web/art/engraving.ts';

export const STAGE = { width: 1000, height: 380 } as const;

/** The Inn, cut open: a Common room over three floors, and on each floor a landing and four rooms. */
export const INN = {
  commonRoom: { left: 18, right: 218 },
  landing: { left: 218, right: 340 },
  rooms: { left: 340, width: 161, count: 4 },
  floors: [
    { top: 66, bottom: 158 },
    { top: 166, bottom: 260 },
    { top: 270, bottom: 364 },
  ],
} as const;

const middle = ({ top, bottom }: { readonly top: number; readonly bottom: number }): number => (top + bottom) / 2;

export const innSpace = (space: number): Point => {
  const floor = INN.floors[Math.floor(space / INN.rooms.count)] ?? INN.floors[0];
  return [INN.rooms.left + INN.rooms.width * ((space % INN.rooms.count) + 0.5), middle(floor)];
};
export const innPath = (path: number): Point => [
  (INN.landing.left + INN.landing.right) / 2,
  middle(INN.floors[path] ?? INN.floors[0]),
];
export const INN_COMMON_ROOM: Point = [118, 214];
export const INN_COMMON_ROOM_TITLE: Point = [118, 88];

/** Calais: four slips along the quay, de Wardes at the foot of the gangway, and the sea. */
export const calaisChallenge = (which: number): Point => [112 + 162 * which, 246];
export const CALAIS_WARDES: Point = [782, 240];
export const CALAIS_MEN: Point = [112, 346];

/** The road from the coast to Paris, with three posts. */
export const ROAD: readonly Point[] = [
  [-20, 352],
  [70, 332],
  [150, 292],
  [236, 268],
  [330, 288],
  [414, 300],
  [500, 252],
  [572, 206],
  [660, 216],
  [742, 244],
  [826, 226],
  [890, 176],
  [936, 150],
];
const POSTS: readonly Point[] = [
  [236, 268],
  [500, 252],
  [742, 244],
];
export const roadPost = (which: number): Point => POSTS[which] ?? [0, 0];
/** The team stands before the post it has to pass. */
export const roadMen = (beaten: number): Point => {
  const [x, y] = POSTS[beaten] ?? [880, 200];
  return [x - 104, y + 46];
};

/** The galleries: four antechambers in a row, the Queen's door at the end. */
export const GALLERIES = { left: 14, width: 220, count: 4 } as const;
const hall = (which: number, across: number): number => GALLERIES.left + GALLERIES.width * (which + across);
export const galleryTitle = (which: number): Point => [hall(which, 0.5), 26];
export const galleryChallenge = (which: number): Point => [hall(which, 0.5), 108];
export const galleryFighter = (which: number, second: boolean): Point => [hall(which, second ? 0.73 : 0.27), 216];
export const galleryMen = (which: number): Point => [hall(Math.min(which, GALLERIES.count - 1), 0.5), 322];
