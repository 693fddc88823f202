import { saidOf } from '../words.ts';
import type { Glance } from './glance.ts';
import { REPEATS } from './meant.ts';

const PANELS =
  '[data-question], [data-menu], [popover], dialog, section, article, aside, fieldset, header, nav, form, main';

const doneBy = ({ dataset }: HTMLButtonElement): string | undefined =>
  dataset.choice ?? dataset.touch ?? dataset.target;

/** No two buttons of one panel read the same, unless they do the same. */
export const noteSame = (glance: Glance): void => {
  const read = new Map<string, HTMLButtonElement>();
  const panels = new Map<Element, number>();
  for (const button of glance.inScope<HTMLButtonElement>('button')) {
    if (button.closest(REPEATS) !== null) continue;
    const panel = button.closest(PANELS) ?? document.body;
    if (!panels.has(panel)) panels.set(panel, panels.size);
    const name = saidOf(button);
    if (name === '') {
      glance.note('same', button, 'a button has no name');
      continue;
    }
    const key = `${panels.get(panel)} ${name}`;
    const other = read.get(key);
    const isTwin = other !== undefined && doneBy(other) !== undefined && doneBy(other) === doneBy(button);
    if (other !== undefined && !isTwin)
      glance.note('same', button, `two buttons of one panel read “${name.slice(0, 80)}”`);
    read.set(key, button);
  }
};
