import { clean } from '../words.ts';
import type { Glance } from './glance.ts';
import { LAYERS } from './meant.ts';

/** Where a line of text is higher than its letters. */
const LEADING = 0.22;

export interface Line {
  readonly element: Element;
  readonly words: string;
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** All text nodes of what is looked at. */
export function* textsIn(scope: Element): Generator<Node> {
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) yield node;
}

const linesOf = (glance: Glance): Line[] => {
  const lines: Line[] = [];
  const range = document.createRange();
  for (const node of textsIn(glance.scope)) {
    const element = node.parentElement;
    const words = clean(node.textContent);
    if (element === null || words === '' || !glance.isSeen(element)) continue;
    if (element.closest('option, script, style') !== null) continue;
    range.selectNodeContents(node);
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      if (width < 1 || height < 1) continue;
      const lead = height * LEADING;
      lines.push({ element, words, box: { left, right, top: top + lead, bottom: bottom - lead } });
    }
  }
  return lines;
};

/** All lines of text, once nothing is scrolled any more: where something lies is asked once of each. */
export class Lines {
  readonly all: readonly Line[];
  readonly #boxes = new Map<Element, DOMRect>();
  readonly #layers: readonly Element[];

  constructor(glance: Glance) {
    this.all = linesOf(glance);
    this.#layers = [...document.querySelectorAll(LAYERS)].filter(each => glance.isSeen(each));
  }

  boxOf(element: Element): DOMRect {
    const known = this.#boxes.get(element) ?? element.getBoundingClientRect();
    this.#boxes.set(element, known);
    return known;
  }

  isBeneath({ element, box: { left, top, right, bottom } }: Line): boolean {
    return this.#layers.some(layer => {
      if (layer.contains(element)) return false;
      const around = this.boxOf(layer);
      return left < around.right && right > around.left && top < around.bottom && bottom > around.top;
    });
  }
}
