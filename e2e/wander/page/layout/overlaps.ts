import { whereIs } from '../words.ts';
import type { Glance } from './glance.ts';
import type { Line, Lines } from './lines.ts';
import { FANNED, FIGURES, isMeant, MAPS, TURNED } from './meant.ts';

const isOpaque = (glance: Glance, element: Element): boolean => {
  const { backgroundColor, backgroundImage, opacity } = glance.styleOf(element);
  const alpha = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1];
  const solid = backgroundColor.startsWith('rgb(') || Number(alpha ?? 0) > 0.8;
  const shaded = backgroundImage.includes('gradient(') && !/rgba|transparent|color\(/.test(backgroundImage);
  const pictured = backgroundImage.includes('url(') || element.localName === 'img';
  return Number(opacity) > 0.8 && (solid || shaded || pictured);
};

const areBothShown = (glance: Glance, one: Line, other: Line, [x, y]: readonly [number, number]): boolean => {
  const stack = document.elementsFromPoint(x, y);
  const places = [one, other].map(({ element }) => stack.indexOf(element));
  if (places.includes(-1)) return false;
  const lower = Math.max(...places);
  const beneath = places[0] === lower ? one.element : other.element;
  return !stack.slice(0, lower).some(each => !each.contains(beneath) && isOpaque(glance, each));
};

/** The middle of what two lines have in common; null where that is nothing to speak of. */
const middleOf = ({ box: one }: Line, { box: other }: Line): readonly [number, number] | null => {
  const left = Math.max(one.left, other.left);
  const right = Math.min(one.right, other.right);
  const top = Math.max(one.top, other.top);
  const bottom = Math.min(one.bottom, other.bottom);
  return right - left < 3 || bottom - top < 3 ? null : [(left + right) / 2, (top + bottom) / 2];
};

const isFanned = ({ element }: Line): boolean => element.closest(FANNED) !== null;

/** No text lies on other text. */
const noteTextOnText = (glance: Glance, rows: readonly Line[]): void => {
  for (const [nth, one] of rows.entries())
    for (let next = nth + 1; next < rows.length && rows[next].box.top < one.box.bottom; next++) {
      const other = rows[next];
      if (one.element === other.element || (isFanned(one) && isFanned(other))) continue;
      const middle = middleOf(one, other);
      if (middle === null || !areBothShown(glance, one, other, middle)) continue;
      const both = `“${one.words.slice(0, 40)}” and “${other.words.slice(0, 40)}”`;
      glance.note('overlaps', one.element, `${both} lie on each other (${whereIs(other.element)})`);
    }
};

/** What stays where it is while the rest is scrolled beneath it. */
const stays = (glance: Glance, above: Element, below: Element): boolean => {
  for (let at: Element | null = above; at !== null && !at.contains(below); at = at.parentElement)
    if (/^(sticky|fixed)$/.test(glance.styleOf(at).position)) return true;
  return false;
};

/** What lies on a line at that point, though nobody meant it to. */
const liesOn = (glance: Glance, element: Element, x: number, y: number): Element | null => {
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null;
  const stack = document.elementsFromPoint(x, y);
  const place = stack.indexOf(element);
  if (place < 1) return null;
  // What contains it lies before it only by what is drawn around it, such as a larger place to touch.
  const isOther = (each: Element) => !element.contains(each) && !each.contains(element);
  const above = stack.slice(0, place).find(each => isOther(each) && isOpaque(glance, each));
  return above === undefined || isMeant(element, above) || stays(glance, above, element) ? null : above;
};

/** Nothing that is no text lies on it either: a card on a number, a coin on a word. */
const noteThingsOnText = (glance: Glance, lines: Lines, rows: readonly Line[]): void => {
  for (const row of rows) {
    const { element, words, box } = row;
    if (lines.isBeneath(row) || element.closest(`${FANNED}, ${MAPS}, ${FIGURES}, ${TURNED}`) !== null) continue;
    const y = (box.top + box.bottom) / 2;
    for (const share of [0.15, 0.5, 0.85]) {
      const above = liesOn(glance, element, box.left + share * (box.right - box.left), y);
      if (above === null) continue;
      glance.note('overlaps', element, `“${words.slice(0, 40)}” lies under ${whereIs(above)}`);
      break;
    }
  }
};

export const noteOverlaps = (glance: Glance, lines: Lines): void => {
  const rows = lines.all
    .filter(({ box }) => box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0)
    .toSorted((a, b) => a.box.top - b.box.top);
  noteTextOnText(glance, rows);
  noteThingsOnText(glance, lines, rows);
};
