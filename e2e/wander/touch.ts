import type { Tools } from './page/in-page.ts';
import { type Person, unlessTurned } from './person.ts';

/** Where the nth of the things in sight can be touched, as somebody would who sees it; null where none can. */
const pointOf = (person: Person, selector: string, nth: number): Promise<{ x: number; y: number } | null> =>
  person.page.evaluate(
    ([what, pick]) => {
      const dialog = (window as unknown as Tools).wander.onTop();
      const scope = dialog?.matches(':modal') ? dialog : document;
      const seen = [...scope.querySelectorAll<HTMLElement>(what)].filter(
        each =>
          each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          each.getBoundingClientRect().width > 2,
      );
      const found = seen[pick % Math.max(1, seen.length)];
      if (found === undefined) return null;
      const pointAt = () => {
        const { left, top, width, height } = found.getBoundingClientRect();
        for (const [x, y] of [
          [0.5, 0.5],
          [0.12, 0.25],
          [0.12, 0.75],
          [0.85, 0.5],
          [0.5, 0.15],
          [0.5, 0.9],
        ]) {
          const point = { x: left + x * width, y: top + y * height };
          const hit = document.elementFromPoint(point.x, point.y);
          if (hit !== null && found.contains(hit)) return point;
        }
        return null;
      };
      const first = pointAt();
      if (first !== null) return first;
      (window as unknown as Tools).wander.bring(found);
      return pointAt();
    },
    [selector, nth] as const,
  );

const press = async ({ page, touch }: Person, { x, y }: { x: number; y: number }, times: number): Promise<void> => {
  for (let at = 0; at < times; at++)
    if (touch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
};

/** Touches the nth of the things in sight; false where there is none that can be touched. */
export const touchAt = async (person: Person, selector: string, nth: number, times = 1): Promise<boolean> => {
  const point = await unlessTurned(() => pointOf(person, selector, nth));
  if (point === null) return false;
  await press(person, point, times);
  return true;
};

/** Lets the pointer rest on the nth of the things in sight. */
export const restOn = async (person: Person, selector: string, nth: number): Promise<boolean> => {
  const point = await pointOf(person, selector, nth);
  if (point === null || person.touch) return false;
  await person.page.mouse.move(point.x, point.y, { steps: 2 });
  return true;
};
