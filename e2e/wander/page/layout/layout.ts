import { noteClipped } from './clipped.ts';
import { noteCovered } from './covered.ts';
import { type Amiss, Glance } from './glance.ts';
import { Lines } from './lines.ts';
import { noteOverlaps } from './overlaps.ts';
import { noteSame } from './same.ts';

/** At rest: what lies badly in the page. */
export const layout = (): readonly Amiss[] => {
  const glance = new Glance();
  noteSame(glance);
  noteCovered(glance);
  // From here on nothing is scrolled any more.
  const lines = new Lines(glance);
  noteClipped(glance, lines);
  noteOverlaps(glance, lines);
  return glance.amiss;
};
