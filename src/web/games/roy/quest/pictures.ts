import calais from '#web/art/baked/quest-calais.svg?no-inline';
import galleries from '#web/art/baked/quest-galleries.svg?no-inline';
import inn from '#web/art/baked/quest-inn.svg?no-inline';
import road from '#web/art/baked/quest-road.svg?no-inline';

const PICTURES = { 1: inn, 2: calais, 3: road, 4: galleries } as const;

/** The engraving of a Quest board. */
export const pictureOf = (board: keyof typeof PICTURES): string => PICTURES[board];
