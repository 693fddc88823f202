import { findBroken } from './broken.ts';
import type { Glance } from './glance.ts';
import type { Line, Lines } from './lines.ts';
import { FOLDED } from './meant.ts';

/** Pixels that nobody sees: rounding, and the slant of letters. */
const SLACK = 2;

const clips = (value: string): boolean => value === 'hidden' || value === 'clip';
const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
const cutsOff = (value: string): boolean => clips(value) || scrolls(value);

const hasFace = ({
  backgroundColor,
  backgroundImage,
  borderTopWidth,
  borderTopStyle,
  boxShadow,
}: CSSStyleDeclaration): boolean =>
  !/rgba\(.*, 0\)|transparent/.test(backgroundColor) ||
  backgroundImage !== 'none' ||
  boxShadow !== 'none' ||
  (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0);

/** What is known of a line on the way from its letters outwards, box by box. */
interface Way {
  /** Nothing has been met yet that could be scrolled. */
  freeX: boolean;
  freeY: boolean;
  /** A box with a face of its own has been met. */
  faced: boolean;
  turned: boolean;
}

/** How that box cuts the line; null where it does not. */
const cutBy = (at: Element, around: DOMRect, { box }: Line, style: CSSStyleDeclaration, way: Way): string | null => {
  const { overflowX, overflowY } = style;
  if (scrolls(overflowX) && at.scrollWidth > at.clientWidth + 1) way.freeX = false;
  if (scrolls(overflowY) && at.scrollHeight > at.clientHeight + 1) way.freeY = false;
  // Of what is turned the outer box tells nothing; but what scrolls may be scrolled.
  const wide = way.turned ? 0 : Math.max(around.left - box.left, box.right - around.right);
  const high = way.turned ? 0 : Math.max(around.top - box.top, box.bottom - around.bottom);
  if (way.freeX && cutsOff(overflowX) && wide > SLACK) return `is clipped by ${Math.round(wide)} pixels`;
  if (way.freeY && cutsOff(overflowY) && high > SLACK) return `is clipped in height by ${Math.round(high)} pixels`;
  if (way.faced || !hasFace(style)) return null;
  way.faced = true;
  const runsOut = (way.freeX && wide > SLACK) || (way.freeY && high > SLACK + 1);
  return runsOut ? `runs ${Math.round(Math.max(wide, high))} pixels out of its box` : null;
};

/** All that is wrong with a line, from its letters outwards. */
const wrongWith = (glance: Glance, lines: Lines, line: Line): string[] => {
  const found: string[] = [];
  const way: Way = { freeX: true, freeY: true, faced: false, turned: false };
  for (let at: Element | null = line.element; at !== null && at !== document.documentElement; at = at.parentElement) {
    const style = glance.styleOf(at);
    if (style.display === 'contents') continue;
    const how = style.display === 'inline' ? null : cutBy(at, lines.boxOf(at), line, style, way);
    if (how !== null) found.push(how);
    if (style.position === 'fixed' || at.matches('[popover]')) break;
    if (style.transform !== 'none' && !/^matrix\([^,]+, 0, 0, /.test(style.transform)) way.turned = true;
  }
  const { left, right } = line.box;
  if (way.freeX && (right > innerWidth + SLACK || left < -SLACK)) found.push('runs out of the screen');
  return found;
};

/** No text is clipped, and none runs out of its box. */
export const noteClipped = (glance: Glance, lines: Lines): void => {
  const told = new Set<Element>();
  const cut = (element: Element, what: string) => {
    if (told.has(element)) return;
    told.add(element);
    glance.note('clipped', element, what);
  };
  findBroken(glance, lines, cut);
  for (const line of lines.all) {
    if (lines.isBeneath(line) || line.element.closest(FOLDED) !== null) continue;
    for (const how of wrongWith(glance, lines, line)) cut(line.element, `“${line.words.slice(0, 60)}” ${how}`);
  }
  const page = document.scrollingElement ?? document.documentElement;
  if (page.scrollWidth > innerWidth + 1 && glance.styleOf(page).overflowX !== 'hidden')
    glance.note('clipped', page, `the page is ${page.scrollWidth - innerWidth} pixels wider than the screen`);
};
