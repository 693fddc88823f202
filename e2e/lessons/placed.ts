import type { Page } from 'playwright-core';

/** Frames after which what is amiss counts: a table that has just been turned lays itself out first, and the ring follows. */
const FRAMES = 240;

/** What is wrong with where the guide lies, or with his way on. */
const guideAmiss = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const guide = document.querySelector<HTMLElement>('[data-standing]');
    if (guide === null) return 'there is no guide';
    // Only the map's own box can be scrolled back by hand.
    const within = [...document.querySelectorAll('[data-map] > *, [data-map] > * > *')];
    if (within.some(each => each.scrollTop !== 0 || each.scrollLeft !== 0)) return 'the map is cut off for good';
    const isOnTop = (x: number, y: number): boolean => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (guide.contains(there) || there.contains(guide));
    };
    const { left, top, right, bottom } = guide.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return 'the guide is not on the screen';
    const way = guide.querySelector('[data-act="guide-on"], [data-act="guide-does"]')?.getBoundingClientRect();
    if (way === undefined) return 'there is no way on';
    if (way.bottom > bottom || !isOnTop(way.x + way.width / 2, way.y + way.height / 2))
      return 'the way on cannot be pressed';
    return isOnTop(left + (right - left) / 4, top + 20) ? null : 'something lies over the guide';
  });

/** What is wrong with his ring: what it is around lies in sight, and is covered by nobody. */
const ringAmiss = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const guide = document.querySelector<HTMLElement>('[data-standing]');
    const around = document.querySelector<HTMLElement>('[data-ring]');
    if (guide === null) return 'there is no guide';
    if (around === null)
      return guide.dataset.standing === 'asks' && guide.dataset.own === undefined ? 'nothing is ringed' : null;
    const { left, top, right, bottom } = guide.getBoundingClientRect();
    const ring = around.getBoundingClientRect();
    // The ring stands a little around what it rings.
    const EDGE = 6;
    if (ring.left < -EDGE || ring.top < -EDGE || ring.right > innerWidth + EDGE || ring.bottom > innerHeight + EDGE)
      return 'what is ringed is not on the screen';
    const beside = ring.right - EDGE <= left || ring.left + EDGE >= right;
    if (!beside && ring.bottom - EDGE > top && ring.top + EDGE < bottom) return 'the guide covers what he rings';
    const { ring: place = '' } = around.dataset;
    const there = document.elementFromPoint((ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2);
    const rung = [...document.querySelectorAll(place === '' ? '[role="tab"]' : place)];
    const isSeen = rung.some(each => there !== null && (each.contains(there) || there.contains(each)));
    return isSeen ? null : `what is ringed is covered: ${place}`;
  });

/** What is asked can be read to its last line: the ring does not lie across it. */
const wordsAmiss = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const around = document.querySelector<HTMLElement>('[data-ring]');
    if (around === null) return null;
    // Its lines are shadows around it: the widest of them is how far they reach.
    const reach = Math.max(...Array.from(getComputedStyle(around).boxShadow.matchAll(/([\d.]+)px/g), ([, px]) => +px));
    const pen = document.createElement('canvas').getContext('2d');
    if (!(reach > 0) || pen === null) return 'nothing tells how far the ring reaches';
    const ring = around.getBoundingClientRect();
    const middle = document.elementFromPoint((ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2);
    // What stays where it is while the page is scrolled lies over this or that, as the reader wants it.
    const pinned = (element: Element | null): Element | null =>
      element === null || ['sticky', 'fixed'].includes(getComputedStyle(element).position)
        ? element
        : pinned(element.parentElement);
    const within = pinned(middle) ?? document.body;
    // Of each line the part between the feet of its letters and the height of an x.
    const lines = (element: Element): readonly DOMRect[] => {
      pen.font = getComputedStyle(element).font;
      const { fontBoundingBoxAscent: ascent, actualBoundingBoxAscent: high } = pen.measureText('x');
      const words = document.createRange();
      words.selectNodeContents(element);
      return Array.from(words.getClientRects(), ({ x, y, width }) => new DOMRect(x, y + ascent - high, width, high));
    };
    const isSeen = (element: Element, { left, top, width, height }: DOMRect): boolean =>
      document.elementsFromPoint(left + width / 2, top + height / 2)[0] === element;
    const isCrossed = ({ left, right, top, bottom }: DOMRect): boolean => {
      if (right <= ring.left - reach || left >= ring.right + reach) return false;
      const over = (from: number): number => Math.min(from + reach, bottom) - Math.max(from, top);
      return Math.max(over(ring.top - reach), over(ring.bottom)) >= 1;
    };
    const crossed = [...within.querySelectorAll('h1, h2, h3, p')].find(
      each =>
        middle !== null &&
        !each.contains(middle) &&
        !middle.contains(each) &&
        lines(each).some(line => isCrossed(line) && isSeen(each, line)),
    );
    return crossed === undefined ? null : `the ring lies across: ${crossed.textContent}`;
  });

/** He names the button as it reads on the table; on a picture of it nothing can be read. */
const nameAmiss = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const guide = document.querySelector<HTMLElement>('[data-standing]');
    const around = document.querySelector<HTMLElement>('[data-ring]');
    if (guide?.dataset.standing !== 'asks' || guide.dataset.own !== undefined || around === null) return null;
    const { left, right, top, bottom } = around.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const rung = [...document.querySelectorAll(around.dataset.ring || '[role="tab"]')].find(
      each => there !== null && (each.contains(there) || there.contains(each)),
    );
    const [, french, english] =
      /(?:«([^«]+)»|“([^“]+)”)\P{L}*$/u.exec(guide.querySelector('.now')?.textContent ?? '') ?? [];
    const quoted = french ?? english;
    // What is picked up first is not the button: once it is in hand, the ring goes on to that.
    if (rung === undefined || quoted === undefined || rung.closest('[aria-pressed="false"]') !== null) return null;
    const choice = rung.getAttribute('data-choice');
    const same = [...document.querySelectorAll('[data-choice]')].filter(
      each => each.getAttribute('data-choice') === choice,
    );
    const reads = [rung, ...same].map(each => each.textContent?.replace(/[ \n]+/g, ' ')).join(' | ');
    // Quotes within quotes are others than those on the table.
    const bare = (text: string): string => text.replace(/[«»“”‘’\s]+/g, ' ').trim();
    return bare(reads).includes(bare(quoted)) ? null : `the guide says “${quoted}”, and there stands: ${reads}`;
  });

const amissNow = async (page: Page): Promise<string | null> =>
  (await guideAmiss(page)) ?? (await ringAmiss(page)) ?? (await wordsAmiss(page)) ?? (await nameAmiss(page));

/** What is wrong with how the guide and his ring lie on the page once it has come to rest; null where nothing is. */
export const amissIn = async (page: Page): Promise<string | null> => {
  let fault = await amissNow(page);
  for (let left = FRAMES; fault !== null && left > 0; left--) {
    await page.evaluate(() => new Promise(done => requestAnimationFrame(done)));
    fault = await amissNow(page);
  }
  return fault;
};
