/** How large the map is drawn in its box. */
import { MEDAL, SIZE } from './plan.ts';

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The nearest one can come. */
export const NEAREST = 1.5;
/** From here on squares are large enough for a mouse, and the map is shown whole. */
const READABLE = 0.5;
/** Squares for fingers are 44 pixels or more. */
const FOR_FINGERS = 0.76;
const FOR_A_MOUSE = 0.62;
const NARROW = 560;

/** Below this scale the map is an overview: few and large names, and riders larger than their squares. */
const FAR = 0.42;
/** How wide a medal is to be seen at the least, in pixels. */
const SEEN = 25;

export const isFar = (scale: number): boolean => scale < FAR;

/** How much larger than on the map riders are drawn, so that they can be told apart from afar. */
export const growthAt = (scale: number): number => Math.max(1, SEEN / (MEDAL * scale));

/** All of the map is seen. */
export const wholeIn = ({ width, height }: Box): number => Math.min(width / SIZE.width, height / SIZE.height);

/** What one sees at first: all of it where that can be read, else a window onto it. */
export const easyIn = (box: Box): number => {
  const whole = wholeIn(box);
  if (whole >= READABLE) return whole;
  return box.width < NARROW ? FOR_FINGERS : FOR_A_MOUSE;
};

export const kept = (scale: number, box: Box): number => Math.min(NEAREST, Math.max(wholeIn(box), scale));

/** How much of a box's length the map leaves free on each side. */
export const marginIn = (length: number, room: number): number => Math.max(0, (length - room) / 2);

/** Where to scroll so that what is under a point of the box stays under it. */
export const scrolledTo = (
  at: number,
  length: number,
  scrolled: number,
  whole: number,
  from: number,
  to: number,
): number => ((scrolled + at - marginIn(length, whole * from)) / from) * to - at + marginIn(length, whole * to);
