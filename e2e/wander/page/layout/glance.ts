import { onTop } from '../on-top.ts';
import { whereIs } from '../words.ts';

/** Something that is not well laid out. */
export interface Amiss {
  readonly law: 'same' | 'covered' | 'clipped' | 'overlaps';
  /** Where, as a short path of the page's own names. */
  readonly where: string;
  readonly what: string;
}

/** The page at one moment, at rest, and what lies badly there. How things are styled is asked once of each. */
export class Glance {
  readonly amiss: Amiss[] = [];
  /** What takes every touch: a menu, a dialog, or the page itself. */
  readonly scope: Element;
  readonly #styles = new Map<Element, CSSStyleDeclaration>();
  readonly #spokenOnly = new Map<Element, boolean>();

  constructor() {
    const dialog = onTop();
    const modal = dialog?.matches(':modal') ? dialog : null;
    // What floats beside an open dialog can be touched only inside of it.
    const floats = [...(modal ?? document).querySelectorAll('[popover]')].filter(each => each.matches(':popover-open'));
    this.scope = floats.at(-1) ?? modal ?? document.body;
  }

  note(law: Amiss['law'], element: Element, what: string): void {
    this.amiss.push({ law, where: whereIs(element), what });
  }

  styleOf(element: Element): CSSStyleDeclaration {
    const known = this.#styles.get(element) ?? getComputedStyle(element);
    this.#styles.set(element, known);
    return known;
  }

  isSeen(element: Element): boolean {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !this.#isSpokenOnly(element);
  }

  inScope<E extends Element>(selector: string): E[] {
    return [...this.scope.querySelectorAll<E>(selector)].filter(
      each => this.isSeen(each) && each.closest('[inert]') === null,
    );
  }

  /** Words for the ear alone: a box of one pixel, or one that is clipped away. */
  #isSpokenOnly(element: Element): boolean {
    const known = this.#spokenOnly.get(element);
    if (known !== undefined) return known;
    const { clipPath, position, overflowX } = this.styleOf(element);
    const { width, height } = element.getBoundingClientRect();
    const tiny = position === 'absolute' && overflowX !== 'visible' && width <= 2 && height <= 2;
    const above = element.parentElement;
    const isHushed = tiny || clipPath.startsWith('inset(50%') || (above !== null && this.#isSpokenOnly(above));
    this.#spokenOnly.set(element, isHushed);
    return isHushed;
  }
}
