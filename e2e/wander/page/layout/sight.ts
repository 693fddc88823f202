import type { Glance } from './glance.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A box, and what of it is in sight. */
interface Sight {
  readonly whole: DOMRect;
  readonly seen: Box;
}

/** What an element is seen through: boxes that cut off what lies beyond them. */
const scrollers = (glance: Glance, element: Element): Element[] => {
  const found: Element[] = [];
  for (let at = element; at.parentElement !== null; at = at.parentElement) {
    if (glance.styleOf(at).position === 'fixed' || at.matches('dialog, [popover]')) break;
    const { overflowX, overflowY } = glance.styleOf(at.parentElement);
    if (overflowX !== 'visible' || overflowY !== 'visible') found.push(at.parentElement);
  }
  return found.filter(each => each !== document.body && each !== document.documentElement);
};

const sizeOf = ({ seen: { left, right, top, bottom } }: Sight): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** Of an element, or of the longest of its lines, what is in sight after scrolling. */
export const sightOf = (glance: Glance, element: Element): Sight => {
  const lines = glance.styleOf(element).display === 'inline' ? [...element.getClientRects()] : [];
  const boxes = lines.length > 0 ? lines : [element.getBoundingClientRect()];
  const around = scrollers(glance, element).map(each => each.getBoundingClientRect());
  const all = boxes.map(whole => ({
    whole,
    seen: {
      left: Math.max(0, whole.left, ...around.map(box => box.left)),
      top: Math.max(0, whole.top, ...around.map(box => box.top)),
      right: Math.min(innerWidth, whole.right, ...around.map(box => box.right)),
      bottom: Math.min(innerHeight, whole.bottom, ...around.map(box => box.bottom)),
    },
  }));
  return all.reduce((best, one) => (sizeOf(one) > sizeOf(best) ? one : best));
};
