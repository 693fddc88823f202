import type { Noted } from './noted.ts';

/** What everybody who takes notes in a page shares. */
export class Screen {
  readonly noted: Noted[] = [];
  /** How often somebody has acted. Counted on from when the page was opened: no two openings count the same. */
  acts = Math.round(performance.timeOrigin);
  /** What is never painted is never seen: only frames count. */
  frames = 0;
}

export const stepNow = (): string => document.querySelector<HTMLElement>('[data-step]')?.dataset.step ?? '';
