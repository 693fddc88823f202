import type { Glance } from './glance.ts';
import { type Lines, textsIn } from './lines.ts';

/** Letters are hardly ever wider than high: a word of so many can only be broken where the line is shorter. */
const WIDEST = 0.9;
/** Where a line may end within a word. */
const SEAMS = /[-–—/’'@.\u00ad\u200b]/;

/** The box whose width a line of it has. */
const blockOf = (glance: Glance, element: Element): Element => {
  let at = element;
  while (at.parentElement !== null && /^(inline|contents)$/.test(glance.styleOf(at).display)) at = at.parentElement;
  return at;
};

const isBroken = (node: Node, from: number, to: number): boolean => {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
  return new Set(tops).size > 1;
};

/** No word is broken in two without a hyphen. Names, links and figures that somebody else wrote are no words. */
export const findBroken = (glance: Glance, lines: Lines, cut: (element: Element, what: string) => void): void => {
  const inSight = new Set(lines.all.map(({ element }) => element));
  for (const node of textsIn(glance.scope)) {
    const element = node.parentElement;
    if (element === null || !inSight.has(element)) continue;
    const { fontSize, hyphens, overflowWrap } = glance.styleOf(element);
    if (hyphens === 'auto' || overflowWrap === 'anywhere') continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      if (word.length < 3 || SEAMS.test(word)) continue;
      const room = lines.boxOf(blockOf(glance, element)).width;
      if (word.length * Number.parseFloat(fontSize) * WIDEST < room) continue;
      if (isBroken(node, index, index + word.length)) cut(element, `“${word}” is broken in two`);
    }
  }
};
