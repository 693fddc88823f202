import { bring } from '../bring.ts';
import { saidOf, whereIs } from '../words.ts';
import type { Glance } from './glance.ts';
import { FANNED, isMeant, MAPS, QUESTION, SUMMONED } from './meant.ts';
import { sightOf } from './sight.ts';

/** So many things of one list are looked at. */
const MANY = 20;
/** Pixels of which something can at least be seen and touched, where it is too large to be seen as a whole. */
const LEAST = 24;
/** Where something is touched, as shares of its box. */
const SHARES = [0.2, 0.5, 0.8];
/** Where things lie on each other like cards in a hand, one point is enough. */
const LOOSE_SHARES = [0.06, 0.2, 0.5, 0.8, 0.94];
/** How far down the screen something half hidden is scrolled, one way after the other. */
const WAYS = [null, 0.5, 0.25, 0.75];

interface Touched {
  readonly points: number;
  readonly hits: number;
  readonly centre: boolean;
  /** What was found instead. */
  readonly missed: readonly Element[];
}

const touch = (each: HTMLElement, { left, top, right, bottom }: ReturnType<typeof sightOf>['seen']): Touched | null => {
  const isLoose = each.matches(FANNED) || each.closest(MAPS) !== null;
  const shares = isLoose ? LOOSE_SHARES : SHARES;
  const missed: Element[] = [];
  let [points, hits, centre] = [0, 0, false];
  for (const x of shares)
    for (const y of shares) {
      if (!isLoose && (x === 0.5) !== (y === 0.5)) continue;
      points++;
      const found = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
      const isHit = found !== null && (each.contains(found) || found.closest('label')?.contains(each) === true);
      if (isHit && isLoose) return null;
      if (isHit) hits++;
      if (isHit && x === 0.5 && y === 0.5) centre = true;
      if (!isHit) missed.push(found ?? document.documentElement);
    }
  return { points, hits, centre, missed };
};

const wrongWith = (glance: Glance, each: HTMLElement): string | null => {
  const { whole, seen } = sightOf(glance, each);
  const { left, top, right, bottom } = seen;
  if (right - left < Math.min(whole.width, LEAST) || bottom - top < Math.min(whole.height, LEAST))
    return 'is outside the screen or cut';
  const touched = touch(each, seen);
  if (touched === null) return null;
  const { points, hits, centre, missed } = touched;
  if (centre && hits >= points - (each.closest(QUESTION) === null ? 2 : 1)) return null;
  if (missed.every(by => isMeant(each, by))) return null;
  const by = missed.find(one => !isMeant(each, one)) ?? missed[0];
  const how = by.contains(each) ? 'cut by' : 'covered by';
  return `is ${how} ${whereIs(by)} (${hits} of ${points} points can be touched)`;
};

/** Of a long list some tell how all of them lie. */
const touchable = (glance: Glance): HTMLElement[] => {
  const many = new Map<Element | null, number>();
  return glance.inScope<HTMLElement>('button, a[href], select, [role="button"], [role="tab"]').filter(each => {
    const list = each.closest('ol, ul, p');
    const nth = (many.get(list) ?? 0) + 1;
    many.set(list, nth);
    if (list !== null && nth > MANY) return false;
    if (glance.styleOf(each).pointerEvents === 'none' || each.matches(SUMMONED)) return false;
    const box = each.getBoundingClientRect();
    return box.width >= 2 && box.height >= 2;
  });
};

/**
 * No button is covered, cut or outside the screen. Who does not see it scrolls, and who sees it half hidden scrolls on.
 * What comes into sight on the way is looked at too.
 */
export const noteCovered = (glance: Glance): void => {
  let hidden = touchable(glance).filter(each => wrongWith(glance, each) !== null);
  while (hidden.length > 0) {
    const [first] = hidden;
    let how: string | null = null;
    for (const share of WAYS) {
      const back = bring(first, share);
      how = wrongWith(glance, first);
      hidden = hidden.filter(each => (each === first ? how !== null : wrongWith(glance, each) !== null));
      back();
      if (how === null) break;
    }
    if (how !== null) glance.note('covered', first, `“${saidOf(first).slice(0, 60)}” ${how}`);
    hidden = hidden.filter(each => each !== first);
  }
};
