/**
 * The ground plan of the board, in units of its drawing: where the places lie and by which points the roads pass. England
 * in the north-west, the Channel, France; the castles stand along the south, all roads meet at the house in Paris.
 */
import type { Lane, Place } from '#games/trois/board/board.ts';
import type { News } from '#games/trois/cards/gazettes.ts';

export type Point = readonly [x: number, y: number];

export const SIZE = { width: 1600, height: 1200 } as const;
/** The width of a road. */
export const ROAD_WIDTH = 60;
/** Room for the secret door between the house and the first step of the stairs. */
export const DOORWAY = 30;
/** The width of a medal. */
export const MEDAL = 64;

interface Site {
  /** The middle of its paved ground, and half its width and height. */
  readonly at: Point;
  readonly half: Point;
}

export const SITES: Readonly<Record<Place, Site>> = {
  CASTLE_AR: { at: [406, 1032], half: [44, 40] },
  CASTLE_DA: { at: [572, 1116], half: [44, 40] },
  CASTLE_PO: { at: [1394, 1116], half: [44, 40] },
  CASTLE_AT: { at: [1538, 1026], half: [44, 40] },
  BON: { at: [966, 852], half: [112, 82] },
  QUEEN: { at: [1360, 730], half: [106, 72] },
  CAL: { at: [896, 462], half: [76, 62] },
  DOV: { at: [744, 206], half: [72, 58] },
  BUCK: { at: [136, 262], half: [92, 66] },
};

/** The points each road passes on its way from place to place; its ends are the middles of the places. */
export const BENDS: Readonly<Record<Lane, readonly Point[]>> = {
  AR: [
    [510, 1014],
    [640, 984],
    [768, 1002],
    [870, 934],
  ],
  DA: [
    [700, 1118],
    [846, 1124],
    [920, 1060],
    [936, 960],
  ],
  PO: [
    [1250, 1118],
    [1102, 1124],
    [1024, 1060],
    [1006, 960],
  ],
  AT: [
    [1410, 1042],
    [1276, 1036],
    [1166, 996],
    [1070, 916],
  ],
  PW: [
    [1042, 756],
    [1078, 646],
    [1170, 584],
    [1280, 584],
    [1346, 640],
  ],
  SP: [
    [1100, 812],
    [1190, 790],
    [1270, 758],
  ],
  FO: [
    [840, 868],
    [700, 900],
    [560, 880],
    [420, 904],
    [300, 896],
    [222, 826],
    [290, 752],
    [420, 744],
    [540, 766],
    [660, 740],
    [720, 650],
    [704, 560],
    [790, 500],
  ],
  EO: [
    [700, 300],
    [600, 380],
    [470, 410],
    [340, 404],
    [220, 350],
  ],
  ER: [
    [200, 160],
    [320, 96],
    [450, 84],
    [580, 104],
    [680, 150],
  ],
  FR: [
    [984, 410],
    [1070, 330],
    [1180, 288],
    [1300, 270],
    [1420, 276],
    [1490, 350],
    [1420, 428],
    [1300, 434],
    [1180, 446],
    [1060, 470],
    [984, 556],
    [960, 680],
  ],
};

/** Where the news is seen, and how far about: the first is where its card points. */
export const NEWS_AT: Readonly<Record<keyof News, readonly (readonly [x: number, y: number, radius: number])[]>> = {
  bonacieux: [
    [854, 744, 40],
    [1516, 716, 34],
  ],
  passage: [[1092, 800, 26]],
  gate: [
    [1150, 596, 16],
    [1116, 560, 32],
    [1194, 650, 30],
  ],
  channel: [
    [884, 306, 44],
    [884, 230, 36],
    [798, 396, 32],
  ],
  buckingham: [[346, 246, 84]],
  spies: [[118, 786, 66]],
};

/** From afar only the goals of the ride have a name. */
export const FAR_SLIPS: Readonly<Record<'BON' | 'QUEEN' | 'CAL' | 'DOV' | 'BUCK', Point>> = {
  BON: [644, 818],
  QUEEN: [1384, 880],
  CAL: [846, 604],
  DOV: [548, 212],
  BUCK: [330, 312],
};

/** The slips with the names of the places: their middles. */
export const SLIPS: Readonly<Record<Place | 'rochefort', Point>> = {
  CASTLE_AR: [334, 1096],
  CASTLE_DA: [506, 1172],
  CASTLE_PO: [1456, 1172],
  CASTLE_AT: [1380, 962],
  BON: [704, 804],
  QUEEN: [1384, 908],
  CAL: [910, 548],
  DOV: [618, 208],
  BUCK: [370, 338],
  rochefort: [118, 866],
};
