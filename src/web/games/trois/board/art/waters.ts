/** Where the water is: both shores, the rivers, the way across. */
import type { Point } from '../plan.ts';

/** Both shores of the Channel, from the west. */
export const COASTS: Readonly<Record<'england' | 'france', readonly Point[]>> = {
  england: [
    [-12, 492],
    [90, 470],
    [190, 452],
    [300, 476],
    [420, 482],
    [540, 462],
    [640, 424],
    [704, 366],
    [768, 306],
    [822, 258],
    [846, 196],
    [836, 130],
    [872, 70],
    [884, -12],
  ],
  france: [
    [-12, 668],
    [80, 640],
    [190, 662],
    [300, 652],
    [410, 676],
    [520, 682],
    [600, 660],
    [650, 596],
    [640, 536],
    [700, 478],
    [790, 424],
    [858, 388],
    [930, 378],
    [1000, 320],
    [1070, 250],
    [1180, 222],
    [1300, 210],
    [1420, 212],
    [1520, 178],
    [1612, 168],
  ],
};

/** The Somme, from the sea inland, and the Seine, from the east past Paris to the south. */
export const RIVERS: readonly (readonly Point[])[] = [
  [
    [356, 668],
    [392, 702],
    [430, 748],
    [486, 806],
    [580, 826],
    [670, 822],
    [746, 778],
    [776, 690],
    [822, 610],
    [900, 576],
    [978, 574],
    [1044, 560],
    [1110, 512],
    [1200, 496],
    [1320, 500],
    [1420, 492],
    [1520, 480],
    [1612, 494],
  ],
  [
    [1612, 868],
    [1540, 880],
    [1440, 918],
    [1330, 930],
    [1220, 914],
    [1146, 940],
    [1106, 1000],
    [1122, 1070],
    [1172, 1130],
    [1190, 1212],
  ],
];

/** The way of the boats between the quays. */
export const CROSSING = 'M806 268C838 300 820 330 840 378';
