import { clean } from '../words.ts';
import { type Screen, stepNow } from './screen.ts';

const PANEL = '[data-question], [data-action]';
/** What happens is told line by line in the panel itself, and dice lie there: that is what is being shown. */
const TOLD = '.lines, .tray, [data-says]';
/** What bots suggest comes when they have thought of it. */
const SUGGESTED = 'section[data-suggestions], [data-suggestions] .said, [data-agree]';

/** Notes, in a frame in which something changed, whether the panel of the question reads otherwise. */
export const panelNotes = (screen: Screen): (() => void) => {
  let text = '';
  return () => {
    const copy = document.querySelector(PANEL)?.cloneNode(true) as HTMLElement | undefined;
    for (const told of copy?.querySelectorAll(`${TOLD}, ${SUGGESTED}`) ?? []) told.remove();
    const now = clean(copy?.textContent);
    if (now === text) return;
    text = now;
    const at = performance.timeOrigin + performance.now();
    screen.noted.push({ kind: 'panel', text, step: stepNow(), acts: screen.acts, at });
  };
};
