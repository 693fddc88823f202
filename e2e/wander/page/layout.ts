import type { bring as Bring } from './bring.ts';
import type { onTop as OnTop } from './on-top.ts';

/** Something that is not well laid out. */
export interface Amiss {
  readonly law: 'same' | 'covered' | 'clipped' | 'overlaps';
  /** Where, as a short path of the page's own names. */
  readonly where: string;
  readonly what: string;
}

/** Runs in the page, at rest: what lies badly. Each exception has its reason here, and stands nowhere else. */
export const layout = (bring: typeof Bring, onTop: typeof OnTop): Amiss[] => {
  const amiss: Amiss[] = [];
  /** A hand of cards is held like a fan: each lies on the next, and shows the edge by which it is touched. */
  const FANNED = '[data-hand] [data-card], [data-hand-area] [data-card]';
  /** What is meant to lie over the table for a while: the table beneath waits for it. */
  const LAYERS =
    '.scene-frame, [data-quest-board], [data-finale], .finale, [data-reckoning], .reveal, [data-guide], .take, ' +
    // What was missed is read first; what a touch on the map tells goes by the next one; a page on its way comes soon.
    // Why something cannot be done is told beside it, and goes with the next touch or when one scrolls.
    '[data-testid="catch-up"], [data-about], p.waiting, [role="note"].slip, .reason.open';
  /** Figures stand on the board and close together: on spaces, names, and half before one another. */
  const FIGURES = '[data-target^="man:"], [data-figure], [data-rider], .men, [data-part="track"] .token';
  /** What lies on a map lies as close as the places do, and whatever is asked there is asked in the panel too. */
  const MAPS = '.map';
  /** A card that lies face down has its front beneath its back. */
  const TURNED = '.turner';
  /** Where answers lie nothing may be half hidden. */
  const QUESTION = '[data-question], [data-action], [data-menu]';
  /** A hint that is folded shows how it begins; a press unfolds it. */
  const FOLDED = '.folded';
  /** So many things of one list are looked at. */
  const MANY = 20;
  /** Pixels of which something can at least be seen and touched, where it is too large to be seen as a whole. */
  const LEAST = 24;
  /** Comes into sight when it has the focus, and not before. */
  const SUMMONED = '.skip-link';
  /** The chronicle says the same sentence as often as the same thing happened. */
  const REPEATS = '[data-testid="chronicle"]';
  /** Pixels that nobody sees: rounding, and the slant of letters. */
  const SLACK = 2;
  /** Where a line of text is higher than its letters. */
  const LEADING = 0.22;

  const clean = (words: string | null | undefined): string => (words ?? '').replace(/\s+/g, ' ').trim();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const hushed = new Map<Element, boolean>();
  /** Words for the ear alone: a box of one pixel, or one that is clipped away. */
  const spokenOnly = (element: Element): boolean => {
    const known = hushed.get(element);
    if (known !== undefined) return known;
    const { clipPath, position, overflowX } = styleOf(element);
    const { width, height } = element.getBoundingClientRect();
    const tiny = position === 'absolute' && overflowX !== 'visible' && width <= 2 && height <= 2;
    const above = element.parentElement;
    const hush = tiny || clipPath.startsWith('inset(50%') || (above !== null && spokenOnly(above));
    hushed.set(element, hush);
    return hush;
  };
  const seen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !spokenOnly(element);
  /** What is said of an element: its words, and the names of the pictures in it. */
  const saidOf = (element: Element): string => {
    const pictures = [...element.querySelectorAll('[aria-label], img[alt], svg title')];
    const names = pictures.map(each => each.getAttribute('aria-label') ?? each.getAttribute('alt') ?? each.textContent);
    return clean([element.getAttribute('aria-label'), element.textContent, ...names].filter(Boolean).join(' '));
  };
  const whereIs = (element: Element): string => {
    const names: string[] = [];
    for (let at: Element | null = element; at !== null && names.length < 4; at = at.parentElement) {
      const data = [...at.attributes].find(({ name }) => /^data-(?!choice|step|v-)/.test(name));
      const own = [...at.classList].filter(name => !/^s(velte)?-/.test(name)).slice(0, 2);
      const name = data ? `[${data.name}${data.value && data.value.length < 24 ? `="${data.value}"` : ''}]` : '';
      names.unshift(`${at.localName}${own.map(each => `.${each}`).join('')}${name}`);
    }
    return names.join(' > ');
  };
  const note = (law: Amiss['law'], element: Element, what: string) => {
    amiss.push({ law, where: whereIs(element), what });
  };

  const dialog = onTop();
  const modal = dialog?.matches(':modal') ? dialog : null;
  const floating = [...document.querySelectorAll('[popover]')].filter(each => each.matches(':popover-open')).at(-1);
  const scope: Element = floating ?? modal ?? document.body;
  const inScope = <E extends Element>(selector: string): E[] =>
    [...scope.querySelectorAll<E>(selector)].filter(each => seen(each) && each.closest('[inert]') === null);

  /** What an element is seen through: boxes that cut off what lies beyond them. */
  const scrollers = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let at = element; at.parentElement !== null; at = at.parentElement) {
      const { position } = styleOf(at);
      if (position === 'fixed' || at.matches('dialog, [popover]')) break;
      const { overflowX, overflowY } = styleOf(at.parentElement);
      if (overflowX !== 'visible' || overflowY !== 'visible') found.push(at.parentElement);
    }
    return found.filter(each => each !== document.body && each !== document.documentElement);
  };
  // No two buttons of one panel read the same.
  const PANELS =
    '[data-question], [data-menu], [popover], dialog, section, article, aside, fieldset, header, nav, form, main';
  const buttons = inScope<HTMLButtonElement>('button');
  const read = new Map<string, HTMLButtonElement>();
  const panels = new Map<Element, number>();
  for (const button of buttons) {
    if (button.closest(REPEATS) !== null) continue;
    const panel = button.closest(PANELS) ?? document.body;
    if (!panels.has(panel)) panels.set(panel, panels.size);
    const name = saidOf(button);
    if (name === '') {
      note('same', button, 'a button has no name');
      continue;
    }
    const key = `${panels.get(panel)} ${name}`;
    const other = read.get(key);
    const does = (each: HTMLButtonElement) => each.dataset.choice ?? each.dataset.touch ?? each.dataset.target;
    const twin = other !== undefined && does(other) !== undefined && does(other) === does(button);
    if (other !== undefined && !twin) note('same', button, `two buttons of one panel read “${name.slice(0, 80)}”`);
    read.set(key, button);
  }

  /** Of an element, or of the longest of its lines, what is in sight after scrolling. */
  const sightOf = (element: Element) => {
    const lines = styleOf(element).display === 'inline' ? [...element.getClientRects()] : [];
    const boxes = lines.length > 0 ? lines : [element.getBoundingClientRect()];
    const around = scrollers(element).map(each => each.getBoundingClientRect());
    const all = boxes.map(whole => ({
      whole,
      seen: {
        left: Math.max(0, whole.left, ...around.map(box => box.left)),
        top: Math.max(0, whole.top, ...around.map(box => box.top)),
        right: Math.min(innerWidth, whole.right, ...around.map(box => box.right)),
        bottom: Math.min(innerHeight, whole.bottom, ...around.map(box => box.bottom)),
      },
    }));
    const size = ({ seen: { left, right, top, bottom } }: (typeof all)[number]) =>
      Math.max(0, right - left) * Math.max(0, bottom - top);
    return all.reduce((best, one) => (size(one) > size(best) ? one : best));
  };
  /** Whether one may lie on the other: a layer on the table beneath it, a figure on the space where it stands. */
  const isMeant = (below: Element, above: Element): boolean => {
    if (above.matches(SUMMONED) || (below.matches(FIGURES) && above.contains(below))) return true;
    const layer = above.closest(LAYERS);
    if (layer !== null && !layer.contains(below)) return true;
    return above.closest(FIGURES) !== null && below.closest(QUESTION) === null;
  };

  // No button is covered, cut or outside the screen.
  const SHARES = [0.2, 0.5, 0.8];
  const touchable = inScope<HTMLElement>('button, a[href], select, [role="button"], [role="tab"]');
  const many = new Map<Element | null, number>();
  const wrongWith = (each: HTMLElement): string | null => {
    const { whole, seen: part } = sightOf(each);
    const { left, top, right, bottom } = part;
    if (right - left < Math.min(whole.width, LEAST) || bottom - top < Math.min(whole.height, LEAST))
      return 'is outside the screen or cut';
    const loose = each.matches(FANNED) || each.closest(MAPS) !== null;
    const shares = loose ? [0.06, 0.2, 0.5, 0.8, 0.94] : SHARES;
    const missed: Element[] = [];
    let [points, hits, centre] = [0, 0, false];
    for (const x of shares)
      for (const y of shares) {
        if (!loose && (x === 0.5) !== (y === 0.5)) continue;
        points++;
        const found = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
        const hit = found !== null && (each.contains(found) || found.closest('label')?.contains(each) === true);
        if (hit) hits++;
        // One point is enough where things lie on each other like cards in a hand.
        if (hit && loose) return null;
        if (hit && x === 0.5 && y === 0.5) centre = true;
        if (!hit) missed.push(found ?? document.documentElement);
      }
    if (centre && hits >= points - (each.closest(QUESTION) === null ? 2 : 1)) return null;
    if (missed.every(by => isMeant(each, by))) return null;
    const by = missed.find(one => !isMeant(each, one)) ?? missed[0];
    const how = by.contains(each) ? 'cut by' : 'covered by';
    return `is ${how} ${whereIs(by)} (${hits} of ${points} points can be touched)`;
  };
  let hidden: HTMLElement[] = touchable.filter(each => {
    // Of a long list some tell how all of them lie.
    const list = each.closest('ol, ul, p');
    many.set(list, (many.get(list) ?? 0) + 1);
    if (list !== null && (many.get(list) ?? 0) > MANY) return false;
    if (styleOf(each).pointerEvents === 'none' || each.matches(SUMMONED)) return false;
    const box = each.getBoundingClientRect();
    return box.width >= 2 && box.height >= 2 && wrongWith(each) !== null;
  });
  // Who does not see it scrolls, and who sees it half hidden scrolls on. What comes into sight on the way is looked at too.
  while (hidden.length > 0) {
    const [first] = hidden;
    let how: string | null = null;
    for (const share of [null, 0.5, 0.25, 0.75]) {
      const back = bring(first, share);
      how = wrongWith(first);
      hidden = hidden.filter(each => (each === first ? how !== null : wrongWith(each) !== null));
      back();
      if (how === null) break;
    }
    if (how !== null) note('covered', first, `“${saidOf(first).slice(0, 60)}” ${how}`);
    hidden = hidden.filter(each => each !== first);
  }

  // No text is clipped, and none runs out of its box.
  interface Line {
    readonly element: Element;
    readonly words: string;
    readonly box: { left: number; top: number; right: number; bottom: number };
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = clean(node.textContent);
    if (element === null || words === '' || !seen(element) || element.closest('option, script, style') !== null)
      continue;
    range.selectNodeContents(node);
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      if (width < 1 || height < 1) continue;
      const lead = height * LEADING;
      lines.push({ element, words, box: { left, right, top: top + lead, bottom: bottom - lead } });
    }
  }
  const inSight = new Set(lines.map(({ element }) => element));
  // From here on nothing is scrolled any more.
  const boxes = new Map<Element, DOMRect>();
  const boxOf = (element: Element): DOMRect => {
    const known = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, known);
    return known;
  };
  const clips = (value: string): boolean => value === 'hidden' || value === 'clip';
  const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
  const hasFace = (element: Element): boolean => {
    const { backgroundColor, backgroundImage, borderTopWidth, borderTopStyle, boxShadow } = styleOf(element);
    return (
      !/rgba\(.*, 0\)|transparent/.test(backgroundColor) ||
      backgroundImage !== 'none' ||
      boxShadow !== 'none' ||
      (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0)
    );
  };
  const told = new Set<Element>();
  const cut = (element: Element, what: string) => {
    if (told.has(element)) return;
    told.add(element);
    note('clipped', element, what);
  };
  const layers = [...document.querySelectorAll(LAYERS)].filter(seen);
  const beneath = (element: Element, { left, top, right, bottom }: Line['box']): boolean =>
    layers.some(layer => {
      if (layer.contains(element)) return false;
      const around = boxOf(layer);
      return left < around.right && right > around.left && top < around.bottom && bottom > around.top;
    });
  /** Letters are hardly ever wider than high: a word of so many can only be broken where the line is shorter. */
  const WIDEST = 0.9;
  /** Where a line may end within a word. */
  const SEAMS = /[-–—/’'@.\u00ad\u200b]/;
  /** The box whose width a line of it has. */
  const blockOf = (element: Element): Element => {
    let at = element;
    while (at.parentElement !== null && /^(inline|contents)$/.test(styleOf(at).display)) at = at.parentElement;
    return at;
  };
  // No word is broken in two without a hyphen. Names, links and figures that somebody else wrote are no words.
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    if (element === null || !inSight.has(element)) continue;
    const { fontSize, hyphens, overflowWrap } = styleOf(element);
    if (hyphens === 'auto' || overflowWrap === 'anywhere') continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      if (word.length < 3 || SEAMS.test(word)) continue;
      const room = boxOf(blockOf(element)).width;
      if (word.length * Number.parseFloat(fontSize) * WIDEST < room) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) cut(element, `“${word}” is broken in two`);
    }
  }
  for (const { element, words, box } of lines) {
    if (beneath(element, box) || element.closest(FOLDED) !== null) continue;
    let [freeX, freeY, faced, turned] = [true, true, false, false];
    const said = words.slice(0, 60);
    for (let at: Element | null = element; at !== null && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, display, position, transform } = styleOf(at);
      if (display === 'contents') continue;
      const inline = display === 'inline';
      const around = boxOf(at);
      if (!inline) {
        if (scrolls(overflowX) && at.scrollWidth > at.clientWidth + 1) freeX = false;
        if (scrolls(overflowY) && at.scrollHeight > at.clientHeight + 1) freeY = false;
        // Of what is turned the outer box tells nothing; but what scrolls may be scrolled.
        const wide = turned ? 0 : Math.max(around.left - box.left, box.right - around.right);
        const high = turned ? 0 : Math.max(around.top - box.top, box.bottom - around.bottom);
        if (freeX && (clips(overflowX) || scrolls(overflowX)) && wide > SLACK)
          cut(element, `“${said}” is clipped by ${Math.round(wide)} pixels`);
        else if (freeY && (clips(overflowY) || scrolls(overflowY)) && high > SLACK)
          cut(element, `“${said}” is clipped in height by ${Math.round(high)} pixels`);
        else if (!faced && hasFace(at)) {
          faced = true;
          if ((freeX && wide > SLACK) || (freeY && high > SLACK + 1))
            cut(element, `“${said}” runs ${Math.round(Math.max(wide, high))} pixels out of its box`);
        }
      }
      if (position === 'fixed' || at.matches('[popover]')) break;
      if (transform !== 'none' && !/^matrix\([^,]+, 0, 0, /.test(transform)) turned = true;
    }
    if (freeX && (box.right > innerWidth + SLACK || box.left < -SLACK))
      cut(element, `“${said}” runs out of the screen`);
  }
  const page = document.scrollingElement ?? document.documentElement;
  if (page.scrollWidth > innerWidth + 1 && styleOf(page).overflowX !== 'hidden')
    note('clipped', page, `the page is ${page.scrollWidth - innerWidth} pixels wider than the screen`);

  // No text lies on other text.
  const opaque = (element: Element): boolean => {
    const { backgroundColor, backgroundImage, opacity } = styleOf(element);
    const alpha = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1];
    const solid = backgroundColor.startsWith('rgb(') || Number(alpha ?? 0) > 0.8;
    const shaded = backgroundImage.includes('gradient(') && !/rgba|transparent|color\(/.test(backgroundImage);
    const pictured = backgroundImage.includes('url(') || element.localName === 'img';
    return Number(opacity) > 0.8 && (solid || shaded || pictured);
  };
  const shownBoth = (one: Line, other: Line, x: number, y: number): boolean => {
    const stack = document.elementsFromPoint(x, y);
    const places = [one, other].map(({ element }) => stack.indexOf(element));
    if (places.includes(-1)) return false;
    const lower = Math.max(...places);
    const beneath = places[0] === lower ? one.element : other.element;
    return !stack.slice(0, lower).some(each => !each.contains(beneath) && opaque(each));
  };
  const rows = lines
    .filter(({ box }) => box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0)
    .toSorted((a, b) => a.box.top - b.box.top);
  for (const [nth, one] of rows.entries())
    for (let next = nth + 1; next < rows.length && rows[next].box.top < one.box.bottom; next++) {
      const other = rows[next];
      if (one.element === other.element) continue;
      if (one.element.closest(FANNED) !== null && other.element.closest(FANNED) !== null) continue;
      const left = Math.max(one.box.left, other.box.left);
      const right = Math.min(one.box.right, other.box.right);
      const top = Math.max(one.box.top, other.box.top);
      const bottom = Math.min(one.box.bottom, other.box.bottom);
      if (right - left < 3 || bottom - top < 3) continue;
      if (!shownBoth(one, other, (left + right) / 2, (top + bottom) / 2)) continue;
      note(
        'overlaps',
        one.element,
        `“${one.words.slice(0, 40)}” and “${other.words.slice(0, 40)}” lie on each other (${whereIs(other.element)})`,
      );
    }
  /** What stays where it is while the rest is scrolled beneath it. */
  const stays = (above: Element, below: Element): boolean => {
    for (let at: Element | null = above; at !== null && !at.contains(below); at = at.parentElement)
      if (/^(sticky|fixed)$/.test(styleOf(at).position)) return true;
    return false;
  };
  // And nothing that is no text lies on it: a card on a number, a coin on a word.
  for (const { element, words, box } of rows) {
    if (beneath(element, box) || element.closest(`${FANNED}, ${MAPS}, ${FIGURES}, ${TURNED}`) !== null) continue;
    const y = (box.top + box.bottom) / 2;
    for (const share of [0.15, 0.5, 0.85]) {
      const x = box.left + share * (box.right - box.left);
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const stack = document.elementsFromPoint(x, y);
      const place = stack.indexOf(element);
      if (place < 1) continue;
      // What contains it lies before it only by what is drawn around it, such as a larger place to touch.
      const isOther = (each: Element) => !element.contains(each) && !each.contains(element);
      const above = stack.slice(0, place).find(each => isOther(each) && opaque(each));
      if (above === undefined || isMeant(element, above) || stays(above, element)) continue;
      note('overlaps', element, `“${words.slice(0, 40)}” lies under ${whereIs(above)}`);
      break;
    }
  }
  return amiss;
};
